/**
 * The live connection of one page to its table, as a state machine without a browser in it.
 *
 * It promises two things. What its listener hears is every version once and in order, or a
 * snapshot that stands for all before it; a wish that was made is sent again, under the same id,
 * until the server has answered it. Sockets may die without a word, frames may come twice, late
 * or in a wrong order: versions, ids and hashes put all of that right.
 */
import type {
  Happened,
  Hello,
  Inbound,
  Outbound,
  Snapshot,
  TableSeen,
} from "../generated/messages";
import { crc32 } from "./crc32";
import { Outbox } from "./outbox";
import type { Listener, NewWish, Socket, Status, Wish, World } from "./world";

const TICK = 1_000;
const BEAT_EVERY = 2_500;
/** A server that is there says something at least this often. */
const LONGEST_SILENCE = 9_000;
/** After waking up there is less patience: the socket may have died in the sleep. */
const ANSWER_WITHIN = 3_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 6_000;

/** Codes of `bye` after which trying again is useless. */
const FOR_GOOD = new Set(["unknown-table", "malformed", "too-large", "binary", "no-hello"]);

export class Live {
  /** Differences of view hash found so far; none is ever expected. */
  faults = 0;
  status: Status = "connecting";

  readonly #table: string;
  readonly #world: World;
  readonly #listener: Listener;
  readonly #outbox: Outbox;
  #socket: Socket | null = null;
  #connection = 0;
  #open = false;
  #seen: TableSeen | null = null;
  #hash = "";
  #failures = 0;
  #heardAt = 0;
  #beatAt = 0;
  #tickAt = 0;
  #answerBy = Infinity;
  #askedAt = -Infinity;
  #behind = 0;
  #cancelTick: () => void = nothing;
  #cancelRetry: () => void = nothing;

  constructor(table: string, world: World, listener: Listener) {
    this.#table = table;
    this.#world = world;
    this.#listener = listener;
    this.#outbox = new Outbox(world);
  }

  /** The newest version that the listener knows, 0 before the first. */
  get have(): number {
    return this.#seen?.v ?? 0;
  }

  get hash(): string {
    return this.#hash;
  }

  /** Wishes that have no answer yet, oldest first. */
  get unanswered(): readonly Wish[] {
    return this.#outbox.unanswered;
  }

  start(): void {
    this.#outbox.load();
    this.#connect();
  }

  stop(): void {
    this.#finish("left");
  }

  /** Wish something; it is sent now or as soon as there is a connection. */
  wish(wanted: NewWish): Wish {
    const wish = this.#outbox.add(wanted);
    this.#sendWishes();
    return wish;
  }

  /** The page is looked at again, or the network is back: trust nothing, ask at once. */
  wake(): void {
    if (this.status === "closed") return;
    if (!this.#socket) {
      this.#cancelRetry();
      this.#connect();
    } else if (this.#open) {
      this.#answerBy = Math.min(this.#answerBy, this.#world.now() + ANSWER_WITHIN);
      this.#sendHello(this.have, this.#hash);
    }
  }

  /** The browser knows that there is no network; believe it without waiting. */
  lost(): void {
    if (this.status !== "closed" && this.#socket) this.#drop();
  }

  // --- Connections ---------------------------------------------------------------------------

  #connect(): void {
    this.#cancelRetry();
    this.#connection += 1;
    const mine = this.#connection;
    const current = () => mine === this.#connection;
    const now = this.#world.now();
    this.#open = false;
    this.#heardAt = now;
    this.#tickAt = now;
    this.#answerBy = Infinity;
    this.#behind = 0;
    this.#socket = this.#world.connect({
      opened: () => {
        if (current()) this.#opened();
      },
      frame: (text) => {
        if (current()) this.#received(text);
      },
      closed: () => {
        if (current()) this.#drop();
      },
    });
    this.#tickLater();
  }

  #opened(): void {
    this.#open = true;
    this.#heardAt = this.#world.now();
    this.#beatAt = this.#heardAt;
    this.#outbox.reopen();
    this.#sendHello(this.have, this.#hash);
    this.#sendWishes();
  }

  /** Let go of the socket, dead or not, and try again after a pause that grows. */
  #drop(): void {
    this.#release();
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures = Math.min(this.#failures + 1, 10);
    this.#become("offline", null);
    const pause = longest * (0.5 + this.#world.random() / 2);
    this.#cancelRetry = this.#world.after(pause, () => {
      this.#connect();
    });
  }

  #release(): void {
    this.#connection += 1;
    this.#cancelTick();
    this.#cancelRetry();
    this.#open = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #finish(why: string): void {
    this.#release();
    this.#become("closed", why);
  }

  #become(status: Status, why: string | null): void {
    if (status === this.status) return;
    this.status = status;
    this.#listener.status(status, why);
  }

  // --- The pulse -----------------------------------------------------------------------------

  #tickLater(): void {
    this.#cancelTick = this.#world.after(TICK, () => {
      this.#tick();
    });
  }

  #tick(): void {
    const now = this.#world.now();
    const slept = now - this.#tickAt > 5 * TICK;
    this.#tickAt = now;
    if (slept && this.#open) {
      // A timer that comes far too late tells of a sleep that no browser event told of.
      this.#heardAt = now;
      this.wake();
    }
    if (now - this.#heardAt > LONGEST_SILENCE || now > this.#answerBy) {
      this.#drop();
      return;
    }
    if (this.#open && now - this.#beatAt >= BEAT_EVERY) {
      this.#beatAt = now;
      this.#send({ t: "beat", v: this.have, hash: this.#hash });
    }
    this.#sendWishes();
    this.#tickLater();
  }

  #heard(): void {
    this.#heardAt = this.#world.now();
    this.#answerBy = Infinity;
    this.#failures = 0;
    this.#become("online", null);
  }

  // --- Frames --------------------------------------------------------------------------------

  #received(text: string): void {
    const frame = parse(text);
    if (!frame) {
      this.#drop();
      return;
    }
    this.#heard();
    switch (frame.t) {
      case "snapshot":
        this.#takeSnapshot(frame);
        break;
      case "events":
        for (const entry of frame.entries) this.#takeEntry(entry);
        break;
      case "ack":
      case "refused":
        this.#takeAnswer(frame);
        break;
      case "here":
        this.#listener.here(frame);
        break;
      case "beat":
        this.#compare(frame.v, frame.hash);
        break;
      case "bye":
        if (FOR_GOOD.has(frame.why)) this.#finish(frame.why);
        else this.#drop();
        break;
    }
  }

  #takeSnapshot(frame: Snapshot): void {
    this.#askedAt = -Infinity;
    if (frame.seen.v < this.have) return;
    const hash = crc32(JSON.stringify(frame.seen));
    // A snapshot is all there is: even one with a wrong hash is better than nothing to look at.
    if (hash !== frame.hash) this.faults += 1;
    if (frame.seen.v === this.have && hash === this.#hash) return;
    this.#seen = frame.seen;
    this.#hash = hash;
    this.#listener.snapshot(frame);
  }

  #takeEntry(entry: Happened): void {
    if (entry.v <= this.have) return;
    if (entry.v > this.have + 1 || !this.#seen) {
      this.#ask();
      return;
    }
    const hash = crc32(JSON.stringify(entry.seen));
    if (hash !== entry.hash) {
      this.faults += 1;
      this.#startOver();
      return;
    }
    this.#seen = entry.seen;
    this.#hash = hash;
    this.#askedAt = -Infinity;
    this.#listener.happened(entry);
  }

  #takeAnswer(frame: Extract<Outbound, { t: "ack" | "refused" }>): void {
    const wish = this.#outbox.answered(frame.id);
    if (!wish) return;
    if (frame.t === "ack") this.#listener.done(wish, frame.v);
    else this.#listener.refused(wish, frame.why);
  }

  /** The server's version and hash beside ours. */
  #compare(v: number, hash: string): void {
    if (v === this.have) {
      this.#behind = 0;
      if (hash === this.#hash) return;
      this.faults += 1;
      this.#startOver();
    } else if (v > this.have) {
      this.#ask();
    } else if (++this.#behind >= 3) {
      // Not a late frame: the server knows less than this page, as after a restored back-up.
      this.#seen = null;
      this.#hash = "";
      this.#startOver();
    }
  }

  /** Something is missing: ask for what came after our version, but not with every frame. */
  #ask(): void {
    const now = this.#world.now();
    if (now - this.#askedAt < ANSWER_WITHIN) return;
    this.#askedAt = now;
    this.#sendHello(this.have, this.#hash);
  }

  /** What we have is wrong: ask for everything. */
  #startOver(): void {
    this.#behind = 0;
    this.#askedAt = this.#world.now();
    this.#sendHello(0, "");
  }

  // --- Sending -------------------------------------------------------------------------------

  #sendHello(have: number, hash: string): void {
    const hello: Hello = { t: "hello", table: this.#table, have, hash };
    this.#send(hello);
  }

  #sendWishes(): void {
    if (!this.#open) return;
    this.#outbox.send((wish) => {
      this.#send(wish);
    });
  }

  #send(message: Inbound): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }
}

function parse(text: string): Outbound | null {
  try {
    return JSON.parse(text) as Outbound;
  } catch {
    return null;
  }
}

function nothing(): void {
  // There is nothing to take back yet.
}
