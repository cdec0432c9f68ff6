"""Every line of play of a deal of Solo Whist, again by the oracle.

Each line is played from the first card of the deal, and again from there for every act that may
follow. It is slow and does not care.
"""

from collections.abc import Iterator, Mapping, Sequence

from oracle.solo_oracle import Choices, Sheet, Wish, session


def pack_of(hands: Sequence[Sequence[str]], dealer: int) -> list[str]:
    """The pack that gives these hands, in the order of dealing, in packets of three (W3)."""
    left = [list(hand) for hand in hands]
    pack: list[str] = []
    for packet in (3, 3, 3, 3, 1):
        for step in (1, 2, 3, 4):
            hand = left[(dealer + step) % 4]
            pack += [hand.pop(0) for _ in range(packet)]
    return pack


def lines(
    options: Mapping[str, str], dealer: int, pack: Sequence[str], wishes: Sequence[Wish], depth: int
) -> Iterator[str]:
    """The lines of at most *depth* acts after *wishes*, each with the score where a deal ends."""
    sheet = Sheet(options, lambda _number: pack)
    choices = _after(sheet, dealer, wishes)
    is_over = any(event[0] == "dealt" and event[1] > 1 for event in sheet.events)
    if depth == 0 or not choices or is_over:
        yield ""
        return
    ((seat, words),) = choices.items()
    for word in words:
        trial = Sheet(options, lambda _number: pack)
        _after(trial, dealer, [*wishes, (seat, word)])
        here = f"{seat} {word}"
        scored = [event for event in trial.events if event[0] == "score"]
        if scored:
            here += f"; score {' '.join(map(str, scored[0][1]))}"
        for rest in lines(options, dealer, pack, [*wishes, (seat, word)], depth - 1):
            yield f"{here}; {rest}" if rest else here


def _after(sheet: Sheet, dealer: int, wishes: Sequence[Wish]) -> Choices:
    moves = session(sheet, dealer=dealer)
    choices = next(moves)
    try:
        for wish in wishes:
            choices = moves.send(wish)
    except StopIteration:
        return {}
    return choices
