/** What the keyboard says; letters by their place, so that they work on a Russian layout too. */

/** What is read aloud on request. */
export type Reading = "last" | "score" | "count" | "hand" | "time";

export type Command =
  | { do: "choose"; number: number }
  | { do: "move"; step: number }
  | { do: "read"; what: Reading }
  | { do: "confirm" | "undo" | "go" | "next" | "back" | "forward" | "present" | "help" };

/** Takes a key for itself, before it is a command of the table; whether it has. */
export type KeyTaker = (event: KeyboardEvent) => boolean;

const LETTERS: Record<string, Command> = {
  G: { do: "go" },
  N: { do: "next" },
  L: { do: "read", what: "last" },
  S: { do: "read", what: "score" },
  C: { do: "read", what: "count" },
  H: { do: "read", what: "hand" },
  T: { do: "read", what: "time" },
};

const NAMED: Record<string, Command> = {
  Enter: { do: "confirm" },
  " ": { do: "next" },
  Backspace: { do: "undo" },
  ArrowLeft: { do: "move", step: -1 },
  ArrowRight: { do: "move", step: 1 },
  F1: { do: "help" },
  Escape: { do: "present" },
};

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">;

/** The command of a key, or `null`; keys of a single character only where they are wanted. */
export function command(event: Pressed, hasLetters: boolean): Command | null {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  const named = NAMED[key];
  if (named) return named;
  if (!hasLetters) return null;
  if (key === "?" || (code === "Slash" && shiftKey)) return { do: "help" };
  if (shiftKey) return null;
  if (/^[1-9]$/.test(key)) return { do: "choose", number: Number(key) };
  if (key === "[" || code === "BracketLeft") return { do: "back" };
  if (key === "]" || code === "BracketRight") return { do: "forward" };
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, "");
  return LETTERS[letter.toUpperCase()] ?? null;
}

/** Where keys belong to what is focused: fields, and whatever is open above the table. */
export function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, select, textarea, dialog, [contenteditable]") !== null
  );
}

/** Buttons and links have Enter and Space for themselves. */
export function pressesItself(target: EventTarget | null, key: string): boolean {
  return (
    (key === "Enter" || key === " ") &&
    target instanceof Element &&
    target.closest("button, a, summary") !== null
  );
}
