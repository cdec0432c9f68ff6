/** A real game as messages; made by `tests/support/recorded_messages.py`. */
import type { Happened, Shown, TableSeen } from "../generated/messages";
import game from "./recorded/game.json";

export interface Recording {
  /** The first deals whole, from the lot. */
  first: readonly Happened[];
  /** The table before the last entries, and the hands shown until then. */
  before: TableSeen;
  shows: readonly Shown[];
  /** The end of the game. */
  last: readonly Happened[];
  /** The finished record with its proof. */
  record: string;
}

export const recording = game as unknown as Recording;

/** The table before anything has happened: Ada sits and the club player waits. */
export function empty(): TableSeen {
  const [first] = recording.first;
  if (!first) throw new RangeError("the recording is empty");
  const { seen } = first;
  return { ...seen, v: 1, view: null, actions: [], stage: "waiting" };
}
