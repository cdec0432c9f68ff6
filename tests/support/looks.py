"""Pages as machines see them: what axe finds, what runs off the sides, what is too small."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from playwright.async_api import Page

from support.checkout import ROOT

AXE: Final = (ROOT / "frontend/node_modules/axe-core/axe.min.js").read_text()
AXE_RUN: Final = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`));
}
"""
WIDTHS: Final = ((360, 640), (390, 844), (768, 1024), (1280, 800))
Look: TypeAlias = tuple[Literal["light", "dark"], tuple[int, int]]
LOOKS: Final[tuple[Look, ...]] = (
    ("light", WIDTHS[-1]),
    ("dark", WIDTHS[-1]),
    ("dark", WIDTHS[0]),
    ("light", WIDTHS[0]),
)
FEW_LOOKS: Final = (LOOKS[0], LOOKS[2])
"""Light on a desktop, dark on the smallest phone: what there is time for every day."""
SETTLED: Final = "new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"
STICKS_OUT: Final = """
() => {
  const problems = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) problems.push(`the page is ${wide} pixels wide`);
  for (const element of document.querySelectorAll("button, a, input, select, h1, h2, .card")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches(".heard, .heard *")) continue;
    // A wide table scrolls in a frame of its own.
    if (element.closest(".wide")) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -0.5 || right > innerWidth + 0.5))
      problems.push(`${element.tagName} ${element.className} from ${left} to ${right}`);
  }
  for (const card of document.querySelectorAll(".hand .own")) {
    const { width, height } = card.getBoundingClientRect();
    if (width < 44 || height < 64) problems.push(`a card of ${width} x ${height}`);
  }
  return problems;
}
"""
"""What is beyond the sides of the window, and own cards too small for a finger."""


async def axe(page: Page, where: str, looks: Sequence[Look] = LOOKS) -> list[str]:
    """What axe finds, in both colors, on a desktop and on the smallest phone."""
    await page.evaluate(f"window.axe ? undefined : (() => {{ {AXE} }})()")
    was = page.viewport_size
    found: list[str] = []
    for colors, (width, height) in looks:
        await page.emulate_media(color_scheme=colors)
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(SETTLED)
        told = await page.evaluate(AXE_RUN)
        found += [f"{where}, {colors}, {width} wide: {one}" for one in told]
    if was:
        await page.set_viewport_size(was)
    return found


async def sizes(page: Page, where: str) -> list[str]:
    """What does not fit, in four sizes of window."""
    was = page.viewport_size
    found: list[str] = []
    for width, height in WIDTHS:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(SETTLED)
        found += [f"{where}, {width} wide: {one}" for one in await page.evaluate(STICKS_OUT)]
    if was:
        await page.set_viewport_size(was)
    return found


async def look(page: Page, where: str, looks: Sequence[Look] = LOOKS) -> list[str]:
    """Everything that is wrong with a page as it is now."""
    return [*await axe(page, where, looks), *await sizes(page, where)]
