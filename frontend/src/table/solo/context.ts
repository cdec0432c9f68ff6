import type { GameView, SoloView } from "../../generated/messages";
import { around, type Company, companyOf } from "../company";
import { table, type TableContext } from "../context";

/** What every part of a table of Solo Whist shares. */
export interface SoloContext extends TableContext {
  /** The picture that is drawn. */
  readonly view: SoloView | null;
  readonly company: Company;
  /** The seat at the bottom of the table. */
  readonly bottom: number;
}

export function soloWhist(): SoloContext {
  const shared = table();
  const { model } = shared;
  return {
    ...shared,
    get view() {
      return ofSolo(model.view);
    },
    get company() {
      return companyOf(model.seen);
    },
    get bottom() {
      return around(companyOf(model.seen))[0] ?? 0;
    },
  };
}

function ofSolo(view: GameView | null): SoloView | null {
  return view?.kind === "solo-whist" ? view : null;
}
