"""How much the table server can take, measured beside boardgame.io's on the same load: `ecliptic bench server`."""
