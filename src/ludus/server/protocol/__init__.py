"""What travels over a table's WebSocket, as tagged structs. docs/protocol.md tells the story; schema.py exports it.

A client sends `Command`s. Everything the server tells is a `Message`; those that change the table carry its sequence
number. Times are milliseconds: of the server's clock since 1970 where the field is called `at`, else durations.
"""

from .commands import *
from .happenings import *
from .messages import *
from .parts import *
