import { FluentBundle, FluentResource } from "@fluent/bundle";
import addresses from "virtual:texts";

export type Language = "en" | "ru";
export type Arguments = Record<string, string | number>;

/** Something to be said: kept as what it is made of, so that it follows a change of language. */
export type Say = (texts: Speaker) => string;

export interface Speaker {
  text(key: string, args?: Arguments): string;
}

/** All texts of the language that is shown; only this one has been loaded. */
export class Texts implements Speaker {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle | null>(null);
  /** The table's own catalog, and those of the games that have been asked for. */
  readonly #included = ["table"];

  async use(language: Language): Promise<void> {
    const catalogs = await Promise.all(this.#included.map((name) => fetched(language, name)));
    this.#speak(language, catalogs);
  }

  /** The texts of one game as well. */
  async include(game: string): Promise<void> {
    if (this.#included.includes(game)) return;
    const { language } = this;
    const catalog = await fetched(language, game);
    if (!this.#included.includes(game)) this.#included.push(game);
    // While it came, the reader may have chosen another language.
    if (this.language === language) this.#bundle?.addResource(catalog);
    else await this.use(this.language);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  text(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? minus(this.#bundle?.formatPattern(pattern, args, []) ?? key) : key;
  }

  #speak(language: Language, catalogs: readonly FluentResource[]): void {
    // Without isolation marks, as on the server: both languages run from left to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalog of catalogs) bundle.addResource(catalog);
    this.#bundle = bundle;
    this.language = language;
  }
}

/** Numbers below zero with a true minus: those who format them know only the hyphen. */
function minus(text: string): string {
  return text.replaceAll(/(?<=^|[\s(:])-(?=\d)/g, "\u2212");
}

async function fetched(language: Language, name: string): Promise<FluentResource> {
  const answer = await fetch(addresses[language][name] ?? "");
  if (!answer.ok) throw new Error(`there are no texts in ${language}: ${answer.statusText}`);
  return new FluentResource(await answer.text());
}

export function isLanguage(text: string): text is Language {
  return text === "en" || text === "ru";
}
