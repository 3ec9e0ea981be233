"""What people read and see: names, prompts, the board as text, in the terminal and as a scene."""
