import { BOARD_LAYOUTS, type BoardLayout } from "../art/pegs";
import { page } from "./page";
import type { Language } from "./texts.svelte";
import { isLanguage } from "./texts.svelte";

export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];

/** What a person likes; kept in this browser, never sent. */
export interface Choices {
  speed: Speed;
  theme: Theme;
  board: BoardLayout;
  sortCards: boolean;
  largeCards: boolean;
  fourColors: boolean;
  sounds: boolean;
  letterKeys: boolean;
  confirmPlay: boolean;
  pressGo: boolean;
}

const DEFAULTS: Choices = {
  speed: "normal",
  theme: "system",
  board: "long",
  sortCards: true,
  largeCards: false,
  fourColors: false,
  sounds: false,
  letterKeys: true,
  confirmPlay: false,
  pressGo: false,
};
const KEY = "pegboard:settings";
const A_YEAR = 31_536_000;

export class Settings {
  chosen = $state<Choices>({ ...DEFAULTS, ...read() });

  change<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.chosen[name] = value;
    const { theme, ...others } = this.chosen;
    localStorage.setItem(KEY, JSON.stringify(others));
    // The server paints its pages in the same colors, so this one is in a cookie.
    if (name === "theme") remember("theme", theme);
    this.apply();
  }

  /** What the style sheets go by. */
  apply(): void {
    const { dataset } = document.documentElement;
    const { theme, largeCards, fourColors } = this.chosen;
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;
    dataset["largeCards"] = `${largeCards}`;
    dataset["fourColor"] = `${fourColors}`;
    dataset["motion"] = this.speed === "none" ? "none" : "full";
  }

  /** The speed that counts: a system that asks for no motion gets none. */
  get speed(): Speed {
    return wantsNoMotion() ? "none" : this.chosen.speed;
  }
}

/** Tell the server as well, so that its pages come in the language chosen here. */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  remember("lang", language);
}

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}

function wantsNoMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function remember(name: string, value: string): void {
  const path = page().base || "/";
  document.cookie = `${name}=${value}; path=${path}; max-age=${A_YEAR}; samesite=lax`;
}

/** What was kept, as far as it is still a choice. */
function read(): Partial<Choices> {
  const kept: Record<string, unknown> = {};
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // What cannot be read is as good as never chosen.
  }
  kept["theme"] = document.documentElement.dataset["theme"] ?? "system";
  const allowed = Object.entries(DEFAULTS).filter(([name, usual]) => {
    const value = kept[name];
    if (name === "speed") return SPEEDS.some((speed) => speed === value);
    if (name === "theme") return THEMES.some((theme) => theme === value);
    if (name === "board") return BOARD_LAYOUTS.some((layout) => layout === value);
    return typeof value === typeof usual;
  });
  return Object.fromEntries(allowed.map(([name]) => [name, kept[name]]));
}
