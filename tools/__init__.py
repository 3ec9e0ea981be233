"""How the project is built, measured and checked: not part of the package."""
