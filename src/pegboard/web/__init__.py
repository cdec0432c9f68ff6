"""The club on the web: pages, forms, the live connection, and the types of its messages."""
