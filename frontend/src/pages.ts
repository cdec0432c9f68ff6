/** What pages without a table gain from a script; all of them work without it too. */

import { mount } from "svelte";
import Card from "./art/Card.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/reading.css";

const YEAR = 365 * 24 * 3600;

drawCards(document);
offerCopying(document);
switchColors(document);
showWhatIsNeeded(document);
noteWhatIsChosen(document);
tellWhenOffline(document);
stayFresh();

/** Puts drawn cards where the page has them as text. */
function drawCards(root: ParentNode): void {
  for (const hand of root.querySelectorAll<HTMLElement>("[data-hand]")) {
    const cards = (hand.dataset["hand"] ?? "").split(" ");
    const starter = hand.dataset["starter"];
    const barred = (hand.dataset["barred"] ?? "").split(" ");
    hand.replaceChildren();
    for (const card of cards) {
      const kind = barred.includes(card) ? "place barred" : "place";
      mount(Card, { target: place(hand, kind), props: { card } });
    }
    if (starter !== undefined) {
      mount(Card, { target: place(hand, "place starter"), props: { card: starter } });
    }
  }
}

function place(hand: HTMLElement, kind: string): HTMLElement {
  const element = document.createElement("span");
  element.className = kind;
  hand.append(element);
  return element;
}

/** Buttons that copy a link are there only where copying works. */
function offerCopying(root: ParentNode): void {
  if (!("clipboard" in navigator)) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const field = document.getElementById(button.dataset["copy"] ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener("click", () => {
      field.select();
      void navigator.clipboard.writeText(field.value).then(() => {
        button.textContent = button.dataset["copied"] ?? "";
      });
    });
  }
}

/** Colors change at once and are kept where the server and the table look for them. */
function switchColors(root: ParentNode): void {
  const choices = [...root.querySelectorAll<HTMLAnchorElement>("[data-theme-choice]")];
  for (const choice of choices) {
    choice.addEventListener("click", (event) => {
      event.preventDefault();
      const theme = choice.dataset["themeChoice"] ?? "system";
      const page = document.documentElement;
      if (theme === "system") delete page.dataset["theme"];
      else page.dataset["theme"] = theme;
      const path = page.dataset["base"] === "" ? "/" : page.dataset["base"];
      localStorage.setItem("theme", theme);
      document.cookie = `theme=${theme}; Path=${path}; Max-Age=${YEAR}; SameSite=Lax`;
      for (const other of choices) {
        if (other === choice) other.setAttribute("aria-current", "true");
        else other.removeAttribute("aria-current");
      }
    });
  }
}

/** Options that mean nothing without another one come into view with it; a number out of view
 * would count, so it is not sent. */
function showWhatIsNeeded(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLElement>("[data-needs]")) {
    const other = document.getElementById(field.dataset["needs"] ?? "");
    if (!(other instanceof HTMLSelectElement)) continue;
    const values = (field.dataset["with"] ?? "").split(" ");
    const show = () => {
      field.hidden = !values.includes(other.value);
      for (const number of field.querySelectorAll("input")) number.disabled = field.hidden;
    };
    other.addEventListener("change", show);
    show();
  }
}

/** A note beside a list says something about what is chosen in it. */
function noteWhatIsChosen(root: ParentNode): void {
  for (const note of root.querySelectorAll<HTMLElement>("[data-note-of]")) {
    const list = document.getElementById(note.dataset["noteOf"] ?? "");
    if (!(list instanceof HTMLSelectElement)) continue;
    const show = () => {
      note.textContent = list.selectedOptions[0]?.dataset["note"] ?? "";
      note.hidden = false;
    };
    list.addEventListener("change", show);
    show();
  }
}

function tellWhenOffline(root: Document): void {
  const note = root.getElementById("offline");
  if (note === null) return;
  const show = () => {
    note.hidden = navigator.onLine;
  };
  window.addEventListener("online", show);
  window.addEventListener("offline", show);
  show();
}

/** A page brought back by the browser's own memory would show games as they were. */
function stayFresh(): void {
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}
