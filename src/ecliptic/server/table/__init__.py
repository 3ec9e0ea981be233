"""What a table is: seats, clock, settings, and what can happen there. Pure: no I/O."""
