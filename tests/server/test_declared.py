"""What a game declares, as a browser gets it: once for all tables, and nothing of any game in progress."""

import httpx
import msgspec
import pytest

import ludus
from ludus.server.protocol.bodies import Declaration
from tests.server.running import Server

pytestmark = pytest.mark.anyio

SCORES = {"CardAcquired", "LegionnairePlayed", "ApprenticeAttached", "CardsValued", "GameEnded"}


def declared(server: Server, game: str) -> Declaration:
    reply = httpx.get(f"{server.url}/api/games/{game}", timeout=60)  # by nobody
    assert reply.headers["content-type"].startswith("application/json")
    return msgspec.json.decode(reply.content, type=Declaration)


@pytest.mark.parametrize("name", ludus.titles())
async def test_whatever_a_game_declares_is_told(server: Server, name: str) -> None:
    game = ludus.game(name)
    found = declared(server, name)
    assert (found.name, found.version) == (name, game.version)
    assert [one.name for one in found.steps] == [step.name for step in game.steps]
    assert [one.name for one in found.options] == [option.name for option in game.choices]
    assert found.parts == list(game.parts)
    known = {step.name for step in game.steps}
    for family in found.answers:
        assert set(family.steps) <= known
        assert set(family.groups) <= known | {""}
        assert all(f"{{{part.name}}}" in family.text for part in family.parts)


async def test_the_steps_answers_and_events_of_lutece(server: Server) -> None:
    found = declared(server, "lutece")
    assert {one.name: one.topic for one in found.steps}["legion"] == "L-LEGION"
    assert {one.name: one.cue for one in found.events}["BribeRaised"] == "coin"
    assert {one.name for one in found.events if one.scores} == SCORES
    families = {one.name: one for one in found.answers}
    assert families["Raise"].text == "raise {position} {gold}"
    assert families["Raise"].steps == ["bribes"]
    position, gold = families["Raise"].parts
    assert (position.kind, position.words) == ("word", ["left", "right"])
    assert (gold.kind, gold.words[0]) == ("number", "1")
    assert [part.kind for name in ("Support", "Attach") for part in families[name].parts] == ["seat", "card"]


async def test_a_declaration_is_sent_again_only_if_it_is_another(server: Server) -> None:
    path = f"{server.url}/api/games/lutece"
    first = httpx.get(path, timeout=60)
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = httpx.get(path, headers={"if-none-match": first.headers["etag"]}, timeout=60)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["nowhere", "..", "%00", "Lutece", "a" * 40, "a" * 41])
async def test_a_game_that_is_not_there_declares_nothing(server: Server, name: str) -> None:
    reply = httpx.get(f"{server.url}/api/games/{name}", timeout=60)
    assert reply.status_code in (400, 404), reply.text
    assert "Traceback" not in reply.text


@pytest.mark.parametrize("name", ludus.titles())
async def test_an_answer_that_declines_leaves_nothing_to_choose(server: Server, name: str) -> None:
    """Standing orders of the browser rely on it: "never" is one answer."""
    found = [family for family in declared(server, name).answers if family.declines]
    assert found
    assert all(not family.parts for family in found)
