"""One suite for every game: `pytest --pyargs ludus.conformance`, `--game NAME` for one. Only pytest imports it."""
