/** The whole table page in jsdom, with a server that only notes what is wished. */
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import type { Happened, TableSeen } from "../generated/messages";
import { loadKit } from "../table/kits";
import type { NewWish, Wish } from "../table/world";
import { TableModel } from "../table/model.svelte";
import { type Choices, Settings } from "../table/settings.svelte";
import Table from "../table/Table.svelte";
import { type Language, Texts } from "../table/texts.svelte";

export interface Room {
  model: TableModel;
  texts: Texts;
  wished: Wish[];
  /** The cards of the acts that were wished, in the record's text. */
  acts(): string[];
  snapshot(seen: TableSeen, usual?: Readonly<Record<string, string>>): Promise<void>;
  /** An entry of the log; at a speed other than none its story goes on afterwards. */
  happened(entry: Happened): Promise<void>;
  /** What a screen reader was given to say so far, oldest first. */
  heard(): string[];
  /** The history as it stands beside the table. */
  history(): string[];
  line(): string;
  card(name: string): HTMLElement;
}

export async function room(
  choices: Partial<Choices> = {},
  language: Language = "en",
  game = "cribbage",
): Promise<Room> {
  localStorage.setItem("pegboard:settings", JSON.stringify({ speed: "none", ...choices }));
  const settings = new Settings();
  const texts = new Texts();
  await texts.use(language);
  const model = new TableModel(settings, (wanted) => loadKit(wanted, texts));
  await model.prepare(game);
  const wished: Wish[] = [];
  model.use({
    unanswered: [],
    wish(wanted: NewWish): Wish {
      const wish = { ...wanted, id: `w${wished.length}` };
      wished.push(wish);
      return wish;
    },
  });
  const { container } = render(Table, { props: { model, texts } });
  await settled();
  // Spaces that hold words together are for the eye; here they would hide from the reader.
  const plain = (text: string) => text.replaceAll("\u00a0", " ").trim();
  const found = (query: string) => [...container.querySelectorAll<HTMLElement>(query)];
  return {
    model,
    texts,
    wished,
    acts: () => wished.flatMap((wish) => (wish.t === "act" ? [wish.action] : [])),
    async snapshot(seen, usual = {}) {
      model.snapshot({ t: "snapshot", seen, hash: "", shows: [], told: [], usual });
      await settled();
    },
    async happened(entry) {
      for (const { id } of model.sent) model.done({ ...wished[0], id } as Wish, entry.v);
      model.happened(entry);
      await tick();
    },
    heard: () => found("[data-testid=heard] p").map((one) => plain(one.textContent)),
    history: () => found("[data-testid=history-line]").map((one) => plain(one.textContent)),
    line: () => plain(found("[data-testid=turn]")[0]?.textContent ?? ""),
    card(name) {
      const [card] = found(`[data-card="${name}"]`);
      if (!card) throw new RangeError(`${name} is not in the hand`);
      return card;
    },
  };
}

/** What is loaded when it is first wanted has come, and is drawn. */
export async function settled(): Promise<void> {
  await tick();
  await vi.dynamicImportSettled();
  await tick();
}
