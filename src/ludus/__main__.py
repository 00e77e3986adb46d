"""`python -m ludus` is the command `ludus`."""

from .cli import main

if __name__ == "__main__":
    main()
