"""The hosting page names every setting, with its default."""

from pegboard.web.settings import PREFIX, Settings
from support.checkout import ROOT


def test_every_setting_is_in_the_hosting_page() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"`{PREFIX}{name.upper()}`" in page, name
