"""Kosmonauts: a race through the solar system."""
