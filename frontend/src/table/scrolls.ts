/** What scrolls must be within reach of the keyboard, and only what scrolls. */
import type { Attachment } from "svelte/attachments";

export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  look();
  if (typeof ResizeObserver !== "function") return;
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
