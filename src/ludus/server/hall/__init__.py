"""The tables that are open in this process: their owners, clocks, bots and listeners."""
