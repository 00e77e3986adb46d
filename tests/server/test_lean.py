"""What an open socket is made of: frames of any size, and queues with one reader."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from ludus.server.lean import frame
from ludus.server.line import Line

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1024, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_is_one_frame(size: int) -> None:
    payload = b"a" * size
    reader = StreamReader()
    reader.feed_data(frame(payload))
    reading = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as found:
        next(reading)
    assert found.value.value == Frame(Opcode.TEXT, payload)
    assert not reader.buffer  # nothing behind it


async def test_a_line_is_read_in_order_and_waits_for_more() -> None:
    line: Line[int] = Line()
    line.put_nowait(1)
    line.put_nowait(2)
    assert [await line.get(), await line.get()] == [1, 2]
    waiting = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    line.put_nowait(3)
    line.put_nowait(4)
    assert await waiting == 3
    assert not line.empty()
    assert await line.get() == 4
    assert line.empty()


async def test_a_reader_that_goes_away_loses_nothing() -> None:
    line: Line[int] = Line()
    waiting = asyncio.create_task(line.get())
    await asyncio.sleep(0)
    line.put_nowait(1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await line.get() == 1
