"""What a report shows of a study: the charts for which there are figures, in the words of the reader."""

from collections.abc import Iterator
from typing import Any, Final

from ... import registry
from ...lab.interval import Tally
from ...lab.study import Study, quantiles
from ...locale import Speech
from . import charts
from .charts import Chart

BINS: Final = 30  # bars of a histogram, about
SPREAD: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
FEW: Final = 5  # of what was taken less often than this one does not say what it wins


def contents(study: Study, speech: Speech) -> Iterator[Chart]:
    """All charts in the order one reads them."""
    if study.climb:
        yield ratings(study, speech)
    if study.meetings:
        yield pairs(study, speech)
    if study.rungs or len(study.by_bot) > 1:
        yield winners(study, speech)
    if study.by_seat:
        yield seats(study, speech)
    if study.lengths:
        yield lengths(study, speech)
    if study.scores:
        yield scores(study, speech)
    if study.parts:
        yield sources(study, speech)
    for kind in study.names:
        yield taken(study, speech, kind)
        yield owners(study, speech, kind)


def bots_of(study: Study) -> list[str]:
    """Strongest first."""
    if study.rungs:
        return [rung.bot for rung in study.rungs]
    return sorted(study.by_bot, key=lambda bot: -study.by_bot[bot].share)


def shared(name: str, label: str, tally: Tally) -> dict[str, Any]:
    low, high = tally.interval()
    return {name: label, "share": tally.share, "low": low, "high": high, "games": tally.games}


def share_columns(speech: Speech, name: str, heading: str) -> tuple[tuple[str, str, str], ...]:
    return (
        (name, heading, ""),
        ("share", speech.say("column-wins"), "percent"),
        ("low", speech.say("report-from"), "percent"),
        ("high", speech.say("report-to"), "percent"),
        ("games", speech.say("report-games"), "whole"),
    )


def winners(study: Study, speech: Speech) -> Chart:
    if study.rungs:
        rows = [
            {"bot": one.bot, "share": one.share, "low": one.low, "high": one.high, "games": one.games}
            for one in study.rungs
        ]
        says = speech.say("report-wins-ladder", even=speech.say("percent-whole", share=study.even))
    else:
        rows = [shared("bot", bot, study.by_bot[bot]) for bot in bots_of(study)]
        says = speech.say("report-wins-says", even=speech.say("percent-whole", share=study.even))
    spec = charts.shares(rows, "bot", speech.say("report-share"), study.even)
    columns = share_columns(speech, "bot", speech.say("column-bot"))
    return Chart("wins", speech.say("report-wins"), says, spec, rows, columns)


def seats(study: Study, speech: Speech) -> Chart:
    rows = [
        shared("seat", speech.say("report-seat", number=seat + 1), study.by_seat[seat])
        for seat in sorted(study.by_seat)
    ]
    spec = charts.shares(rows, "seat", speech.say("report-share"), study.even)
    columns = share_columns(speech, "seat", speech.say("report-seat-column"))
    return Chart("seats", speech.say("report-seats"), speech.say("report-seats-says"), spec, rows, columns)


def lengths(study: Study, speech: Speech) -> Chart:
    least, most = min(study.lengths), max(study.lengths)
    width = max(1, -(-(most - least + 1) // BINS))
    counts: dict[int, int] = {}
    for length, games in study.lengths.items():
        start = least + (length - least) // width * width
        counts[start] = counts.get(start, 0) + games
    rows = [{"start": start, "end": start + width, "games": counts[start]} for start in sorted(counts)]
    middle = next(quantiles(study.lengths, (0.5,)))
    says = speech.say("report-lengths-says", middle=middle, least=least, most=most)
    spec = charts.histogram(rows, speech.say("report-decisions"), speech.say("report-games"))
    columns = (
        ("start", speech.say("report-from"), "whole"),
        ("end", speech.say("report-below"), "whole"),
        ("games", speech.say("report-games"), "whole"),
    )
    return Chart("lengths", speech.say("report-lengths"), says, spec, rows, columns)


def scores(study: Study, speech: Speech) -> Chart:
    names = ("least", "low", "middle", "high", "most")
    rows = [
        {"bot": bot, **dict(zip(names, quantiles(study.scores[bot], SPREAD), strict=True))}
        for bot in bots_of(study)
        if study.scores[bot]
    ]
    spec = charts.spans(rows, speech.say("report-points"))
    columns = (
        ("bot", speech.say("column-bot"), ""),
        *((name, f"{share:.0%}", "whole") for name, share in zip(names, SPREAD, strict=True)),
    )
    return Chart("scores", speech.say("report-scores"), speech.say("report-scores-says"), spec, rows, columns)


def sources(study: Study, speech: Speech) -> Chart:
    parts = [speech.say(f"part-{name}") if speech.knows(f"part-{name}") else name for name in parts_of(study)]
    rows = [
        {"bot": bot, "part": part, "order": order, "points": study.parts[bot][order] / study.scores[bot].total()}
        for bot in bots_of(study)
        if bot in study.parts
        for order, part in enumerate(parts)
    ]
    spec = charts.stacks(rows, speech.say("report-points"), parts)
    columns = (
        ("bot", speech.say("column-bot"), ""),
        ("part", speech.say("report-part"), ""),
        ("points", speech.say("report-points"), "decimal"),
    )
    return Chart("sources", speech.say("report-sources"), speech.say("report-sources-says"), spec, rows, columns)


def parts_of(study: Study) -> list[str]:
    return list(registry.game(study.game).parts)


def named(study: Study, speech: Speech, kind: str) -> dict[str, str]:
    """Everything of a kind, what is taken most often first; two of one name are told apart."""
    found = {what: names[speech.language] for what, names in study.names[kind].items()}
    twice = {name for name in found.values() if list(found.values()).count(name) > 1}
    told = {what: f"{name} ({what})" if name in twice else name for what, name in found.items()}
    return dict(sorted(told.items(), key=lambda one: (-study.taken[kind][one[0]].games, one[1])))


def taken(study: Study, speech: Speech, kind: str) -> Chart:
    places = sum(seats * games for seats, games in study.seats.items())
    rows = [
        {"name": name, "taken": study.taken[kind][what].games / places, "times": study.times[kind][what]}
        for what, name in named(study, speech, kind).items()
    ]
    spec = charts.bars(rows, "name", speech.say("report-taken-by"))
    columns = (
        ("name", speech.say("report-kind", kind=kind), ""),
        ("taken", speech.say("report-taken-by"), "percent"),
        ("times", speech.say("report-times"), "whole"),
    )
    title = speech.say("report-taken", kind=kind)
    return Chart(f"taken-{kind}", title, speech.say("report-taken-says", kind=kind), spec, rows, columns)


def owners(study: Study, speech: Speech, kind: str) -> Chart:
    """Best first."""
    names = named(study, speech, kind)
    often = [what for what in names if study.taken[kind][what].games >= FEW]
    often.sort(key=lambda what: -study.taken[kind][what].share)
    rows = [shared("name", names[what], study.taken[kind][what]) for what in often]
    spec = charts.shares(rows, "name", speech.say("report-share"), study.even)
    columns = share_columns(speech, "name", speech.say("report-kind", kind=kind))
    says = speech.say("report-owners-says", even=speech.say("percent-whole", share=study.even))
    return Chart(f"owners-{kind}", speech.say("report-owners", kind=kind), says, spec, rows, columns)


def ratings(study: Study, speech: Speech) -> Chart:
    rows = [
        {
            "games": one.games,
            "bot": one.bot,
            "rating": one.rating,
            "low": one.rating - one.doubt,
            "high": one.rating + one.doubt,
        }
        for one in study.climb
    ]
    last = [row for row in rows if row["games"] == study.climb[-1].games]
    spec = charts.climb(rows, speech.say("report-rating"), speech.say("report-games"), bots_of(study))
    columns = (
        ("bot", speech.say("column-bot"), ""),
        ("rating", speech.say("report-rating"), "decimal"),
        ("low", speech.say("report-from"), "decimal"),
        ("high", speech.say("report-to"), "decimal"),
    )
    return Chart("ratings", speech.say("report-ratings"), speech.say("report-ratings-says"), spec, last, columns)


def pairs(study: Study, speech: Speech) -> Chart:
    rows = [
        {
            "bot": one.bot,
            "against": one.against,
            "games": one.games,
            "share": one.share,
            "low": one.low,
            "high": one.high,
        }
        for one in study.meetings
        if one.games
    ]
    spec = charts.meetings(rows, bots_of(study), study.even)
    columns = (
        ("bot", speech.say("column-bot"), ""),
        ("against", speech.say("report-against"), ""),
        *share_columns(speech, "bot", "")[1:],
    )
    says = speech.say("report-pairs-says", even=speech.say("percent-whole", share=study.even))
    return Chart("pairs", speech.say("report-pairs"), says, spec, rows, columns)
