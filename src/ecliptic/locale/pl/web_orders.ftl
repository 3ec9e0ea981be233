### Strona: rozkazy na później i kto decydował zamiast gracza.

web-orders = Rozkazy na później
web-leave-orders = Rozkazy
web-leave-orders-why = Zostaw rozkazy na wypadek, gdy padnie pytanie
web-orders-what = Każdy jest wykonywany raz, gdy tylko padnie pytanie i jest to możliwe. Widzisz je tylko ty.
web-orders-none-yet = Jak dotąd nie padło żadne pytanie, które mogłoby się powtórzyć.
web-order-question = Gdy padnie pytanie
web-order-answer = zrób to
web-order-add = Zostaw rozkaz
web-order-line = „{ $question }”: { $answer }
web-order-unknown = Rozkaz z innego programu
web-order-remove = Cofnij rozkaz { $order }
web-by-order = według rozkazu na później
web-by-steward = decyzja bota w zastępstwie
web-digest-mine = Co dotyczy ciebie
web-digest-all = Co się wydarzyło
