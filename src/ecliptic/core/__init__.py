"""The core knows seats, steps, choices, views and chance, and not one game."""
