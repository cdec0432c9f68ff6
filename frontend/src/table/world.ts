/** What the live connection of a page stands between: the world below it, the table above it. */
import type {
  Act,
  Again,
  Empty,
  Fill,
  Happened,
  Here,
  Leave,
  Ready,
  Sit,
  Snapshot,
} from "../generated/messages";

/** What a person may wish; the id is given by the connection. */
export type Wish = Act | Sit | Leave | Fill | Empty | Ready | Again;
type WithoutId<Kind> = Kind extends Wish ? Omit<Kind, "id"> : never;
export type NewWish = WithoutId<Wish>;

/** `connecting` is the first attempt, `offline` every later one; `closed` will not try again. */
export type Status = "connecting" | "online" | "offline" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  opened(): void;
  frame(text: string): void;
  closed(): void;
}

/** The world outside; the tests have one of their own. */
export interface World {
  connect(on: SocketEvents): Socket;
  /** Milliseconds on a clock that goes on while the machine sleeps. */
  now(): number;
  /** Calls once, after so many milliseconds; the answer takes it back. */
  after(ms: number, then: () => void): () => void;
  random(): number;
  id(): string;
  /** Wishes without an answer, kept over a reload of the page. */
  wishes(): readonly Wish[];
  keep(wishes: readonly Wish[]): void;
}

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  happened(entry: Happened): void;
  here(here: Here): void;
  /** The server took the wish and made version `v` of it. */
  done(wish: Wish, v: number): void;
  refused(wish: Wish, why: string): void;
  status(status: Status, why: string | null): void;
}
