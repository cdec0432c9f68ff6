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

  async use(language: Language): Promise<void> {
    const answer = await fetch(addresses[language]);
    if (!answer.ok) throw new Error(`there are no texts in ${language}: ${answer.statusText}`);
    // Without isolation marks, as on the server: both languages run from left to right.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  text(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? (this.#bundle?.formatPattern(pattern, args, []) ?? key) : key;
  }
}

export function isLanguage(text: string): text is Language {
  return text === "en" || text === "ru";
}
