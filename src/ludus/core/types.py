"""The words rules have for numbers. To Python they are ints; the build gives each its C type (tools/native)."""

from typing import TypeAlias

u64: TypeAlias = int  # 64 bits, never below 0
Row: TypeAlias = list[int]  # a row of small ints of a position
Answers: TypeAlias = list[int]  # where listed answers begin
Kind: TypeAlias = type | int  # an event, by its class or by its number
Number: TypeAlias = int  # whatever int a caller hands over, however large
