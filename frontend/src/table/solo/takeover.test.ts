import { expect, it } from "vitest";
import { room } from "../../testing/room";
import { solo, soloEntry, soloSeen } from "../../testing/solo";
import type { SeatSeen } from "../../generated/messages";

const usual = solo("usual");
const CLUB: SeatSeen = { name: "", kind: "club", level: "level-2", taker: "" };

it("tells the end of a deal of those who played it, and then who sits down", async () => {
  const end = usual.entries.findIndex(({ events }) =>
    events.some(({ kind }) => kind === "deal-ended"),
  );
  const before = soloSeen(usual, end - 1);
  const seats = before.seats.with(2, { ...CLUB, taker: "Vera" });
  const now = before.seats.with(2, { name: "Vera", kind: "person", level: "", taker: "" });
  const all = await room({}, "en", "solo-whist");
  await all.snapshot({ ...before, seats });
  const entry = soloEntry(usual, end);
  await all.happened({ ...entry, seen: { ...entry.seen, seats: now } });
  const told = all.history();
  const sits = told.indexOf("Vera takes over from Club player 2.");
  expect(sits).toBe(told.length - 1);
  expect(told.slice(0, sits).join(" ")).not.toContain("Vera");
  expect(told.slice(0, sits).join(" ")).toContain("Club player 2 −");
});
