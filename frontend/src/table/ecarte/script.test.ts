import { beforeAll, describe, expect, it } from "vitest";
import type { EcarteView } from "../../generated/messages";
import { entriesOf, GAMES, type GameName, type Told } from "../../testing/ecarte";
import { companyOf } from "../company";
import { Texts } from "../texts.svelte";
import { steps } from "./script";
import { before, story } from "./story";

const texts = new Texts();
const russian = new Texts();

beforeAll(async () => {
  await texts.include("ecarte");
  await texts.use("en");
  await russian.include("ecarte");
  await russian.use("ru");
});

/** The picture that an entry's steps lead to. */
function drawn(start: EcarteView, entry: Told): EcarteView {
  const { events, seen } = entry;
  return events
    .flatMap((event) => steps(event, seen.view, companyOf(seen)))
    .reduce((view, step) => step.draw(view), start);
}

/** While a story is told nobody is to act; who is, the server says at its end. */
const still = (view: EcarteView): EcarteView => ({ ...view, to_act: [] });

describe("the tricks of a deal", () => {
  const company = companyOf(entriesOf("usual")[0]?.seen ?? null);
  const said = (points: number, score: number) =>
    steps(
      {
        ...{ number: 1, seat: 0, tricks: [3, 2], situation: "refused", points },
        ...{ scores: [score, 1], kind: "deal-scored" },
      },
      { target: 5 } as EcarteView,
      company,
    )[0]?.says?.(texts);

  it("say where the score stops when they are worth more than is left (E30)", () => {
    expect(said(2, 5)).toMatch(/You have 5\. .* has 1\. The score stops at 5\.$/);
    expect(said(2, 4)).not.toMatch(/stops/);
    expect(said(1, 5)).not.toMatch(/stops/);
  });
});

describe.each(GAMES)("a whole game, %s", (name: GameName) => {
  const entries = entriesOf(name);

  it("draws after each entry what the server shows", () => {
    const [first] = entries;
    let view = before(first?.seen.view ?? ({} as EcarteView));
    for (const entry of entries) {
      view = drawn(view, entry);
      expect(view).toEqual(still(entry.seen.view));
    }
    expect(view.phase).toBe("over");
  });

  it("says every event, and each in words", () => {
    for (const { events, seen } of entries) {
      for (const event of events) {
        const says = steps(event, seen.view, companyOf(seen)).map(({ says }) => says?.(texts));
        expect(says.join(" "), event.kind).toMatch(/^[A-Z“].*[.]$/);
        expect(says.join(" ")).not.toMatch(/ecarte-|\{|undefined/);
        const same = steps(event, seen.view, companyOf(seen)).map(({ says }) => says?.(russian));
        expect(same.join(" "), event.kind).toMatch(/^[А-ЯЁA].*[.]$/);
        expect(same.join(" ").replaceAll("Ada", "")).not.toMatch(/[A-Za-z{]/);
      }
    }
  });

  it("tells a page that comes late the same lines and pictures", () => {
    const last = entries.at(-1)?.seen ?? null;
    const events = entries.flatMap((entry) => entry.events);
    if (last === null) throw new RangeError("the recording is empty");
    const told = story(events, last.view, companyOf(last));
    const live: string[] = [];
    for (const { events: some, seen } of entries) {
      for (const event of some) {
        for (const { says } of steps(event, seen.view, companyOf(seen))) {
          if (says) live.push(says(texts));
        }
      }
    }
    expect(told.map(({ say }) => say(texts))).toEqual(live);
    expect(told.at(-1)?.view).toEqual(still(last.view));
  });

  it("tells such a page nothing of what one has laid aside (E12)", () => {
    const last = entries.at(-1)?.seen ?? null;
    if (last === null) throw new RangeError("the recording is empty");
    const events = entries.flatMap((entry) => entry.events);
    const again = events.map((one) => (one.kind === "discarded" ? { ...one, cards: null } : one));
    const whole = story(events, last.view, companyOf(last));
    const told = story(again, last.view, companyOf(last));
    expect(told.map(({ say }) => say(texts))).toEqual(whole.map(({ say }) => say(texts)));
    for (const [at, { view }] of told.entries()) {
      const hand = whole[at]?.view.hand ?? [];
      expect(hand).toEqual(expect.arrayContaining([...(view.hand ?? [])]));
      // When the cards are played the hand is as it was.
      if (view.table.length > 0) expect(view.hand).toEqual(hand);
    }
    expect(told.at(-1)?.view).toEqual(still(last.view));
  });

  it("never names a card that seat 0 does not know", () => {
    for (const { events, seen } of entries) {
      for (const event of events) {
        if (event.kind !== "discarded" && event.kind !== "drawn") continue;
        if (event.seat === seen.you) continue;
        const said = steps(event, seen.view, companyOf(seen))[0]?.says?.(texts) ?? "";
        expect(said).not.toMatch(/ of (clubs|diamonds|hearts|spades)/);
      }
    }
  });
});
