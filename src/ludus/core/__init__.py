"""What all games share. Compiled, one module stands for most of these files (`native.py`)."""

from .native import install

install(__name__)
