import type { EcarteView, GameView } from "../../generated/messages";
import { type Company, companyOf } from "../company";
import { table, type TableContext } from "../context";

/** What every part of a table of Écarté shares. */
export interface EcarteContext extends TableContext {
  /** The picture that is drawn. */
  readonly view: EcarteView | null;
  readonly company: Company;
}

export function ecarte(): EcarteContext {
  const shared = table();
  const { model } = shared;
  return {
    ...shared,
    get view() {
      return ofEcarte(model.view);
    },
    get company() {
      return companyOf(model.seen);
    },
  };
}

function ofEcarte(view: GameView | null): EcarteView | null {
  return view?.kind === "ecarte" ? view : null;
}
