"""Everything that is kept: the database, its migrations, what is asked of it and written to it, and copies of it."""
