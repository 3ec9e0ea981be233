"""What bots need: worlds that could be true, features, weights, levels."""
