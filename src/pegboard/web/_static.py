"""The built front end: read once, served from memory with its compressed forms.

A path is looked up in a table of what was there at the start and never joined to a folder, so no
spelling of ``..`` leads anywhere.
"""

import mimetypes
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final, final

import msgspec
from litestar import Response
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_304_NOT_MODIFIED

FOREVER: Final = "public, max-age=31536000, immutable"
"""For names that hold a hash of what is in them."""

ASK: Final = "no-cache"
"""For other names: keep it, but ask whether it is still so."""

_ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
_MANIFEST: Final = PurePosixPath(".vite/manifest.json")
_HASHED: Final = "assets"
_TYPES: Final = mimetypes.MimeTypes()
_TYPES.add_type("text/javascript", ".js")  # RFC 9239; older tables say application/javascript
_TYPES.add_type("font/woff2", ".woff2")


class Chunk(msgspec.Struct, frozen=True):
    """One entry of Vite's manifest, as far as pages need it."""

    file: str
    css: tuple[str, ...] = ()
    imports: tuple[str, ...] = ()


class Assets(msgspec.Struct, frozen=True):
    """What a page loads for one entry, as paths below the static folder."""

    script: str
    styles: tuple[str, ...]
    preloads: tuple[str, ...]


class _File(msgspec.Struct, frozen=True):
    media_type: str
    etag: str
    forever: bool
    bodies: dict[str, bytes]


@final
class Static:
    """The files of one folder by their paths in it; none when the folder is not there."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder)) if folder.is_dir() else {}
        manifest = folder / _MANIFEST
        self._manifest = (
            msgspec.json.decode(manifest.read_bytes(), type=dict[str, Chunk])
            if manifest.is_file()
            else {}
        )

    @property
    def is_built(self) -> bool:
        """Whether the front end has been built at all."""
        return bool(self._manifest)

    def assets(self, entry: str) -> Assets | None:
        """What the page of *entry* (``src/table.ts``) loads; ``None`` when it is not built."""
        chunk = self._manifest.get(entry)
        if chunk is None:
            return None
        names = list(dict.fromkeys(self._imported(chunk)))
        chunks = [chunk, *(self._manifest[name] for name in names)]
        styles = dict.fromkeys(style for one in chunks for style in one.css)
        return Assets(chunk.file, tuple(styles), tuple(one.file for one in chunks[1:]))

    def _imported(self, chunk: Chunk) -> Iterator[str]:
        for name in chunk.imports:
            yield name
            yield from self._imported(self._manifest[name])

    def respond(self, path: str, headers: Mapping[str, str]) -> Response[bytes]:
        """The file at *path* in the best form that the request's *headers* accept.

        Raises:
            NotFoundException: there is no such file.
        """
        file = self._files.get(path.lstrip("/"))
        if file is None:
            raise NotFoundException
        accepted = _accepted(headers.get("accept-encoding", ""))
        encoding = next((name for name, _ in _ENCODINGS if name in accepted & set(file.bodies)), "")
        answer = {
            "etag": file.etag,
            "cache-control": FOREVER if file.forever else ASK,
            "vary": "accept-encoding",
        }
        if file.etag in headers.get("if-none-match", ""):
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=answer)
        if encoding:
            answer["content-encoding"] = encoding
        return Response(file.bodies[encoding], media_type=file.media_type, headers=answer)


def _read(folder: Path) -> Iterator[tuple[str, _File]]:
    packed = tuple(ending for _, ending in _ENCODINGS)
    for path in sorted(folder.rglob("*")):
        name = PurePosixPath(path.relative_to(folder).as_posix())
        if not path.is_file() or path.suffix in packed or name.parts[0].startswith("."):
            continue
        body = path.read_bytes()
        bodies = {"": body}
        for encoding, ending in _ENCODINGS:
            twin = path.with_name(path.name + ending)
            if twin.is_file():
                bodies[encoding] = twin.read_bytes()
        yield (
            str(name),
            _File(
                media_type=_TYPES.guess_type(path.name)[0] or "application/octet-stream",
                etag=f'"{sha256(body).hexdigest()[:20]}"',
                forever=name.parts[0] == _HASHED,
                bodies=bodies,
            ),
        )


def _accepted(header: str) -> set[str]:
    """Encodings that an ``Accept-Encoding`` header allows; those with weight 0 are not."""
    allowed: set[str] = set()
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            allowed.add(name.strip().lower())
    return allowed
