"""Who somebody is: a signed cookie is enough; a password, if they want one, makes them known on other devices too."""

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, TimestampSigner

from ..fair import Room
from ..protocol.bodies import Person
from ..store import asked, resets, seen, social, standing, tournaments, vacations, wishes
from ..store.database import ENDED, PEOPLE
from ..store.store import Store

COOKIE: Final = "ludus"
YEAR: Final = 365 * 86_400
WEEK: Final = 7 * 86_400
WAITING, ALL_WAITING = 3, 100  # passwords that may wait to be checked: from one address, and in all


class NotAllowed(Exception):
    """A login, a password or a cookie that does not do; `code` says which."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class People:
    """Everybody who ever sat down. Methods are transactions; the server calls them off its event loop."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.engine = store.engine
        self.signer = TimestampSigner(secret, salt="ludus-person", digest_method=sha256)
        self.friendly = TimestampSigner(secret, salt="ludus-friend", sep="~", digest_method=sha256)
        self.hasher = PasswordHasher()
        self.room = Room(1, "passwords", share=WAITING, most=ALL_WAITING)  # passwords cost time on purpose: not others'
        self.nobody = self.hasher.hash(secrets.token_hex(16))  # so that an unknown login takes as long as a known one

    # ------------------------------------------------------------------ cookies

    def cookie(self, person: str, generation: int) -> str:
        """Of one session: no two are alike, so that one can be ended alone."""
        return self.signer.sign(f"{person}.{generation}.{secrets.token_urlsafe(6)}").decode()

    def read(self, cookie: str | None) -> tuple[Person, int] | None:
        """The person a cookie stands for; None if it is missing, forged, too old or signed out."""
        if (found := self.unsigned(cookie)) is None or datetime.now(UTC) - found[1] > timedelta(seconds=YEAR):
            return None  # one from the future is fine: it is ours, and the clock was put back since
        id_, _, rest = found[0].partition(".")
        ended = sa.exists().where(ENDED.c.session == self.session(cookie))
        row = self.row(sa.and_(PEOPLE.c.id == id_, ~ended))
        if row is None or row.suspended or rest.partition(".")[0] != str(row.generation):
            return None
        return person_of(row), row.generation

    def end(self, cookie: str | None, now: int) -> None:
        """Signs a session out for good; those whose cookies are too old by now need not be remembered."""
        with self.engine.begin() as connection:
            connection.execute(self.store.upsert(ENDED, {"session": self.session(cookie), "at": now}, ["session"]))
            connection.execute(ENDED.delete().where(ENDED.c.at < now - 1000 * YEAR))

    def claimed(self, cookie: str | None) -> str | None:
        """Whom a cookie of ours was made for, without asking the database whether it still counts."""
        found = self.unsigned(cookie)
        return None if found is None else found[0].partition(".")[0]

    def unsigned(self, cookie: str | None) -> tuple[str, datetime] | None:
        """What we have signed, and when. The last letter of a signature has spare bits: spelled otherwise it would be
        as right, and the cookie another session."""
        value, _, signature = (cookie or "").rpartition(".")
        try:
            text, made = self.signer.unsign(cookie or "", return_timestamp=True)
        except (BadSignature, UnicodeError):
            return None
        return (text.decode(), made) if self.signer.get_signature(value).decode() == signature else None

    @staticmethod
    def session(cookie: str | None) -> str:
        """Names a cookie without telling it."""
        return sha256((cookie or "").encode()).hexdigest()[:16]

    # ------------------------------------------------------------------ links between friends

    def friend_token(self, person: str) -> str:
        """What somebody gives to whoever is to be their friend."""
        return self.friendly.sign(person).decode()

    def read_friend(self, token: str) -> str:
        """Whose token it is; nobody's if it is forged or older than a week."""
        try:
            return self.friendly.unsign(token, max_age=WEEK).decode()
        except (BadSignature, UnicodeError):
            return ""

    def named(self, person: str) -> Person | None:
        row = self.row(PEOPLE.c.id == person)
        return None if row is None else person_of(row)

    # ------------------------------------------------------------------ coming and changing

    def new(self, name: str, language: str, now: int) -> Person:
        person = Person(secrets.token_urlsafe(12), name, language, None)
        with self.engine.begin() as connection:
            row = {"id": person.id, "name": name, "language": language, "generation": 1, "created": now}
            connection.execute(PEOPLE.insert(), row)
        return person

    def change(self, person: str, name: str, language: str) -> Person:
        with self.engine.begin() as connection:
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(name=name, language=language))
        row = self.row(PEOPLE.c.id == person)
        assert row is not None
        return person_of(row)

    def set_password(self, person: str, login: str, password: str, old: str) -> tuple[Person, int]:
        """Makes a person an account, or changes its password; older cookies are void."""
        row = self.row(PEOPLE.c.id == person)
        if row is None:
            raise NotAllowed("unknown-person", "sit down first")
        self.prove(row, old)
        values = {"login": login, "password": self.hasher.hash(password), "generation": row.generation + 1}
        try:
            with self.engine.begin() as connection:
                connection.execute(PEOPLE.update().where(PEOPLE.c.id == person).values(values))
                resets.forget(connection, person)  # a link for another one is for who has forgotten this one
        except sa.exc.IntegrityError:
            raise NotAllowed("login-taken", f"somebody else is called {login}") from None
        return Person(row.id, row.name, row.language, login), row.generation + 1

    def check_password(self, person: str, password: str) -> None:
        """Whether it is really them, and not somebody at their device; who has no password need not say one."""
        self.prove(self.row(PEOPLE.c.id == person), password)

    def prove(self, row: Any, password: str) -> None:
        if row is not None and row.password is not None and not self.matches(row.password, password):
            raise NotAllowed("wrong-password", "the password until now is not right")

    def sign_in(self, login: str, password: str) -> tuple[Person, int]:
        row = self.row(PEOPLE.c.login == login)
        right = self.matches(self.nobody if row is None else row.password, password)
        if row is None or not right:
            raise NotAllowed("wrong-password", "login or password is not right")
        if row.suspended:
            raise NotAllowed("suspended", "the operator has shut this person out")
        return person_of(row), row.generation

    def shut_out(self, cookie: str | None) -> bool:
        """Whether a cookie is of somebody whom the operator has shut out."""
        row = self.row(PEOPLE.c.id == (self.claimed(cookie) or ""))
        return row is not None and bool(row.suspended)

    def matches(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # ------------------------------------------------------------------ leaving

    def delete(self, person: str) -> list[str]:
        """Forgets a person who has left all seats. Returns the tables that must be read again."""
        tables = self.store.forget(person)
        with self.engine.begin() as connection:
            connection.execute(PEOPLE.delete().where(PEOPLE.c.id == person))
            # What was written meanwhile: from now on nobody can.
            for kept in (social, asked, standing, vacations, wishes, seen, resets, tournaments):
                kept.forget(connection, person)
        return tables

    def row(self, condition: Any) -> Any:
        with self.engine.connect() as connection:
            return connection.execute(sa.select(PEOPLE).where(condition)).one_or_none()


def person_of(row: Any) -> Person:
    return Person(row.id, row.name, row.language, row.login)
