"""One module a step; each goes up and down."""
