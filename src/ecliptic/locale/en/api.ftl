### What Python programs are told when something is wrong.

setup-did-you-mean = Did you mean “{ $name }”?
