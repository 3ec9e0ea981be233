### La pagina: ordini per dopo, e chi ha deciso al posto di qualcuno.

web-orders = Ordini per dopo
web-leave-orders = Ordini
web-leave-orders-why = Lascia ordini per quando ti verrà chiesto
web-orders-what = Ognuno si esegue una volta, appena ti viene chiesto ed è possibile. Li vedi solo tu.
web-orders-none-yet = Finora non ti è stato chiesto nulla che possa ripetersi.
web-order-question = Quando mi si chiede
web-order-answer = fai così
web-order-add = Lascia l’ordine
web-order-line = «{ $question }»: { $answer }
web-order-unknown = Un ordine da un altro programma
web-order-remove = Ritira l’ordine { $order }
web-by-order = per un ordine lasciato prima
web-by-steward = deciso dal bot sostituto
web-digest-mine = Ciò che ti riguarda
web-digest-all = Che cosa è successo
