"""Alembic's scripts, shipped inside the package."""
