"""What an administrator sees and does, straight in the database."""
