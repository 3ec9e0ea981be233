"""Weights from self-play: games between bots, a regression on how they ended, and a match that decides."""
