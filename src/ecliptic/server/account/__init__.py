"""What belongs to a user: export, deletion, statistics."""
