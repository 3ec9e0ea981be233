### The page: standing orders, and who decided in somebody's place.

web-orders = Standing orders
web-leave-orders = Orders
web-leave-orders-why = Leave orders for when you are asked
web-orders-what = Each is carried out once, as soon as you are asked and it is possible. Only you can see them.
web-orders-none-yet = So far you have not been asked anything that could come again.
web-order-question = When I am asked
web-order-answer = do this
web-order-add = Leave this order
web-order-line = “{ $question }”: { $answer }
web-order-unknown = An order from another program
web-order-remove = Take back the order { $order }
web-by-order = by standing order
web-by-steward = by the bot that stands in
web-digest-mine = What concerns you
web-digest-all = What happened
