"""Turn notifications by mail and webhook."""
