### Страница: постоянные приказы и кто решал вместо игрока.

web-orders = Приказы на потом
web-leave-orders = Приказы
web-leave-orders-why = Оставить приказы на случай, когда вас спросят
web-orders-what = Каждый исполняется один раз, как только вас спросят и это возможно. Видите их только вы.
web-orders-none-yet = Пока вас не спрашивали ни о чём, что могло бы повториться.
web-order-question = Когда меня спросят
web-order-answer = сделать так
web-order-add = Оставить приказ
web-order-line = «{ $question }»: { $answer }
web-order-unknown = Приказ из другой программы
web-order-remove = Отменить приказ { $order }
web-by-order = по приказу, оставленному заранее
web-by-steward = решил бот на замене
web-digest-mine = Что касается вас
web-digest-all = Что произошло
