/** What the server wrote into the page. */

export interface Page {
  table: string;
  /** The game that is played at it, so that its kit need not wait for the first message. */
  game: string;
  /** Where the rules of that game and variant stand, below `base`. */
  rules: string;
  house: string;
  /** The path under which the club lives, empty for the root. */
  base: string;
  /** Whether the reader has just opened this table, so that a seat is his without asking. */
  opens: boolean;
}

export function page(): Page {
  const { dataset } = document.getElementById("table") ?? document.documentElement;
  return {
    table: dataset["table"] ?? "",
    game: dataset["game"] ?? "",
    rules: dataset["rules"] ?? "/rules",
    house: dataset["house"] ?? "Pegboard",
    base: dataset["base"] ?? "",
    opens: dataset["opens"] === "yes",
  };
}
