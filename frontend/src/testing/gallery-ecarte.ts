/**
 * Every state of a table of Écarté to look at, from recorded messages:
 * `ecarte.html?state=reply&lang=ru`. Only the development server has this page.
 */
import { mount } from "svelte";
import type { EcarteView, Snapshot, TableSeen } from "../generated/messages";
import Table from "../table/Table.svelte";
import { emptyTable, entriesOf, type GameName, type Told } from "./ecarte";
import { asked, model, texts } from "./picture";

await model.prepare("ecarte");

function snapshot(seen: TableSeen): Snapshot {
  return { t: "snapshot", seen, hash: "", shows: [], told: [], usual: {} };
}

type Test = (entry: Told, view: EcarteView) => boolean;

const has =
  (word: string): Test =>
  (entry) =>
    entry.seen.actions.includes(word);
const tells =
  (kind: string): Test =>
  (entry) =>
    entry.events.some((one) => one.kind === kind);
const yours: Test = (entry) => entry.seen.actions.length > 0;

/** The recorded game, which entry of it, and whether its story is still being told. */
const STATES: Readonly<Record<string, readonly [GameName, Test, "told" | "telling"]>> = {
  lot: ["usual", tells("lot-drawn"), "telling"],
  speak: ["usual", has("propose"), "told"],
  again: [
    "strict",
    (entry, view) => has("propose")(entry, view) && view.exchanges.length > 0,
    "told",
  ],
  call: [
    "usual",
    (entry) => entry.seat === 1 && tells("called")(entry, entry.seen.view),
    "telling",
  ],
  answer: ["usual", has("accept"), "told"],
  discard: ["long", (entry) => entry.seen.actions.some((one) => one.startsWith("discard")), "told"],
  drawn: [
    "long",
    (entry) => entry.events.some((one) => one.kind === "drawn" && one.seat === 0),
    "telling",
  ],
  reshuffled: ["long", (_, view) => view.reshuffles > 0, "told"],
  question: ["strict", has("no-king"), "told"],
  king: ["long", has("king"), "told"],
  announced: ["long", tells("king-announced"), "telling"],
  lead: [
    "usual",
    (entry, view) =>
      yours(entry, view) &&
      view.phase === "play" &&
      view.table.length === 0 &&
      view.tricks.length > 0,
    "told",
  ],
  reply: [
    "usual",
    (entry, view) =>
      yours(entry, view) &&
      view.phase === "play" &&
      view.table.length === 1 &&
      entry.seen.actions.length < (view.hand?.length ?? 0),
    "told",
  ],
  trick: ["usual", (_, view) => view.tricks.length === 3, "telling"],
  scored: ["usual", tells("deal-scored"), "telling"],
  showing: ["usual", (entry) => entry.seen.stage === "showing", "told"],
  turned: ["usual", tells("king-turned"), "telling"],
  over: ["strict", tells("game-ended"), "told"],
};

const wanted = STATES[asked.get("state") ?? "reply"];
if (wanted) {
  const [name, fits, how] = wanted;
  const game = (asked.get("game") as GameName | null) ?? name;
  const entries = entriesOf(game);
  const at = entries.findIndex((entry) => fits(entry, entry.seen.view));
  model.snapshot(snapshot(emptyTable(game)));
  model.status("online", null);
  model.here({ t: "here", seats: [true, false], watching: 0 });
  entries.slice(0, at + 1).forEach((entry, step) => {
    model.happened(entry);
    if (step < at || how === "told") model.stage.flush();
  });
  // What no recorded game comes to: `with=stand` offers an act more, `watch` looks on.
  const last = entries[at]?.seen;
  const more = asked.get("with");
  if (last && more !== null)
    model.snapshot(snapshot({ ...last, actions: [...last.actions, more] }));
  if (last && asked.has("watch")) {
    const view = { ...last.view, seat: null, hand: null };
    model.snapshot(snapshot({ ...last, you: null, actions: [], view }));
  }
  for (let step = Number(asked.get("steps") ?? 0); step > 0; step -= 1) model.stage.next();
  const chosen = Number(asked.get("choose") ?? 0);
  for (const card of model.own.cards.slice(0, chosen)) model.own.choose(card);
}

const target = document.getElementById("table");
if (target) mount(Table, { target, props: { model, texts } });
