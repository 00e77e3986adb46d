"""Web Push: a message only one browser can read (RFC 8291), signed so that its service knows the sender (RFC 8292)."""

import base64
import json
import os
import struct
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..protocol.notices import DeviceIn
from . import outside
from .outside import Forbidden

SIZE: Final = 2048  # bytes of every message: its length tells nothing
LIFE: Final = 24 * 3600  # seconds a service keeps it for a device that is off
SIGNED: Final = 12 * 3600  # seconds a signature holds


def new_key() -> str:
    """A private key of a server, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def public_key(text: str) -> str:
    """What a browser must know of a private key to subscribe."""
    return encode(point(read_key(text)))


def send(device: DeviceIn, message: bytes, key: str, contact: str, inward: bool) -> int:
    """Delivers a message to a device and returns the status; 404 and 410: there is no such device any more."""
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFE),
        "Urgency": "normal",
        "Authorization": signature(device.endpoint, key, contact),
    }
    try:
        body = encrypt(message, device.p256dh, device.auth)
    except ValueError:
        raise Forbidden("the keys of that device are none") from None
    return outside.post(device.endpoint, body, headers, inward)


def signature(endpoint: str, key: str, contact: str) -> str:
    """The `Authorization` of a request to a push service: who sends, to whom, until when."""
    place = urlsplit(endpoint)
    claims: dict[str, str | int] = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time() + SIGNED)}
    if contact:
        claims["sub"] = contact
    head = encode(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    text = f"{head}.{encode(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(read_key(key).sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signed = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signed}, k={public_key(key)}"


def encrypt(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message for the owner of a key, filled up to SIZE. ValueError: that is no key, or the message is too long."""
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs := decode(p256dh))
    ours = ec.generate_private_key(ec.SECP256R1())
    salt = os.urandom(16)
    content, nonce = derived(ours.exchange(ec.ECDH(), receiver), decode(auth), theirs, point(ours), salt)
    filled = message + b"\x02" + bytes(SIZE - len(message) - 1)
    head = salt + struct.pack("!IB", 4096, len(point(ours))) + point(ours)
    return head + AESGCM(content).encrypt(nonce, filled, None)


def derived(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, 3.4)."""
    secret = stretched(shared, auth, b"WebPush: info\0" + receiver + sender, 32)
    content = stretched(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    return content, stretched(secret, salt, b"Content-Encoding: nonce\0", 12)


def stretched(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
