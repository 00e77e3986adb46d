"""When a notice comes: not in quiet hours, not too often, and a reminder while there is time left."""

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..protocol.notices import Wishes
from ..tables.clock import SECOND
from .words import HOUR


@cache
def zone(name: str) -> ZoneInfo | None:
    """A zone of the time, None if there is none of that name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def is_quiet(wishes: Wishes, now: int) -> bool:
    """Whether somebody sleeps: from the first hour until the second, over midnight too."""
    if wishes.quiet is None:
        return False
    begin, end = wishes.quiet
    hour = datetime.fromtimestamp(now / 1000, zone(wishes.zone) or ZoneInfo("UTC")).hour
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def remind_at(wishes: Wishes, since: int, due: int | None) -> int | None:
    """When somebody is reminded: so many hours before their time is up, but not before half of it is gone."""
    if due is None or not wishes.remind:
        return None
    return due - min(wishes.remind * HOUR, (due - since) // 2)


def may_tell(wishes: Wishes, sent: int, now: int, least: int) -> bool:
    """Whether it is not too soon after what was sent last; `least`: seconds between two notices of anybody."""
    return now - sent >= max(wishes.every * 60, least) * SECOND
