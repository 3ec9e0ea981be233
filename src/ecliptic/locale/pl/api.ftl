### Co słyszą programy w Pythonie, gdy coś jest nie tak.

setup-did-you-mean = Może chodzi o „{ $name }”?
