"""TypeScript types of the live protocol, made from `web/messages.py`.

``python -m pegboard.web.typescript FILE`` writes them (``-`` is standard output). Everything that
a frame may hold is reached from the two unions of messages by type hints, so a field that is
added there reaches the browser's type checker without a second hand. What has no meaning in JSON
is refused here, long before it could be sent.
"""

import dataclasses
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeGuard,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from pegboard.cards import FULL_PACK, Card
from pegboard.web import messages

HEAD: Final = "// Made by `python -m pegboard.web.typescript` from web/messages.py: change that."

_SIMPLE: Final[Mapping[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
}


_PREFIXES: Final[Mapping[str, str]] = {
    "pegboard.games.ecarte": "Ecarte",
    "pegboard.games.solo_whist": "Solo",
}
"""Put before the names of these packages: every game has its own `Dealt` and `Laid`."""


class NoTypeScriptError(TypeError):
    """A type that cannot cross the wire as JSON stands in a message."""


def module(roots: Mapping[str, object], *, constants: Mapping[str, int] | None = None) -> str:
    """Write a TypeScript module that declares *roots* and everything they are made of.

    Args:
        roots: types by the name they are to have; names given here win over a type's own.
        constants: whole numbers to be exported beside the types.

    Raises:
        NoTypeScriptError: a type has no form in JSON, or two types ask for one name.
    """
    return _Writer(roots).text(constants or {})


def protocol() -> str:
    """Write the module of the live protocol: all messages, views and events."""
    public = {name: kind for name, kind in vars(messages).items() if _is_declared(kind)}
    used = {name: kind for name, kind in public.items() if kind is not messages.Message}
    return module(used, constants={"PROTOCOL": messages.PROTOCOL})


def main(arguments: Sequence[str]) -> int:
    """Write the types to the file that is named; 2 when none is."""
    match arguments:
        case ["-"]:
            sys.stdout.write(protocol())
        case [name] if not name.startswith("-"):
            path = Path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(protocol(), encoding="utf-8")
        case _:
            sys.stderr.write("usage: python -m pegboard.web.typescript FILE (or - for output)\n")
            return 2
    return 0


# --- How a type is written -----------------------------------------------------------------


class _Writer:
    """Declares types in the order in which they are first needed, inner ones first."""

    def __init__(self, roots: Mapping[str, object]) -> None:
        self._roots = roots
        self._names: dict[object, str] = {kind: name for name, kind in roots.items()}
        self._declared: dict[str, str] = {}
        self._owner: dict[str, object] = {}

    def text(self, constants: Mapping[str, int]) -> str:
        for kind in self._roots.values():
            self._named(kind)
        lines = [f"export const {name} = {value};" for name, value in constants.items()]
        return "\n\n".join([HEAD, *lines, *self._declared.values()]) + "\n"

    def _write(self, kind: object) -> str:
        """Write *kind* where it is used: by its name if it has one."""
        if kind in _SIMPLE:
            return _SIMPLE[kind]
        if kind in self._names or _is_class(kind):
            return self._named(kind)
        return self._inline(kind)

    def _inline(self, kind: object) -> str:
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self._write(arguments[0])
        if origin is Literal:
            return " | ".join(_quoted(value) for value in arguments)
        if origin in {Union, types.UnionType}:
            return " | ".join(self._write(member) for member in arguments)
        if origin is tuple and arguments[-1] is not Ellipsis:
            return f"readonly [{', '.join(self._write(member) for member in arguments)}]"
        if origin in {tuple, list}:
            return f"readonly {self._element(arguments[0])}[]"
        if origin is dict and arguments[0] is str:
            return f"Readonly<Record<string, {self._write(arguments[1])}>>"
        message = f"{kind!r} has no form in JSON that a browser may receive"
        raise NoTypeScriptError(message)

    def _element(self, kind: object) -> str:
        text = self._write(kind)
        return f"({text})" if " | " in text or text.startswith("readonly ") else text

    def _named(self, kind: object) -> str:
        """Give the name of *kind* and declare it if that has not been done yet."""
        name = self._names.get(kind) or _own_name(cast("type", kind))
        if self._owner.setdefault(name, kind) != kind:
            message = f"two types are called {name}: import one under another name in messages.py"
            raise NoTypeScriptError(message)
        if name not in self._declared:
            self._names[kind] = name
            if _is_record(kind):
                self._name_aliases(kind)
            body = self._declaration(name, kind)
            self._declared[name] = body
        return name

    def _name_aliases(self, kind: type[Any]) -> None:
        """Let unions that have a name where *kind* is written keep it."""
        for name, alias in vars(sys.modules[kind.__module__]).items():
            if _is_alias(alias) and not name.startswith("_"):
                self._names.setdefault(alias, _prefix(kind.__module__) + name)

    def _declaration(self, name: str, kind: object) -> str:
        if kind is Card:
            return f"export type {name} =\n{_choices(str(card) for card in FULL_PACK)};"
        if _is_enum(kind):
            return f"export type {name} =\n{_choices(member.value for member in kind)};"
        if _is_record(kind):
            lines = [f"  readonly {field}: {text};" for field, text in self._fields(kind)]
            return "\n".join([f"export interface {name} {{", *lines, "}"])
        return f"export type {name} = {self._inline(kind)};"

    def _fields(self, kind: type[Any]) -> Iterator[tuple[str, str]]:
        hints = get_type_hints(kind, include_extras=True)
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            if config.tag_field is not None:
                yield config.tag_field, _quoted(config.tag)
            encoded = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
            for name, written in encoded:
                yield written, self._write(hints[name])
            return
        for field in dataclasses.fields(kind):
            if field.name not in messages.NOT_SENT.get(kind, frozenset()):
                yield field.name, self._write(hints[field.name])


def _own_name(kind: type) -> str:
    return _prefix(kind.__module__) + kind.__name__


def _prefix(module: str) -> str:
    package = module.rpartition(".")[0] if "._" in module else module
    return _PREFIXES.get(package, "")


def _choices(values: Iterator[object]) -> str:
    return "\n".join(f"  | {_quoted(value)}" for value in values)


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _is_enum(kind: object) -> TypeGuard[type[Enum]]:
    return isinstance(kind, type) and issubclass(cast("type[Any]", kind), Enum)


def _is_record(kind: object) -> TypeGuard[type[Any]]:
    if kind is Card or not isinstance(kind, type):
        return False
    known = cast("type[Any]", kind)
    return issubclass(known, msgspec.Struct) or dataclasses.is_dataclass(known)


def _is_class(kind: object) -> bool:
    return kind is Card or _is_record(kind) or _is_enum(kind)


def _is_alias(kind: object) -> bool:
    return isinstance(kind, types.UnionType) or get_origin(kind) in {Literal, Union}


def _is_declared(kind: object) -> bool:
    return _is_class(kind) or _is_alias(kind)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
