"""Finished records with their proofs, for the check in the page.

``python -m support.recorded_proofs FILE`` (from ``tests/``) plays a game each of Écarté with stocks
made anew, of Solo Whist with deals thrown in, and of cribbage for three, with fixed secrets, and
writes their records as JSON.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from pegboard import catalog
from pegboard.dealing import commit, packs_by_commitment
from pegboard.game import DEALER, Act, advance, make_record, write_records

MANY: Final = len("discard AC 2C 3C")
"""Letters of an exchange of three cards."""
GAMES: Final[Mapping[str, tuple[str, str, Mapping[str, str]]]] = {
    "ecarte": ("ecarte", "ecarte", {"packets": "2_3"}),
    "solo": ("solo-whist", "solo", {"packets": "singly", "redeal_dealer": "same", "deals": "4"}),
    "three": ("cribbage", "three-handed", {"target": "31", "cut_mode": "pone_picks"}),
}
EAGER: Final = 0.8
"""How often a player of Écarté wants other cards, so that stocks run out."""


def recorded(name: str) -> str:
    """The record of a game, played to its end by chance."""
    game, variant, options = GAMES[name]
    secret = sha256(name.encode()).digest()
    rules: Any = catalog.rules(game, variant, options)
    salts = tuple(f"{seat + 1:032x}" if seat % 2 == 0 else "" for seat in rules.seats)
    packs = packs_by_commitment(secret, salts, rules.cards)
    chance = Random(name)  # noqa: S311 - a fixed game, no secret
    state, acts = rules.start(), list[Act]()
    while rules.result(state) is None:
        seats = rules.to_act(state)
        if seats == (DEALER,):
            for action, step in advance(rules, state, packs):
                acts.append(Act(DEALER, action, step))
                state = step.state
            continue
        action = _chosen(rules, rules.actions(state, seats[-1]), chance)
        step = rules.apply(state, seats[-1], action)
        acts.append(Act(seats[-1], action, step))
        state = step.state
    tags = {f"Seat{seat}": f"Player {seat}" for seat in rules.seats} | {
        "Commitment": commit(secret),
        "Secret": secret.hex(),
    }
    return write_records(
        [make_record(rules, acts, tags | {f"Salt{seat}": salts[seat] for seat in rules.seats})]
    )


def _chosen(rules: Any, actions: Sequence[Any], chance: Random) -> Any:  # noqa: ANN401 - any game
    """By chance, but eager to exchange, to pass and to lay many cards aside."""
    words = [rules.write(action) for action in actions]
    for word in ("propose", "accept", "pass"):
        if word in words and chance.random() < EAGER:
            return actions[words.index(word)]
    many = [at for at, word in enumerate(words) if word.startswith("discard") and len(word) > MANY]
    return actions[chance.choice(many or range(len(actions)))]


def main(arguments: Sequence[str]) -> None:
    """Write the records to the file that is named."""
    records = {name: recorded(name) for name in GAMES}
    text = json.dumps(records, ensure_ascii=False, separators=(",", ":"))
    Path(arguments[0]).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
