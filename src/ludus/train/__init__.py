"""Nets that play, trained by playing against themselves: `ludus train GAME`, or `python -m ludus.train GAME`.

Settings, the form of a net and its play in NumPy (`settings`, `weights`, `player`) need `ludus[learn]`; all that trains
needs `ludus[train]`, too.
"""
