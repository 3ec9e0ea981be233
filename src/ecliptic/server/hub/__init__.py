"""The tables of this process: where moves come in, and who hears of them."""
