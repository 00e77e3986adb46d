"""The letter with a link for a new password."""

import asyncio
from functools import cache, partial

from ...locale import Speech
from ..people import resets
from ..people.resets import MINUTES, PAGE, Asked
from ..tables.clock import now
from .courier import PAUSES, Courier
from .mail import Letter


async def send(courier: Courier, address: str) -> None:
    """To everybody who has confirmed the address; nobody is told whether there is anybody."""
    for one in await asyncio.to_thread(resets.asked, courier.engine, address, now()):
        work = partial(courier.hand_in, letter(one, courier.address))
        await courier.attempt("mail", one.person.id, work, PAUSES)


def letter(asked: Asked, address: str) -> Letter:
    say, person = speech(asked.person.language), asked.person
    link = f"{address}{PAGE}{asked.token}"
    text = say.say("reset-letter", name=person.name, login=person.login or "", link=link, minutes=MINUTES)
    return Letter(asked.address, say.say("reset-letter-title"), text + "\n")


@cache
def speech(language: str) -> Speech:
    return Speech(language, "reset")
