"""What a notice says, in the language of its reader. It is made of names, games and times: the position of a game never
comes here, so nothing hidden can leave."""

import json
from functools import cache
from typing import Any, Final, NamedTuple

from ...locale import Speech
from ..protocol.notices import Wishes
from ..tables.clock import DAY, SECOND

HOUR: Final = 3600 * SECOND
MOST_NAMED: Final = 20  # tables of one notice
SLACK: Final = "hooks.slack.com"
DISCORD: Final = ("discord.com", "discordapp.com")


class Item(NamedTuple):
    """A table that waits for the reader: who else sits there, and how long they have. `late`: this is a reminder;
    `plea`: it waits for their word on whether an answer may be taken back."""

    table: str
    game: str
    people: tuple[str, ...]
    left: int | None
    late: bool = False
    plea: bool = False


class Notice(NamedTuple):
    """All that one person is told at once."""

    person: str
    language: str
    wishes: Wishes
    confirmed: str | None
    items: tuple[Item, ...]

    def of(self, kind: str) -> "Notice":
        """What a channel carries of it."""
        return self._replace(items=self.items if kind == "all" else tuple(one for one in self.items if one.late))


@cache
def speech(language: str) -> Speech:
    return Speech(language, "notices")


@cache
def title_of(language: str, game: str) -> str:
    return Speech(language, game).title()


def title(notice: Notice) -> str:
    """One line: where, or at how many tables."""
    say, items = speech(notice.language), notice.items
    tables = {one.table for one in items}
    if len({one.plea for one in items}) == 2:
        kind = "waits"
    else:
        kind = "plea" if items[0].plea else "remind" if all(one.late for one in items) else "turn"
    if len(tables) == 1:
        return say.say(f"notice-{kind}-one", game=title_of(notice.language, items[0].game))
    return say.say(f"notice-{kind}-many", count=len(tables))


def line(language: str, item: Item) -> str:
    say, game = speech(language), title_of(language, item.game)
    what = say.say("notice-plea") if item.plea else left(language, item.left)
    if item.people:
        return say.say("notice-line", game=game, people=say.join(item.people), left=what)
    return say.say("notice-line-alone", game=game, left=what)


def left(language: str, ms: int | None) -> str:
    say = speech(language)
    if ms is None:
        return say.say("notice-no-clock")
    if ms >= 2 * DAY:
        return say.say("notice-days", days=ms // DAY)
    return say.say("notice-hours", hours=ms // HOUR) if ms >= HOUR else say.say("notice-soon")


def lines(notice: Notice) -> list[str]:
    return [line(notice.language, one) for one in notice.items[:MOST_NAMED]]


def letter(notice: Notice, address: str, out: str) -> str:
    """The text of an e-mail."""
    say = speech(notice.language)
    told = [f"{line(notice.language, one)}\n{address}/t/{one.table}\n" for one in notice.items[:MOST_NAMED]]
    settings = say.say("notice-settings", link=f"{address}/notices")
    return "\n".join([*told, "-- ", settings, say.say("notice-out", link=out), ""])


def hooked(notice: Notice, address: str, host: str) -> bytes:
    """The body of a webhook, as its receiver reads it; others get the words under both names, and tables as data."""
    links = [f"{address}/t/{one.table}" if address else "" for one in notice.items]
    told = [" ".join(filter(None, one)) for one in zip(lines(notice), links, strict=False)]
    text = "\n".join([title(notice), *told])
    if host == SLACK:
        safe = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return json.dumps({"text": safe}).encode()
    quiet: dict[str, Any] = {"content": text[:2000], "allowed_mentions": {"parse": []}}  # a name rings no bell
    if host in DISCORD:
        return json.dumps(quiet).encode()
    tables = [
        {
            "table": one.table,
            "game": one.game,
            "left": one.left,
            "reminder": one.late,
            "plea": one.plea,
            "url": link or None,
        }
        for one, link in zip(notice.items, links, strict=True)
    ]
    return json.dumps({**quiet, "text": text, "turns": tables}).encode()


def pushed(notice: Notice) -> bytes:
    """What a browser shows, and where a click leads."""
    (first, *more) = notice.items
    told = {
        "title": title(notice),
        "body": "\n".join(lines(notice)[:5]),
        "url": "/" if any(one.table != first.table for one in more) else f"/t/{first.table}",
        "count": len(notice.items),
    }
    return json.dumps(told, ensure_ascii=False).encode()
