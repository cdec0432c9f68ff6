"""The page of codes names every code, and no other."""

import re

from pegboard.club.tables import ClubRefusal
from pegboard.game import OptionFault, RecordFault, Refusal
from pegboard.web._frames import Farewell
from support.checkout import ROOT

ENUMS = (Refusal, ClubRefusal, Farewell, RecordFault, OptionFault)


def test_the_page_names_every_code_in_its_section() -> None:
    page = (ROOT / "docs/codes.md").read_text(encoding="utf-8")
    sections = page.split("\n## ")[1:]
    assert len(sections) == len(ENUMS)
    for section, codes in zip(sections, ENUMS, strict=True):
        named = re.findall(r"^\| `([a-z-]+)` \|", section, flags=re.MULTILINE)
        assert named == [code.value for code in codes]
