"""The plots of a report, in Vega-Lite. A chart holds its own figures, so that a reader can have them as a table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

INK: Final = "#2b2420"
QUIET: Final = "#5f5349"
LINE: Final = "#d9ccb0"
ACCENT: Final = "#a4452c"
PALE: Final = "#d9a95a"
# Told apart by those who see few colours, too.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a6a53", "#2b2420")
DASHES: Final = ([1, 0], [6, 3], [2, 2])  # where there are more lines than colours
ROW: Final = 26  # pixels of a row
CELL: Final = 40  # pixels of a row of squares
SQUARE: Final = 52  # pixels across one at least
LETTER: Final = 7  # pixels across, about
LONG: Final = 100  # pixels of names that do not stand above a square
SLANT: Final = 0.8  # of its length reaches a name to the right that leans
EDGES: Final = {"left": 5, "top": 5, "right": 16, "bottom": 5}  # half of the last label stands beyond its plot
PLOT: Final = 110  # pixels across a plot at least
TICKS: Final = 8  # of an axis, about
LINES: Final = 300  # pixels of a plot that is not made of rows

Rows = Sequence[Mapping[str, Any]]
Spec = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Chart:
    """A plot under its title, what it says, and the columns of its table: field, heading, whether it is a share."""

    name: str
    title: str
    says: str
    spec: Spec
    rows: Rows
    columns: tuple[tuple[str, str, str], ...]


CONFIG: Final[Spec] = {
    "background": None,
    "font": "system-ui, sans-serif",
    "axis": {
        "labelColor": INK, "titleColor": QUIET, "titleFontWeight": "normal", "gridColor": LINE, "domainColor": LINE,
        "tickColor": LINE, "labelFontSize": 13, "titleFontSize": 13, "labelLimit": 0,
    },
    "axisX": {"labelFlush": False, "labelSeparation": 6, "titleAnchor": "end"},
    "legend": {"labelColor": INK, "labelFontSize": 13, "orient": "top", "labelLimit": 0},
    "view": {"stroke": None},
    "range": {"category": list(COLOURS)},
}  # fmt: skip


def long(names: Iterable[str]) -> int:
    """Pixels that the longest of some names takes."""
    return LETTER * max(map(len, names), default=0)


def base(rows: Rows, height: int, names: Iterable[str] = (), plot: int = PLOT) -> Spec:
    """What all have. Where there is not enough room for names down the side and a plot, the page scrolls it."""
    return {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "width": "container",
        "height": height,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "padding": EDGES,
        "data": {"values": list(rows)},
        "config": CONFIG,
        "usermeta": {"least": long(names) + plot},
    }


def legend(names: Sequence[str]) -> Spec:
    """Above a plot, in as many columns as there is room for."""
    return {"title": None, "columns": {"expr": f"max(1, floor(width / {long(names) + 30}))"}}


def rowed(rows: Rows, name: str) -> Spec:
    """Names down the side, each with a row of its own."""
    names = {row[name] for row in rows}
    return base(rows, ROW * len(names), names)


def axis(title: str, form: str = "", grid: bool = True) -> Spec:
    return {"title": title, "grid": grid, "tickCount": TICKS, **({"format": form} if form else {})}


def labels(field: str, title: str | None = None) -> Spec:
    """Names down the side, in the order of the rows."""
    named = {"title": title, "labelPadding": 8, "ticks": False, "domain": False}
    return {"field": field, "type": "nominal", "sort": None, "axis": named}


def shares(rows: Rows, name: str, title: str, even: float) -> Spec:
    """A share of the victories for each row, with its interval, and where an even one would be."""
    x = {"type": "quantitative", "axis": axis(title, ".0%"), "scale": {"domainMin": 0, "nice": True}}
    tips = [{"field": name}, *({"field": one, "format": ".1%"} for one in ("share", "low", "high"))]
    return {
        **rowed(rows, name),
        "encoding": {"y": labels(name)},
        "layer": [
            {
                "mark": {"type": "rule", "strokeDash": [4, 4], "color": QUIET},
                "data": {"values": [{"even": even}]},
                "encoding": {"x": {"field": "even", "type": "quantitative"}, "y": None},
            },
            {
                "mark": {"type": "bar", "height": 6, "cornerRadius": 3, "color": PALE},
                "encoding": {"x": {"field": "low", **x}, "x2": {"field": "high"}, "tooltip": tips},
            },
            {
                "mark": {"type": "point", "filled": True, "size": 90, "color": ACCENT, "opacity": 1},
                "encoding": {"x": {"field": "share", **x}, "tooltip": tips},
            },
        ],
    }


def histogram(rows: Rows, title: str, count: str) -> Spec:
    """Bars from `start` to `end`. There is no half a game."""
    counted = {**axis(count), "tickCount": min(TICKS, max(row["games"] for row in rows))}
    return {
        **base(rows, 220),
        "mark": {"type": "bar", "color": PALE, "stroke": "#fbf7ee"},
        "encoding": {
            "x": {"field": "start", "bin": "binned", "type": "quantitative", "axis": axis(title, grid=False)},
            "x2": {"field": "end"},
            "y": {"field": "games", "type": "quantitative", "axis": counted},
            "tooltip": [{"field": "start"}, {"field": "end"}, {"field": "games"}],
        },
    }


def spans(rows: Rows, title: str) -> Spec:
    """Of each bot the middle score, where half of them lie, and where nine of ten do."""
    x = {"type": "quantitative", "axis": axis(title), "scale": {"zero": False}}
    tips = [{"field": name} for name in ("bot", "least", "low", "middle", "high", "most")]
    return {
        **rowed(rows, "bot"),
        "encoding": {"y": labels("bot"), "tooltip": tips},
        "layer": [
            {
                "mark": {"type": "rule", "color": QUIET},
                "encoding": {"x": {"field": "least", **x}, "x2": {"field": "most"}},
            },
            {
                "mark": {"type": "bar", "height": 14, "cornerRadius": 2, "color": PALE},
                "encoding": {"x": {"field": "low", **x}, "x2": {"field": "high"}},
            },
            {
                "mark": {"type": "tick", "thickness": 3, "height": 18, "color": ACCENT},
                "encoding": {"x": {"field": "middle", **x}},
            },
        ],
    }


def stacks(rows: Rows, title: str, parts: Sequence[str]) -> Spec:
    """Points by where they came from."""
    return {
        **rowed(rows, "bot"),
        "mark": {"type": "bar", "height": 16},
        "encoding": {
            "y": labels("bot"),
            "x": {"field": "points", "type": "quantitative", "stack": "zero", "axis": axis(title)},
            "color": {"field": "part", "type": "nominal", "sort": list(parts), "legend": legend(parts)},
            "order": {"field": "order"},
            "tooltip": [{"field": "bot"}, {"field": "part"}, {"field": "points", "format": ".1f"}],
        },
    }


def bars(rows: Rows, name: str, title: str) -> Spec:
    """A share for each row."""
    return {
        **rowed(rows, name),
        "mark": {"type": "bar", "height": 14, "cornerRadiusEnd": 2, "color": PALE},
        "encoding": {
            "y": labels(name),
            "x": {"field": "taken", "type": "quantitative", "axis": axis(title, ".0%")},
            "tooltip": [{"field": name}, {"field": "taken", "format": ".1%"}, {"field": "times"}],
        },
    }


def climb(rows: Rows, title: str, count: str, bots: Sequence[str]) -> Spec:
    """Ratings over time, each within its doubt."""
    told = {**legend(bots), "symbolOpacity": 1, "symbolType": "stroke", "symbolStrokeWidth": 3, "symbolSize": 300}
    bot = {"field": "bot", "type": "nominal", "legend": told}
    ranges = (
        [COLOURS[number % len(COLOURS)] for number in range(len(bots))],
        [DASHES[number // len(COLOURS) % len(DASHES)] for number in range(len(bots))],
    )
    colour, dash = ({**bot, "scale": {"domain": list(bots), "range": one}} for one in ranges)
    x = {"field": "games", "type": "quantitative", "axis": axis(count, grid=False)}
    y = {"type": "quantitative", "axis": axis(title), "scale": {"zero": False}}
    return {
        **base(rows, LINES),
        "encoding": {"x": x, "color": colour},
        "layer": [
            {
                "mark": {"type": "area", "opacity": 0.15},
                "encoding": {"y": {"field": "low", **y}, "y2": {"field": "high"}},
            },
            {
                "mark": {"type": "line", "strokeWidth": 2.5},
                "encoding": {
                    "y": {"field": "rating", **y},
                    "strokeDash": dash,
                    "tooltip": [{"field": "bot"}, {"field": "games"}, {"field": "rating", "format": ".1f"}],
                },
            },
        ],
    }


def meetings(rows: Rows, bots: Sequence[str], even: float) -> Spec:
    """Who takes how much of whom."""
    across = {"field": "against", "type": "nominal", "sort": list(bots)}
    down = {"field": "bot", "type": "nominal", "sort": list(bots)}
    named = {"title": None, "ticks": False, "domain": False, "labelPadding": 8}
    slanted = long(bots) > LONG
    square = SQUARE if slanted else max(SQUARE, long(bots))
    beyond = max(SLANT * long([bot]) - square * (after + 0.5) for after, bot in enumerate(reversed(bots)))
    tips = [{"field": "bot"}, {"field": "against"}, {"field": "games"}]
    tips += [{"field": name, "format": ".1%"} for name in ("share", "low", "high")]
    return {
        **base(rows, CELL * len(bots), bots, square * len(bots)),
        "padding": {**EDGES, "right": max(EDGES["right"], round(beyond) if slanted else 0)},
        "encoding": {
            "x": {**across, "axis": {**named, "orient": "top", "labelAngle": -40 if slanted else 0}},
            "y": {**down, "axis": named},
            "tooltip": tips,
        },
        "layer": [
            {
                "mark": {"type": "rect", "cornerRadius": 3, "stroke": "#fbf7ee", "strokeWidth": 2},
                "encoding": {
                    "color": {
                        "field": "share",
                        "type": "quantitative",
                        "scale": {
                            "domain": [0, even, 1],
                            "range": ["#6f95b8", "#f3ead7", "#d98f4a"],
                            "interpolate": "rgb",
                        },
                        "legend": None,
                    }
                },
            },
            {
                "mark": {"type": "text", "color": INK, "fontSize": 14},
                "encoding": {"text": {"field": "share", "type": "quantitative", "format": ".0%"}},
            },
        ],
    }
