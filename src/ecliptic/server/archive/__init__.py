"""Games looked at again: replay, review, records, and new games from old positions."""
