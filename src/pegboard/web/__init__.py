"""The club on the web: pages, forms, the live connection, and the types of its messages."""

from pegboard.web._serve import ServeError, serve

__all__ = ["ServeError", "serve"]
