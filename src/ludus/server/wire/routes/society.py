"""Friends, invitations, blocks and reports over HTTP."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller
from litestar.params import JSONBody, PathParameter

from ...people.limits import Buckets
from ...people.relations import Relations, TooMany, Unknown
from ...protocol import NoNul
from ...protocol.profiles import Friend, FriendIn, FriendLink, Invitation, InviteIn, ReportIn
from ...tables.clock import now
from ...tables.orders import Denied
from ..refusals import Refusal
from . import Me, TableId, TheHall, ThePeople, TheStore, delete, get, post, put, table_of
from .persons import PersonId

T = TypeVar("T")
Token = Annotated[str, PathParameter(max_length=200, pattern=NoNul, description="of a link between friends")]
TELLING = Buckets(rate=0.05, burst=10)  # what one person reports, or invites to


class Society(Controller):
    """People among each other."""

    path = "/api"
    tags = ("people",)

    @put("/me/mutes/{person_id:str}", status_code=204)
    async def mute(self, person_id: PersonId, person: Me, hall: TheHall, store: TheStore) -> None:
        """Their chat no longer reaches me."""
        await done(Relations(store).mute, person.id, person_id, True)
        hall.tell_muted(person.id, person_id, True)

    @delete("/me/mutes/{person_id:str}")
    async def unmute(self, person_id: PersonId, person: Me, hall: TheHall, store: TheStore) -> None:
        """Their chat reaches me again."""
        await done(Relations(store).mute, person.id, person_id, False)
        if person_id not in await asyncio.to_thread(store.mutes, person.id):
            hall.tell_muted(person.id, person_id, False)

    @get("/me/blocks")
    async def blocks(self, person: Me, store: TheStore) -> list[Friend]:
        """Whom I have blocked."""
        return await asyncio.to_thread(Relations(store).blocked, person.id)

    @put("/me/blocks/{person_id:str}", status_code=204)
    async def block(self, person_id: PersonId, person: Me, hall: TheHall, store: TheStore) -> None:
        """Their chat no longer reaches me, and we no longer sit down at each other's tables. They are not told."""
        await done(Relations(store).block, person.id, person_id, True)
        hall.tell_muted(person.id, person_id, True)

    @delete("/me/blocks/{person_id:str}")
    async def unblock(self, person_id: PersonId, person: Me, hall: TheHall, store: TheStore) -> None:
        """We may sit at one table again."""
        await done(Relations(store).block, person.id, person_id, False)
        if person_id not in await asyncio.to_thread(store.mutes, person.id):
            hall.tell_muted(person.id, person_id, False)

    @get("/me/friends")
    async def friends(self, person: Me, store: TheStore) -> list[Friend]:
        """My friends."""
        return await asyncio.to_thread(Relations(store).friends, person.id)

    @post("/me/friends/link", status_code=200)
    async def link(self, person: Me, people: ThePeople) -> FriendLink:
        """What to send to somebody who is to be my friend; whoever has it within a week may be."""
        return FriendLink(people.friend_token(person.id))

    @get("/friends/{token:str}")
    async def whose(self, token: Token, people: ThePeople) -> Friend:
        """Whose link it is."""
        found = await asyncio.to_thread(people.named, people.read_friend(token))
        if found is None:
            raise Refusal(404, "not-found", "that link is too old, or nobody's")
        return Friend(found.id, found.name)

    @post("/me/friends", status_code=200)
    async def befriend(self, data: JSONBody[FriendIn], person: Me, people: ThePeople, store: TheStore) -> Friend:
        """Makes us friends, by a link of theirs."""
        return await done(Relations(store).befriend, person.id, people.read_friend(data.token))

    @delete("/me/friends/{person_id:str}")
    async def part(self, person_id: PersonId, person: Me, store: TheStore) -> None:
        """We are friends no longer."""
        await asyncio.to_thread(Relations(store).part, person.id, person_id)

    @post("/tables/{table:str}/invite", status_code=204)
    async def invite(
        self, table: TableId, data: JSONBody[InviteIn], person: Me, hall: TheHall, store: TheStore
    ) -> None:
        """Invites a friend to a table that waits for people, and at which I sit or which I have set up."""
        found = (await table_of(hall, table)).table
        if not found.seats_of(person.id) and found.setup.host != person.id:
            raise Denied("not-your-seat", "only people at the table invite to it")
        if found.phase != "waiting":
            raise Denied("not-running", "the game has begun")
        affords(person.id)
        await done(Relations(store).invite, table, person.id, data.person, now())

    @get("/me/invitations")
    async def invitations(self, person: Me, store: TheStore) -> list[Invitation]:
        """The tables I am invited to."""
        return await asyncio.to_thread(Relations(store).invitations, person.id)

    @delete("/me/invitations/{table:str}")
    async def decline(self, table: TableId, person: Me, store: TheStore) -> None:
        """Not this time."""
        await asyncio.to_thread(Relations(store).decline, person.id, table)

    @post("/reports", status_code=204)
    async def report(self, data: JSONBody[ReportIn], person: Me, store: TheStore) -> None:
        """Tells the operator of somebody."""
        affords(person.id)
        await done(Relations(store).report, person.id, data, now())


def affords(person: str) -> None:
    if not TELLING.take(person):
        raise Refusal(429, "too-fast", "that is a lot at once: try again later")


async def done(work: Callable[..., T], *told: Any) -> T:
    """Something with somebody else, or why not."""
    try:
        return await asyncio.to_thread(work, *told)
    except Unknown:
        raise Refusal(404, "not-found", "there is no such person") from None
    except TooMany:
        raise Refusal(409, "too-many", "that is more than is kept") from None
