/** Cards that fly: where they were is noted before the picture changes, and they come from there. */
import type { Attachment } from "svelte/attachments";

const FLIGHT = 180;
const origins = new Map<string, DOMRect>();
const landed = new WeakSet<HTMLElement>();

/** Note where everything marked with `data-origin` is now. */
export function noteOrigins(root: ParentNode): void {
  origins.clear();
  for (const element of root.querySelectorAll<HTMLElement>("[data-origin]")) {
    const name = element.dataset["origin"];
    if (name) origins.set(name, element.getBoundingClientRect());
  }
}

/** Let an element that has just appeared come from the first of these places that is known. */
export function flyFrom(...names: string[]): Attachment<HTMLElement> {
  return (element) => {
    // Attachments run again whenever what they were made from is made anew; a card flies once.
    if (landed.has(element)) return;
    landed.add(element);
    const from = names.map((name) => origins.get(name)).find((rect) => rect !== undefined);
    if (!from || from.width === 0 || document.documentElement.dataset["motion"] === "none") return;
    const to = element.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = to.width > 0 ? Math.min(from.width, to.width * 2) / to.width : 1;
    element.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: FLIGHT, easing: "cubic-bezier(0.25, 0.7, 0.3, 1)" },
    );
  };
}
