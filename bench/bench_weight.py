"""What the table page weighs on first load, compressed as it is sent; JavaScript apart.

Follows every reference that a browser follows by itself: scripts and the modules that they
import, style sheets and what they name, pictures and fonts of the page.
"""

import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx

from bench._table import row
from support.serving import Server

MOST = 120
MOST_SCRIPT = 70
TAGS = re.compile(r'<(?:script|link|img|source)\b[^>]*?\b(?:src|href)="([^"]+)"')
RELATIONS = re.compile(r'rel="(?:alternate|canonical|prefetch)"')
IMPORTS = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\.{0,2}/[^"']+)["']""")
NAMED = re.compile(r"""url\(["']?((?!data:)[^"')]+)["']?\)""")


def references(address: str, kind: str, text: str) -> set[str]:
    """The addresses that what came from *address* makes a browser load."""
    if kind.startswith("text/html"):
        tags = [match for match in TAGS.finditer(text) if not RELATIONS.search(match.group())]
        found = [match.group(1) for match in tags]
    elif "javascript" in kind:
        found = IMPORTS.findall(text)
    elif kind.startswith("text/css"):
        found = NAMED.findall(text)
    else:
        found = []
    return {urljoin(address, one) for one in found if not one.startswith("data:")}


def weigh(url: str) -> tuple[Counter[str], list[tuple[int, str, str]]]:
    """Bytes on the way by kind of file, and each file."""
    host = urlsplit(url).netloc
    weights: Counter[str] = Counter()
    files: list[tuple[int, str, str]] = []
    waiting, seen = [url], {url}
    with httpx.Client(headers={"accept-encoding": "br, gzip"}) as client:
        while waiting:
            address = waiting.pop()
            if urlsplit(address).netloc != host:
                sys.exit(f"✗ another host is asked: {address}")
            with client.stream("GET", address) as response:
                response.raise_for_status()
                raw = b"".join(response.iter_raw())
            encoding = response.headers.get("content-encoding", "as it is")
            kind = response.headers.get("content-type", "").partition(";")[0]
            weights[kind] += len(raw)
            files.append((len(raw), encoding, urlsplit(address).path))
            text = client.get(address).text if kind.startswith(("text/", "appl")) else ""
            fresh = references(address, kind, text) - seen
            seen |= fresh
            waiting += fresh
    return weights, files


def main() -> None:
    """Print the figures; too much weight ends with an error."""
    with tempfile.TemporaryDirectory(prefix="pegboard-bench-") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            _, table = server.open_table("Anna", bot=True)
            weights, files = weigh(f"{server.url}/t/{table}")
        finally:
            server.stop()
    for size, encoding, path in sorted(files, reverse=True):
        row(f"  {path}", size / 1024, "KiB", encoding)
    script = sum(size for kind, size in weights.items() if "javascript" in kind)
    row("JavaScript", script / 1024, "KiB", f"at most {MOST_SCRIPT}")
    row("all, on first load", weights.total() / 1024, "KiB", f"at most {MOST}")
    if script > MOST_SCRIPT * 1024 or weights.total() > MOST * 1024:
        sys.exit(1)


if __name__ == "__main__":
    main()
