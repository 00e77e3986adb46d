"""`python -m ludus.server serve`"""

from .commands import main

main(prog_name="ludus")
