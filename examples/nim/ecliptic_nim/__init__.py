"""Nim for Ecliptic: a sample of a game in a package of its own."""
