"""The web application: routes, authentication, errors, start and stop."""
