"""The page of a report: one file with everything in it, that needs no network and no server."""

import json
from html import escape
from importlib import resources
from typing import Any

from ... import __version__
from ...lab.study import Study
from ...locale import ENGLISH, Speech
from ...needs import needed
from .charts import Chart
from .contents import contents

SHOW = """
for (const place of document.querySelectorAll("[data-chart]")) {
  const spec = JSON.parse(document.getElementById(place.dataset.chart + "-spec").textContent);
  vegaEmbed(place, spec, {actions: false, renderer: "svg", logLevel: 1, formatLocale: LOCALE})
    .then(() => place.dataset.shown = "yes");
}
"""


def write(study: Study, speech: Speech, source: str) -> str:
    """The whole page."""
    vega = needed("vl_convert", "report")
    country = "US" if speech.language == ENGLISH else speech.language.upper()  # fr-FR, pl-PL
    locale = written(vega.get_format_locale(f"{speech.language}-{country}"))
    found = list(contents(study, speech))
    style = resources.files(__package__).joinpath("page.css").read_text("utf-8")
    title = f"{speech.title()} – {speech.say('report-title', kind=study.kind)}"
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="{speech.language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style></head>",
            "<body>",
            f'<header><p class="over">{escape(speech.say("report-title", kind=study.kind))}</p>',
            f"<h1>{escape(speech.title())}</h1>",
            facts(study, speech, source),
            contents_list(found),
            "</header>",
            "<main>",
            *(section(chart, speech) for chart in found),
            "</main>",
            f"<footer>Ludus {escape(__version__)}</footer>",
            f"<script>{script(vega.javascript_bundle())}</script>",
            f"<script>{script(SHOW.replace('LOCALE', locale))}</script>",
            "</body></html>",
            "",
        )
    )


def facts(study: Study, speech: Speech, source: str) -> str:
    """What was played, by whom, and how to play it again."""
    told = study.heading
    rows = {
        "report-file": source,
        "report-games": speech.say("whole", number=study.games),
        "report-players": ", ".join(map(str, sorted(study.seats))),
        "report-bots": ", ".join(dict.fromkeys(told.get("bots") or study.by_bot)),
        "report-seed": str(told["seed"]) if "seed" in told else "",
        "report-code": str(told.get("code", "")),
        "report-command": study.command,
    }
    items = (
        f"<div><dt>{escape(speech.say(name))}</dt><dd>{escape(value)}</dd></div>"
        for name, value in rows.items()
        if value
    )
    return f"<dl>{''.join(items)}</dl>"


def contents_list(found: list[Chart]) -> str:
    links = (f'<a href="#{chart.name}">{escape(chart.title)}</a>' for chart in found)
    return f"<nav>{' '.join(links)}</nav>"


def section(chart: Chart, speech: Speech) -> str:
    """A chart, what it says, and its figures for those who would rather read."""
    spec = {**chart.spec, "description": f"{chart.title}. {chart.says}"}
    least = spec["usermeta"]["least"]
    return "\n".join(
        (
            f'<section id="{chart.name}"><h2>{escape(chart.title)}</h2>',
            f"<p>{escape(chart.says)}</p>",
            f'<div class="wide"><div class="chart" data-chart="{chart.name}" style="min-width: {least}px"></div></div>',
            f'<script type="application/json" id="{chart.name}-spec">{written(spec)}</script>',
            f"<details><summary>{escape(speech.say('report-figures'))}</summary>{table(chart, speech)}</details>",
            "</section>",
        )
    )


def table(chart: Chart, speech: Speech) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for _, heading, _ in chart.columns)
    lines = []
    for row in chart.rows:
        cells = (cell(row[field], kind, speech) for field, _, kind in chart.columns)
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(lines)}</tbody></table></div>'


def cell(value: Any, kind: str, speech: Speech) -> str:
    if not kind:
        return f"<th>{escape(str(value))}</th>"
    fact = {"share": value} if kind == "percent" else {"number": value}
    return f"<td>{escape(speech.say(kind, **fact))}</td>"


def script(text: str) -> str:
    """A program within a page: nothing in it may look like its end."""
    return text.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def written(value: Any) -> str:
    """Data within a page, likewise."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
