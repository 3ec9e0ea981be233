"""What a game needs to test itself: shipped, so that a new game outside this repository can use it too."""
