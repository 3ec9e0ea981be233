"""A table at which any game can be played by anyone: people, bots, learners."""
