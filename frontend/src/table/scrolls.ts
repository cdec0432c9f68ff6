/**
 * What scrolls must be within reach of the keyboard, and only what scrolls; and it shows by
 * `data-more` where something lies below what can be seen.
 */
import type { Attachment } from "svelte/attachments";

/** Pixels below the edge that nobody misses. */
const SLIGHT = 8;

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    if (scrollHeight > clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    element.toggleAttribute("data-more", scrollHeight - scrollTop - clientHeight > SLIGHT);
  };
  look();
  if (typeof ResizeObserver !== "function") return;
  element.addEventListener("scroll", look, { passive: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener("scroll", look);
    sizes.disconnect();
    content.disconnect();
  };
};
