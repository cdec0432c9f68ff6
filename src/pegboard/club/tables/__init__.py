"""Tables of the club: decide, store, tell."""
