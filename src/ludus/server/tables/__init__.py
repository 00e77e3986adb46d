"""One table, the authority over a game in progress: it knows no socket, no database, no thread and no other process."""
