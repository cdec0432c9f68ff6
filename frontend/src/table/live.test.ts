import { describe, expect, it } from "vitest";
import { chance } from "../testing/chance";
import { Clock, FAIR, Server, Tab, type Weather } from "../testing/network";
import { crc32 } from "./crc32";
import { Live } from "./live";
import type { NewWish, SocketEvents } from "./world";

const FAULTS = Number(process.env["PEGBOARD_FAULTS"] ?? 5_000);
const ACT: NewWish = { t: "act", at: 1, action: "7H" };

function scene(seed = 1) {
  const server = new Server(new Clock(), chance(seed));
  const tab = new Tab("tab", server);
  const live = new Live("quiet-otter", tab, tab);
  return { server, tab, live, clock: server.clock };
}

function online(seed = 1) {
  const all = scene(seed);
  all.live.start();
  all.clock.run(100);
  return all;
}

describe("crc32", () => {
  it("is the one of zlib, over UTF-8", () => {
    expect(crc32("123456789")).toBe("cbf43926");
    expect(crc32("")).toBe("00000000");
    expect(crc32("криб")).toBe("5ff996b7");
  });
});

describe("a connection in fair weather", () => {
  it("asks for everything, then says what it has", () => {
    const { server, tab, live, clock } = online();
    expect(tab.snapshots).toEqual([1]);
    server.append("other");
    server.append("other-2");
    clock.run(100);
    expect(tab.versions).toEqual([1, 2, 3]);
    server.cut();
    server.append("missed");
    clock.run(2_000);
    expect(tab.versions).toEqual([1, 2, 3, 4]);
    const hellos = server.received.filter(({ t }) => t === "hello");
    expect(hellos.at(-1)).toMatchObject({ have: 3, hash: crc32(JSON.stringify(server.seenAt(3))) });
    expect(live.hash).toBe(server.hash);
  });

  it("has a wish acknowledged once and then forgets it", () => {
    const { tab, live, clock, server } = online();
    const wish = live.wish(ACT);
    expect(tab.kept).toEqual([wish]);
    clock.run(100);
    expect(tab.answers).toEqual([{ id: wish.id, v: 2, why: null }]);
    expect(tab.kept).toEqual([]);
    clock.run(20_000);
    expect(server.received.filter(({ t }) => t === "act")).toHaveLength(1);
  });

  it("tells of a refusal", () => {
    const { tab, live, clock, server } = online();
    server.weather = { ...FAIR, drop: 1 };
    const wish = live.wish(ACT);
    server.weather = FAIR;
    server.tellAll({ t: "refused", id: wish.id, why: "not-to-act", v: 1 });
    clock.run(100);
    expect(tab.answers).toEqual([{ id: wish.id, v: null, why: "not-to-act" }]);
    expect(live.unanswered).toEqual([]);
  });

  it("beats both ways and stays online", () => {
    const { clock, live, server, tab } = online();
    clock.run(120_000);
    expect(live.status).toBe("online");
    expect(tab.statuses).toEqual(["online"]);
    expect(server.received.filter(({ t }) => t === "beat").length).toBeGreaterThan(30);
  });
});

describe("a connection that fails", () => {
  it("notices a socket that died without a word", () => {
    const { clock, live, server, tab } = online();
    server.freeze();
    clock.run(11_000);
    expect(tab.statuses).toEqual(["online", "offline", "online"]);
    expect(live.status).toBe("online");
  });

  it("is back within five seconds of waking up on a dead socket", () => {
    const { clock, live, server, tab } = online();
    server.freeze();
    clock.sleep(3_600_000);
    live.wake();
    clock.run(5_000);
    expect(tab.statuses).toEqual(["online", "offline", "online"]);
  });

  it("notices a sleep that nobody told of", () => {
    const { clock, server, tab } = online();
    server.freeze();
    clock.sleep(60_000);
    clock.run(5_000);
    expect(tab.statuses).toEqual(["online", "offline", "online"]);
  });

  it("keeps a living socket over a sleep", () => {
    const { clock, live, tab } = online();
    clock.sleep(4_000);
    live.wake();
    clock.run(10_000);
    expect(tab.statuses).toEqual(["online"]);
  });

  it("tries again with longer pauses, and at once when the network is back", () => {
    const { clock, live, server, tab } = online();
    server.up = false;
    server.cut();
    clock.run(300_000);
    expect(live.status).toBe("offline");
    server.up = true;
    live.wake();
    clock.run(50);
    expect(tab.statuses).toEqual(["online", "offline", "online"]);
  });

  it("says that it is offline when the browser knows", () => {
    const { live } = online();
    live.lost();
    expect(live.status).toBe("offline");
  });

  it("sends what was wished without a connection, also by the page after a reload", () => {
    const { clock, live, server, tab } = online();
    server.up = false;
    server.cut();
    const wish = live.wish(ACT);
    clock.run(5_000);
    live.stop();
    server.up = true;
    const again = new Live("quiet-otter", tab, tab);
    again.start();
    clock.run(1_000);
    expect(tab.answers).toEqual([{ id: wish.id, v: 2, why: null }]);
    expect(server.log.filter(({ ref }) => ref === wish.id)).toHaveLength(1);
  });

  it("sends a wish again whose answer was lost, and it is done once", () => {
    const { clock, live, server, tab } = online();
    const wish = live.wish(ACT);
    clock.run(12);
    server.freeze();
    clock.run(30_000);
    expect(server.log.filter(({ ref }) => ref === wish.id)).toHaveLength(1);
    expect(tab.answers).toEqual([{ id: wish.id, v: 2, why: null }]);
  });

  it("does not try again where it makes no sense", () => {
    const { clock, live, server, tab } = online();
    server.tellAll({ t: "bye", why: "unknown-table" });
    clock.run(60_000);
    expect(live.status).toBe("closed");
    expect(tab.statuses.at(-1)).toBe("closed");
  });
});

describe("a socket that was let go", () => {
  it("is not listened to any more", () => {
    const server = new Server(new Clock(), chance(1));
    const tab = new Tab("tab", server);
    const ends: SocketEvents[] = [];
    tab.connect = (on) => {
      ends.push(on);
      return { send: () => undefined, close: () => undefined };
    };
    const live = new Live("quiet-otter", tab, tab);
    live.start();
    ends[0]?.opened();
    live.lost();
    server.clock.run(1_000);
    expect(ends).toHaveLength(2);
    const seen = server.seenAt(1);
    const late = { t: "snapshot", seen, hash: server.hash, shows: [] };
    ends[0]?.frame(JSON.stringify(late));
    ends[0]?.closed();
    expect(live.have).toBe(0);
    ends[1]?.opened();
    ends[1]?.frame(JSON.stringify(late));
    expect(live.have).toBe(1);
    expect(live.status).toBe("online");
  });
});

describe("what does not agree", () => {
  it("is found in an entry and healed by a snapshot", () => {
    const { clock, live, server, tab } = online();
    server.weather = { ...FAIR, drop: 1 };
    server.append("");
    server.weather = FAIR;
    const right = server.log[1]?.entry;
    if (!right) throw new Error("there is a second entry");
    server.tellAll({ t: "events", entries: [{ ...right, seen: { ...right.seen, you: 1 } }] });
    clock.run(100);
    expect(live.faults).toBe(1);
    expect(tab.snapshots).toEqual([1, 2]);
    expect(tab.seen.at(-1)).toEqual(server.seenAt(2));
  });

  it("is found by a heartbeat and healed", () => {
    const { clock, live, server } = online();
    server.tellAll({ t: "beat", v: 1, hash: "00000000" });
    clock.run(100);
    expect(live.faults).toBe(1);
    expect(live.hash).toBe(server.hash);
  });

  it("is taken from the server also when the server has gone back", () => {
    const { clock, live, server, tab } = online();
    server.append("");
    server.append("");
    clock.run(100);
    server.log.length = 1;
    clock.run(15_000);
    expect(live.have).toBe(1);
    expect(tab.seen.at(-1)).toEqual(server.seenAt(1));
  });

  it("is no reason to skip a version: a gap is filled", () => {
    const { clock, server, tab } = online();
    server.weather = { ...FAIR, drop: 1 };
    server.append("lost");
    server.weather = FAIR;
    server.append("seen");
    clock.run(100);
    expect(tab.versions).toEqual([1, 2, 3]);
  });
});

/** One long evening of two tabs in bad weather, then a clear sky. */
function evening(seed: number): { injected: number; divergences: number } {
  const random = chance(seed);
  const server = new Server(new Clock(), random);
  const tabs = [new Tab("a", server), new Tab("b", server)];
  const lives = tabs.map((tab) => new Live("quiet-otter", tab, tab));
  const storm: Weather = {
    drop: 0.1,
    double: 0.1,
    delay: 0.3,
    longest: 6_000,
    halfOpen: 0.01,
    cut: 0.01,
  };
  server.weather = storm;
  for (const live of lives) live.start();
  const wished: string[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    server.clock.run(random() * 1_500);
    const live = lives[turn % 2];
    if (random() < 0.3) server.append(`other-${turn}`);
    if (live && random() < 0.3) wished.push(live.wish(ACT).id);
    if (random() < 0.02) server.clock.sleep(random() * 60_000);
    if (random() < 0.05) live?.wake();
    server.up = random() > 0.05;
  }
  server.weather = FAIR;
  server.up = true;
  server.clock.run(60_000);
  let divergences = lives.reduce((sum, live) => sum + live.faults, 0);
  for (const [index, tab] of tabs.entries()) {
    divergences += tab.seen.filter(
      (seen) => JSON.stringify(seen) !== JSON.stringify(server.seenAt(seen.v)),
    ).length;
    const jumps = tab.versions.filter((v, at) => {
      const before = tab.versions[at - 1] ?? 0;
      return tab.snapshots.includes(v) ? v < before : v !== before + 1;
    });
    expect(jumps, `seed ${seed}: versions in order`).toEqual([]);
    expect(lives[index]?.have, `seed ${seed}: newest version`).toBe(server.v);
    expect(lives[index]?.hash, `seed ${seed}: same hash`).toBe(server.hash);
    expect(lives[index]?.unanswered, `seed ${seed}: all answered`).toEqual([]);
  }
  const answered = tabs.flatMap(({ answers }) => answers.map(({ id }) => id));
  expect(answered.sort(), `seed ${seed}: each answered once`).toEqual([...wished].sort());
  for (const id of wished) {
    expect(server.log.filter(({ ref }) => ref === id)).toHaveLength(1);
  }
  return { injected: server.injected, divergences };
}

describe("bad weather", () => {
  it(`leaves no divergence after ${FAULTS} faults`, { timeout: 600_000 }, () => {
    let injected = 0;
    let divergences = 0;
    for (let seed = 1; injected < FAULTS; seed += 1) {
      const result = evening(seed);
      injected += result.injected;
      divergences += result.divergences;
    }
    expect(divergences).toBe(0);
  });
});
