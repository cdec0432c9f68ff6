import type { CribbageView, GameView } from "../../generated/messages";
import { table, type TableContext } from "../context";
import type { Counting } from "./script";

/** What every part of a cribbage table shares. */
export interface CribbageContext extends TableContext {
  /** The picture that is drawn. */
  readonly view: CribbageView | null;
  /** What the server says now. */
  readonly now: CribbageView | null;
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
    get counting() {
      return model.stage.focus as Counting | null;
    },
  };
}

function ofCribbage(view: GameView | null): CribbageView | null {
  return view?.kind === "cribbage" ? view : null;
}
