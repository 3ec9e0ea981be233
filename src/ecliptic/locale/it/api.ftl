### Ciò che viene detto ai programmi in Python quando qualcosa non va.

setup-did-you-mean = Forse intendevi “{ $name }”?
