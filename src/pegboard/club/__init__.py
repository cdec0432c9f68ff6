"""The club: players, tables, lobby. It knows no rule of any game and no transport."""
