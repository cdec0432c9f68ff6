/**
 * Every state of the table to look at, from recorded messages: `gallery.html?state=show&lang=ru`,
 * and every entry of a variant's game: `gallery.html?game=partners&at=12`, `&told` once it is told;
 * Solo Whist has states of its own: `gallery.html?game=solo-whist&state=auction`.
 * Only the development server has this page; it is no part of what is built.
 */
import { mount } from "svelte";
import type { Happened, TableSeen } from "../generated/messages";
import Table from "../table/Table.svelte";
import { emptyTable, entriesOf, GAMES, seatsOf } from "./cribbage";
import { showSolo } from "./gallery-solo";
import { asked, model, texts } from "./picture";
import { empty, recording } from "./recording";
import { free, person } from "./seen";

function begin(seen: TableSeen, usual: Readonly<Record<string, string>> = {}): void {
  model.snapshot({ t: "snapshot", seen, hash: "", shows: [], told: [], usual });
  model.status("online", null);
  model.here({ t: "here", seats: [true, false], watching: 1 });
}

/** All entries before `count` at once, that one step by step. */
function feed(entries: readonly Happened[], count: number): void {
  entries.slice(0, count).forEach((entry, at) => {
    model.happened(entry);
    if (at < count - 1) model.stage.flush();
  });
}

/** The entry in which something of this kind happens first. */
function until(kind: string): number {
  return recording.first.findIndex(({ events }) => events.some((one) => one.kind === kind)) + 1;
}

function spectator(seen: TableSeen): TableSeen {
  const view =
    seen.view?.kind === "cribbage"
      ? { ...seen.view, seat: null, hand: null, kept: null, laid_away: null }
      : null;
  return { ...seen, you: null, actions: [], view };
}

const flush = () => {
  model.stage.flush();
};

/** What most tables of cribbage have in common. */
const USUAL = {
  ...{ crib_flush: "five", first_dealer: "cut", mars_rule: "half", match_games: "1" },
  counting: "auto",
};

const STATES: Record<string, () => void> = {
  waiting: () => {
    const seats = [person("Ada"), free()];
    const options = { target: "61", cut_mode: "pone_picks" };
    begin({ ...empty(), seats, options }, USUAL);
  },
  free: () => {
    const seats = [person("Ada"), free()];
    begin({ ...empty(), you: null, seats });
  },
  lot: () => {
    begin(empty());
    feed(recording.first, 1);
  },
  discard: () => {
    begin(empty());
    feed(recording.first, 1);
    flush();
  },
  confirmed: () => {
    STATES["discard"]?.();
    const [first] = recording.first;
    if (first?.seen.view?.kind !== "cribbage") return;
    const view = { ...first.seen.view, confirmed: [true, false] };
    const [one, two, ...kept] = view.hand ?? [];
    const laid = [one ?? null, two ?? null];
    begin({
      ...first.seen,
      v: 3,
      view: { ...view, hand: kept, kept, laid_away: laid },
      actions: [],
    });
  },
  play: () => {
    begin(empty());
    feed(recording.first, until("laid") + 4);
  },
  score: () => {
    begin(empty());
    feed(recording.first, until("count-closed"));
  },
  go: () => {
    begin(empty());
    feed(recording.first, until("said-go"));
  },
  show: () => {
    begin(empty());
    feed(recording.first, until("shown"));
  },
  showing: () => {
    STATES["show"]?.();
    flush();
  },
  next: () => {
    begin(empty());
    feed(recording.first, until("deal-ended") + 2);
    flush();
  },
  late: () => {
    begin(recording.before);
    feed(recording.last, 7);
    flush();
  },
  over: () => {
    begin(recording.before);
    feed(recording.last, recording.last.length);
    flush();
  },
  watch: () => {
    begin(spectator(recording.first[until("laid") + 4]?.seen ?? empty()));
  },
  offline: () => {
    STATES["play"]?.();
    flush();
    model.status("offline", null);
  },
  depth: () => {
    begin(empty());
    feed(recording.first, 2);
    const seen = recording.first[1]?.seen;
    if (seen?.view?.kind !== "cribbage") return;
    const actions = Array.from({ length: 32 }, (_, at) => `depth ${at + 4}`);
    const view = { ...seen.view, phase: "depth" as const, to_act: [0] };
    begin({ ...seen, v: 9, actions, view });
  },
};

const target = document.getElementById("table");
const isSolo = asked.get("game") === "solo-whist";
await model.prepare(isSolo ? "solo-whist" : "cribbage");
if (target) mount(Table, { target, props: { model, texts } });
const game = GAMES.find((one) => one === asked.get("game"));
if (isSolo) {
  const whole = (entries: readonly Happened[]) => {
    feed(entries, entries.length);
  };
  showSolo(asked.get("state") ?? "play", { begin, feed: whole, flush });
} else if (game === undefined) STATES[asked.get("state") ?? "play"]?.();
else if (asked.get("at") === "waiting") {
  const seats = seatsOf(game).with(-1, free());
  begin({ ...emptyTable(game), seats }, USUAL);
} else {
  begin(emptyTable(game));
  const entries = entriesOf(game);
  const at = asked.get("at") ?? "0";
  // A kind of event stands for the first entry with it, so that links outlive the recording.
  const kind = entries.findIndex(({ events }) => events.some((one) => one.kind === at)) + 1;
  feed(entries, /^\d+$/.test(at) ? Number(at) : kind);
  if (asked.has("told")) flush();
}
