"""Rules to read, health for operators, and the pages of the browser."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request
from litestar.params import FromPath, PathParameter, QueryParameter
from litestar.response import Response

from .... import locale, registry, rulebook
from ...protocol.bodies import BookFound, BookText, HealthOut, RulesFound, RuleText
from .. import pages, reading
from ..refusals import Refusal
from . import TheHall, cached, get

Query = Annotated[
    str, QueryParameter(name="query", max_length=100, description="an id or a word, in French, English or Polish")
]
Game = Annotated[str, PathParameter(max_length=40, description="the name of a game")]

Language = Annotated[str, PathParameter(max_length=2, description=f"one of {', '.join(locale.LANGUAGES)}")]


class House(Controller):
    """Everything around the tables."""

    tags = ("house",)

    @get("/api/rules/{game:str}", sync_to_thread=True)
    def rules(self, game: Game, wanted: Query = "") -> RulesFound:
        """Rules by id or word; all of them without a query."""
        if game not in registry.titles():
            raise Refusal(404, "not-found", "there is no such game")
        try:
            book = rulebook.of(game)
        except rulebook.NoRules:  # a game from elsewhere may bring none
            return RulesFound(game, wanted, [], [])
        found, terms = book.find(wanted) if wanted.strip() else (list(book.rules), [])
        rules = [RuleText(rule.id, rule.section, rule.text) for rule in found]
        return RulesFound(game, wanted, rules, [list(term.words) for term in terms])

    @get("/api/books/{game:str}/{language:str}", sync_to_thread=True)
    def book(self, request: Request[Any, Any, Any], game: Game, language: Language) -> Response[BookText]:
        """The rulebook for players."""
        return cached(reading.packed(game, language), request)

    @get("/api/books/{game:str}/{language:str}/search", sync_to_thread=True)
    def look_up(self, game: Game, language: Language, wanted: Query = "") -> BookFound:
        """The paragraphs of a book on a word of its language, on a rule by its id, or on the topic of a step."""
        return reading.find(game, language, wanted)

    @get("/api/words/{game:str}/{language:str}", media_type="text/plain", sync_to_thread=True)
    def words(self, game: Game, language: Language) -> str:
        """The words of a game that is not built into the pages, as a Fluent file."""
        if game not in registry.titles() or language not in locale.LANGUAGES:
            raise Refusal(404, "not-found", "there is no such game")
        return locale.text(language, game)

    @get("/health/live")
    async def alive(self, hall: TheHall) -> HealthOut:
        """The process runs."""
        return HealthOut("draining" if hall.closing else "ok", len(hall.lives), len(hall.connections()))

    @get("/health/ready")
    async def ready(self, hall: TheHall) -> HealthOut:
        """The process takes new people: the database answers, and it is not about to stop."""
        if hall.closing or not await hall.reachable():
            raise Refusal(503, "busy", "not ready")
        return HealthOut("ok", len(hall.lives), len(hall.connections()))


@get("/", include_in_schema=False)
async def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return await file(request, "/")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return await file(request, path)


async def file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    packs = "gzip" in request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match", "")
    return await asyncio.to_thread(pages.reply, request.app.state.static, path, packs, known)
