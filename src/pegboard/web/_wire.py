"""The one way into a frame: a closed list of types, made from the messages by type hints.

What is not reached from `messages.Outbound` cannot be encoded, however it got there: states, log
entries, actions and whatever a later game may hold. The list is kept by exact type, so that a
subclass does not slip through either.
"""

import dataclasses
import types
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from operator import attrgetter
from typing import (
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    cast,
    final,
    get_args,
    get_origin,
    get_type_hints,
)
from zlib import crc32

import msgspec

from pegboard.cards import FULL_PACK, Card
from pegboard.games import cribbage, ecarte, solo_whist
from pegboard.web import messages


class NotForTheWireError(TypeError):
    """Something was about to be sent that no message speaks of."""


def encode(value: object) -> bytes:
    """*value* as compact UTF-8 JSON, keys in the order of the fields.

    Raises:
        NotForTheWireError: some part of it is of a type that no message to the browser has.
    """
    return msgspec.json.encode(_plain(value))


def hash_of(text: bytes) -> str:
    """CRC-32 of *text* as 8 hex digits: enough to notice that two pages differ."""
    return f"{crc32(text):08x}"


# --- The closed list -----------------------------------------------------------------------


Maker: TypeAlias = Callable[[Any], object]
"""Makes of a value what JSON can hold."""

_LEAVES: Final = frozenset({str, int, bool, type(None)})
"""Types that JSON has itself; looked up by exact type, as all others."""

_CARDS: Final = {id(card): str(card) for card in FULL_PACK}
"""Texts of the cards that notation gives, by identity: hashing a card takes ten times as long."""


@final
class _Makers(dict[type, Maker]):
    """How each type that may be sent is made; the absence of a type is its refusal."""

    def __missing__(self, kind: type) -> Maker:
        message = f"{kind.__qualname__} is not for the wire"
        raise NotForTheWireError(message)


def _plain(value: object) -> object:
    kind = type(value)
    return value if kind in _LEAVES else _MAKERS[kind](value)


def _list(value: tuple[object, ...]) -> list[object]:
    return [one if type(one) in _LEAVES else _MAKERS[type(one)](one) for one in value]


def _texts(value: Mapping[str, str]) -> dict[str, object]:
    return {str(name): _plain(one) for name, one in value.items()}


def _card(value: Card) -> str:
    return _CARDS.get(id(value)) or str(value)


def _member(value: Enum) -> object:
    return value.value


def _record(kind: type[Any]) -> Maker:
    head: dict[str, object] = {}
    if issubclass(kind, msgspec.Struct):
        names: tuple[str, ...] = kind.__struct_fields__
        config = kind.__struct_config__
        if config.tag_field is not None:
            head[config.tag_field] = config.tag
    else:
        at_home = messages.NOT_SENT.get(kind, frozenset())
        every = (field.name for field in dataclasses.fields(kind))
        names = tuple(name for name in every if name not in at_home)
    if len(names) == 1:
        (name,) = names
        return lambda value: {**head, name: _plain(getattr(value, name))}
    fields = attrgetter(*names)

    def make(value: object) -> object:
        made = head.copy()
        made.update(zip(names, _list(fields(value)), strict=True))
        return made

    return make


@final
class _Kept:
    """Makes a frozen value of one type once, for it stands in many views of its deal."""

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._kept: OrderedDict[int, tuple[object, object]] = OrderedDict()

    def __call__(self, value: object) -> object:
        found = self._kept.get(id(value))
        if found is None:
            # The value is kept with what was made, so that its id means no other value meanwhile.
            found = self._kept[id(value)] = value, self._make(value)
            if len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return found[1]


_MOST_KEPT: Final = 4096


def _reached(kind: object, seen: set[type]) -> Iterator[type]:
    """All classes from which values of *kind* are built."""
    origin = get_origin(kind)
    if origin is Literal or kind in {None, Ellipsis}:
        return
    if origin in {Union, types.UnionType, tuple, dict}:
        for argument in get_args(kind):
            yield from _reached(argument, seen)
        return
    known = cast("type[Any]", kind)
    if known in seen or known in _LEAVES or known is Card:
        return
    seen.add(known)
    yield known
    if not issubclass(known, Enum):
        for hint in get_type_hints(known).values():
            yield from _reached(hint, seen)


_MAKERS: Final = _Makers({Card: _card, tuple: _list, dict: _texts})
for _kind in _reached(messages.Outbound, set()):
    _MAKERS[_kind] = _member if issubclass(_kind, Enum) else _record(cast("type[Any]", _kind))
for _kind in (cribbage.TableCard, cribbage.Shown, ecarte.Trick, solo_whist.Trick):
    _MAKERS[_kind] = _Kept(_MAKERS[_kind])
