"""The arena: many games between bots, compared fairly, resumed at will, and the same every time."""
