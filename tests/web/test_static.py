"""Static files: found by name only, in the best form, kept for ever where that is right."""

import json
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from pegboard.web._static import ASK, FOREVER, Assets, Static

MANIFEST = {
    "src/table.ts": {
        "file": "assets/table-abc.js",
        "css": ["assets/table-abc.css"],
        "imports": ["_shared.js"],
    },
    "_shared.js": {"file": "assets/shared-def.js", "css": ["assets/shared-def.css"]},
}


@pytest.fixture
def static(tmp_path: Path) -> Static:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    (folder / "assets" / "table-abc.js").write_bytes(b"plain")
    (folder / "assets" / "table-abc.js.br").write_bytes(b"brotli")
    (folder / "assets" / "table-abc.js.gz").write_bytes(b"gzip")
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "secret.key").write_text("secret")
    return Static(folder)


def test_a_page_learns_what_to_load(static: Static) -> None:
    assert static.is_built
    assert static.assets("src/table.ts") == Assets(
        script="assets/table-abc.js",
        styles=("assets/table-abc.css", "assets/shared-def.css"),
        preloads=("assets/shared-def.js",),
    )
    assert static.assets("src/other.ts") is None


def test_a_club_without_a_built_front_end_says_so(tmp_path: Path) -> None:
    static = Static(tmp_path / "nothing")
    assert not static.is_built
    assert static.assets("src/table.ts") is None


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br", b"brotli", "br"),
        ("br", b"brotli", "br"),
        ("gzip", b"gzip", "gzip"),
        ("GZIP;q=0.5", b"gzip", "gzip"),
        ("br;q=0, gzip", b"gzip", "gzip"),
        ("identity", b"plain", None),
        ("", b"plain", None),
    ],
)
def test_the_best_form_that_is_accepted_is_sent(
    static: Static, accepted: str, body: bytes, encoding: str | None
) -> None:
    answer = static.respond("/assets/table-abc.js", {"accept-encoding": accepted})
    assert answer.content == body
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"


def test_hashed_names_are_kept_for_ever_and_others_asked_for(static: Static) -> None:
    assert static.respond("assets/table-abc.js", {}).headers["cache-control"] == FOREVER
    assert static.respond("icon.svg", {}).headers["cache-control"] == ASK


def test_what_has_not_changed_is_not_sent_again(static: Static) -> None:
    first = static.respond("icon.svg", {})
    assert (first.status_code, first.content) == (None, b"<svg/>")
    again = static.respond("icon.svg", {"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert static.respond("icon.svg", {"if-none-match": '"other"'}).content == b"<svg/>"


@pytest.mark.parametrize(
    "path",
    [
        "../secret.key",
        "assets/../../secret.key",
        "/etc/passwd",
        "..%2fsecret.key",
        "assets",
        "",
        ".vite/manifest.json",
        "assets/table-abc.js.br",
        "assets\\table-abc.js",
        "icon.svg\x00",
    ],
)
def test_nothing_else_can_be_reached(static: Static, path: str) -> None:
    with pytest.raises(NotFoundException):
        static.respond(path, {})
