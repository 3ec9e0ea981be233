"""Mission: Red Planet, in the editions of 2005, 2015 and 2025."""
