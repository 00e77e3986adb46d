"""E-mail through any SMTP server: plain words, a link, and a way out that a mail program can take by itself."""

import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from ..trouble import Trouble
from .outside import Forbidden, Unreachable

TIMEOUT: Final = 15.0  # seconds
PORTS: Final = {"smtp": 587, "smtps": 465}


class Post(NamedTuple):
    """Where letters are handed in, and by whom."""

    host: str
    port: int
    secure: bool  # TLS from the first word; else as soon as the server offers it
    user: str
    password: str
    sender: str


def office(url: str, sender: str, address: str) -> Post | None:
    """`smtp://user:password@host:587` (TLS where it is offered, always with a password) or `smtps://`; none: no mail.
    Letters lead back to `address`, which cannot be left to whoever asks for them."""
    if not url:
        return None
    try:
        found = urlsplit(url)
        port = found.port or PORTS.get(found.scheme, 0)
    except ValueError:
        port = 0
    if not port or not found.hostname or "@" not in sender or not address:
        raise Trouble("setting-smtp")
    user, password = unquote(found.username or ""), unquote(found.password or "")
    return Post(found.hostname, port, found.scheme == "smtps", user, password, sender)


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    out: str = ""  # where a mail program says that no more are wanted


def written(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = Address("Ludus", addr_spec=sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if letter.out:
        message["List-Unsubscribe"] = f"<{letter.out}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
    message.set_content(letter.text)
    return message


def send(post: Post, letter: Letter) -> None:
    """Hands a letter in. Unreachable: try again; Forbidden: nobody wants it."""
    try:
        message = written(letter, post.sender)
        with opened(post) as server:
            if post.user:
                server.login(post.user, post.password)
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        raise refusal(*(code for code, _ in error.recipients.values())) from error
    except smtplib.SMTPDataError as error:
        raise refusal(error.smtp_code) from error
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(type(error).__name__) from error
    except (ValueError, UnicodeError) as error:  # an address no mail goes to
        raise Forbidden("not an address") from error


def opened(post: Post) -> smtplib.SMTP:
    """A connection over TLS; without, where the server offers none and no password is to be said."""
    context = ssl.create_default_context()
    if post.secure:
        return smtplib.SMTP_SSL(post.host, post.port, timeout=TIMEOUT, context=context)
    server = smtplib.SMTP(post.host, post.port, timeout=TIMEOUT)
    server.ehlo()
    if server.has_extn("starttls"):
        server.starttls(context=context)
        server.ehlo()
    elif post.user:
        server.close()
        raise Forbidden("a password is only said over TLS")
    return server


def refusal(*codes: int) -> Exception:
    return (Forbidden if min(codes) >= 500 else Unreachable)(str(codes))
