"""What is in the box: cards and boards as data, read and checked."""
