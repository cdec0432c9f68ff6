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
  /** What is in it may grow without becoming something else. */
  const watch = () => {
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    look();
  };
  watch();
  const content = new MutationObserver(watch);
  content.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener("scroll", look);
    sizes.disconnect();
    content.disconnect();
  };
};
