/**
 * A world for the live client to be tested in: a clock that is set by hand, a server that does
 * what the protocol says, and a network between them that can be made as bad as one likes.
 */
import type { Happened, Here, Inbound, Outbound, Snapshot, TableSeen } from "../generated/messages";
import { crc32 } from "../table/crc32";
import type { Listener, Socket, SocketEvents, Status, Wish, World } from "../table/world";
import { seen } from "./seen";

/** Virtual time: what is due is done in order of time, then in the order in which it was asked. */
export class Clock {
  now = 0;
  #next = 0;
  readonly #due = new Map<number, { at: number; then: () => void }>();

  after(ms: number, then: () => void): () => void {
    const key = this.#next++;
    this.#due.set(key, { at: this.now + ms, then });
    return () => this.#due.delete(key);
  }

  run(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const first = this.#first();
      if (!first || first[1].at > end) break;
      this.#due.delete(first[0]);
      this.now = Math.max(this.now, first[1].at);
      first[1].then();
    }
    this.now = end;
  }

  /** The machine sleeps: time goes on, nothing is called. */
  sleep(ms: number): void {
    this.now += ms;
  }

  #first(): [number, { at: number; then: () => void }] | undefined {
    let best: [number, { at: number; then: () => void }] | undefined;
    for (const entry of this.#due) if (!best || entry[1].at < best[1].at) best = entry;
    return best;
  }
}

/** How bad the network is: chances from 0 to 1, delays in milliseconds. */
export interface Weather {
  drop: number;
  double: number;
  delay: number;
  longest: number;
  halfOpen: number;
  cut: number;
}

export const FAIR: Weather = { drop: 0, double: 0, delay: 0, longest: 0, halfOpen: 0, cut: 0 };

interface Line {
  on: SocketEvents;
  alive: boolean;
  silent: boolean;
  joined: boolean;
}

/** A server with one table, told to whoever says hello. */
export class Server {
  readonly log: { ref: string; entry: Happened }[] = [];
  injected = 0;
  weather = FAIR;
  /** Whether a new connection is answered at all. */
  up = true;
  readonly received: Inbound[] = [];
  readonly #lines = new Set<Line>();

  constructor(
    readonly clock: Clock,
    readonly random: () => number,
  ) {
    this.append("");
    this.#beatLater();
  }

  get v(): number {
    return this.log.length;
  }

  seenAt(v: number): TableSeen {
    const entry = this.log[v - 1]?.entry;
    if (!entry) throw new RangeError(`version ${v} was never made`);
    return entry.seen;
  }

  get hash(): string {
    return crc32(JSON.stringify(this.seenAt(this.v)));
  }

  append(ref: string): number {
    const next = seen({ v: this.v + 1, actions: [`${Math.floor(this.random() * 1e9)}`] });
    const hash = crc32(JSON.stringify(next));
    const entry: Happened = { v: next.v, what: "acted", seat: 0, events: [], seen: next, hash };
    this.log.push({ ref, entry });
    for (const line of this.#lines) if (line.joined) this.#tell(line, this.#events([entry]));
    return next.v;
  }

  connect(on: SocketEvents): Socket {
    const line: Line = { on, alive: true, silent: false, joined: false };
    this.clock.after(5, () => {
      if (!line.alive) return;
      if (!this.up) this.#end(line);
      else {
        this.#lines.add(line);
        on.opened();
      }
    });
    return {
      send: (text) => {
        this.#carry(line, () => {
          this.#receive(line, JSON.parse(text) as Inbound);
        });
      },
      close: () => {
        line.alive = false;
        this.#lines.delete(line);
      },
    };
  }

  /** Every socket dies without a word. */
  freeze(): void {
    for (const line of this.#lines) line.silent = true;
  }

  /** Every socket is closed, as by a restart. */
  cut(): void {
    for (const line of [...this.#lines]) this.#end(line);
  }

  tellAll(message: Outbound): void {
    for (const line of this.#lines) this.#tell(line, message);
  }

  #end(line: Line): void {
    if (!line.alive) return;
    line.alive = false;
    this.#lines.delete(line);
    line.on.closed();
  }

  #receive(line: Line, message: Inbound): void {
    this.received.push(message);
    switch (message.t) {
      case "hello":
        line.joined = true;
        this.#tell(line, this.#resume(message.have, message.hash));
        break;
      case "beat":
        this.#tell(line, { t: "beat", v: this.v, hash: this.hash });
        break;
      default: {
        const before = this.log.findIndex(({ ref }) => ref === message.id) + 1;
        const v = before > 0 ? before : this.append(message.id);
        this.#tell(line, { t: "ack", id: message.id, v });
      }
    }
  }

  #resume(have: number, hash: string): Outbound {
    const known = have > 0 && have <= this.v;
    const same = known && crc32(JSON.stringify(this.seenAt(have))) === hash;
    if (same) return this.#events(this.log.slice(have).map(({ entry }) => entry));
    return {
      t: "snapshot",
      seen: this.seenAt(this.v),
      hash: this.hash,
      shows: [],
      told: [],
      usual: {},
    };
  }

  #events(entries: readonly Happened[]): Outbound {
    return { t: "events", entries };
  }

  #tell(line: Line, message: Outbound): void {
    const text = JSON.stringify(message);
    this.#carry(line, () => {
      line.on.frame(text);
    });
  }

  /** Bring a frame to the other end, or fail to, as the weather is. */
  #carry(line: Line, arrive: () => void): void {
    const { weather, random } = this;
    const strikes = (likely: number) => {
      const struck = random() < likely;
      if (struck) this.injected += 1;
      return struck;
    };
    if (strikes(weather.cut)) this.#end(line);
    else if (strikes(weather.halfOpen)) line.silent = true;
    const copies = strikes(weather.drop) ? 0 : strikes(weather.double) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const late = strikes(weather.delay) ? random() * weather.longest : 0;
      this.clock.after(10 + late, () => {
        if (line.alive && !line.silent) arrive();
      });
    }
  }

  #beatLater(): void {
    this.clock.after(3_000, () => {
      for (const line of this.#lines) this.#tell(line, { t: "beat", v: this.v, hash: this.hash });
      this.#beatLater();
    });
  }
}

/** The browser's side: one tab with its own store of wishes, and a note of all it was told. */
export class Tab implements World, Listener {
  kept: readonly Wish[] = [];
  readonly versions: number[] = [];
  readonly seen: TableSeen[] = [];
  readonly snapshots: number[] = [];
  readonly answers: { id: string; v: number | null; why: string | null }[] = [];
  readonly statuses: Status[] = [];
  present: Here | null = null;
  #ids = 0;

  constructor(
    readonly name: string,
    readonly server: Server,
  ) {}

  connect(on: SocketEvents): Socket {
    return this.server.connect(on);
  }
  now(): number {
    return this.server.clock.now;
  }
  after(ms: number, then: () => void): () => void {
    return this.server.clock.after(ms, then);
  }
  random(): number {
    return this.server.random();
  }
  id(): string {
    return `${this.name}-${this.#ids++}`;
  }
  wishes(): readonly Wish[] {
    return this.kept;
  }
  keep(wishes: readonly Wish[]): void {
    this.kept = wishes;
  }

  snapshot(snapshot: Snapshot): void {
    this.snapshots.push(snapshot.seen.v);
    this.versions.push(snapshot.seen.v);
    this.seen.push(snapshot.seen);
  }
  happened(entry: Happened): void {
    this.versions.push(entry.v);
    this.seen.push(entry.seen);
  }
  here(here: Here): void {
    this.present = here;
  }
  done(wish: Wish, v: number): void {
    this.answers.push({ id: wish.id, v, why: null });
  }
  refused(wish: Wish, why: string): void {
    this.answers.push({ id: wish.id, v: null, why });
  }
  status(status: Status): void {
    this.statuses.push(status);
  }
}
