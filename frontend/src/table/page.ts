/** What the server wrote into the page. */

export interface Page {
  table: string;
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
    house: dataset["house"] ?? "Pegboard",
    base: dataset["base"] ?? "",
    opens: dataset["opens"] === "yes",
  };
}
