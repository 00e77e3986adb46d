"""The words rules have for numbers. To Python they are ints; the build gives each its C type (tools/native)."""

from typing import Any, TypeAlias

u64: TypeAlias = int  # 64 bits, never below 0
Row: TypeAlias = list[int]  # a row of small ints of a position
Answers: TypeAlias = list[int]  # where listed answers begin
Kind: TypeAlias = type | int  # an event, by its class or by its number
Number: TypeAlias = int  # whatever int a caller hands over, however large
Bytes: TypeAlias = memoryview  # bytes of the caller, from the first on; below, other numbers of his
Shorts: TypeAlias = "memoryview | list[int]"
Ints: TypeAlias = "memoryview | list[int]"
Longs: TypeAlias = memoryview
Words: TypeAlias = memoryview
Floats: TypeAlias = "memoryview[float]"
Items: TypeAlias = list[Any]  # where the objects of a list begin
