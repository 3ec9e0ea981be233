"""WebSockets: connections, what is sent on them, and who may stay."""
