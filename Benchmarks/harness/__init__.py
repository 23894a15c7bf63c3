"""The parts of Benchmarks/run. Python's standard library only."""
