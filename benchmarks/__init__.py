"""Timings of the games beside those of the peers: `python -m benchmarks` writes RESULTS.md."""
