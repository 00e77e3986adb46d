"""Runs the benchmarks: `python -m benchmarks --help`."""

from .bench import main

main()
