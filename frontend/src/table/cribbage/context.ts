import type { CribbageView, GameEvent, GameView, Show, Shown } from "../../generated/messages";
import { table, type TableContext } from "../context";
import type { Counting } from "./script-show";

/** What every part of a cribbage table shares. */
export interface CribbageContext extends TableContext {
  /** The picture that is drawn. */
  readonly view: CribbageView | null;
  /** What the server says now. */
  readonly now: CribbageView | null;
  /** Hands and cribs of this game, each with its count as far as that is known by now. */
  readonly shows: readonly Shown[];
  /** The hand or crib that is being counted. */
  readonly counting: Counting | null;
}

export function cribbage(): CribbageContext {
  const shared = table();
  const { model } = shared;
  return {
    ...shared,
    get view() {
      return ofCribbage(model.view);
    },
    get now() {
      return ofCribbage(model.seen?.view ?? null);
    },
    get shows() {
      const counts = explained(model.events);
      const known = [...model.shows, ...(ofCribbage(model.seen?.view ?? null)?.shows ?? [])];
      for (const shown of known) if (shown.show) counts.set(keyOf(shown), shown.show);
      return model.shows.map((shown) => ({
        ...shown,
        show: counts.get(keyOf(shown)) ?? null,
      }));
    },
    get counting() {
      return model.stage.focus as Counting | null;
    },
  };
}

function ofCribbage(view: GameView | null): CribbageView | null {
  return view?.kind === "cribbage" ? view : null;
}

function keyOf({ deal, owner, what }: Pick<Shown, "deal" | "owner" | "what">): string {
  return `${deal}-${owner}-${what}`;
}

/** What was explained after counts by hand, by the deal, the owner, and hand or crib. */
function explained(events: readonly GameEvent[]): Map<string, Show> {
  const counts = new Map<string, Show>();
  let deal = 0;
  for (const event of events) {
    if (event.kind === "shown") deal = event.deal;
    else if (event.kind === "explained") counts.set(keyOf({ deal, ...event }), event.show);
  }
  return counts;
}
