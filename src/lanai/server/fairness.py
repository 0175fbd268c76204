"""Fair dice that anybody can check.

The server draws a secret and shows its digest (the commitment) before anybody sits down. Whoever sits adds a
nonce. The seed of the game is the digest of all of them, so neither side could choose it; the secret is shown when
the game is over. From then on the record of the game proves itself.
"""

from __future__ import annotations

import hashlib
import secrets

from ..engine.errors import BadRecord
from ..engine.record import Record


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def mix(secret: str, nonces: list[str]) -> str:
    """The seed of the game: nonces in the order of seats, "" for a bot."""
    return hashlib.sha256("|".join([secret, *nonces]).encode()).hexdigest()


def verify(record: Record) -> None:
    """BadRecord unless the seed came about as it should and the moves lead to the result."""
    fair = record.fairness
    if fair is None:
        raise BadRecord("the record does not tell how its seed came about")
    try:
        secret, shown, nonces = str(fair["secret"]), str(fair["commitment"]), [str(n) for n in fair["nonces"]]
    except (KeyError, TypeError):
        raise BadRecord("fairness: secret, commitment and nonces are needed") from None
    if commitment(secret) != shown:
        raise BadRecord("the secret is not the one the server committed itself to")
    if len(nonces) != record.players or mix(secret, nonces) != record.seed:
        raise BadRecord("the seed is not made of the secret and the nonces")
    record.match()
