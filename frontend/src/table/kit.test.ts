import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Snapshot } from "../generated/messages";
import { seen } from "../testing/seen";
import { kit } from "./cribbage/kit";
import type { Kit } from "./kit";
import { TableModel } from "./model.svelte";
import { Settings } from "./settings.svelte";
import Table from "./Table.svelte";
import { Texts } from "./texts.svelte";

const SNAPSHOT: Snapshot = {
  t: "snapshot",
  seen: seen(),
  hash: "",
  shows: [],
  told: [],
  usual: {},
};

describe("a game that is being loaded", () => {
  it("lets all that is said wait for it, in its order", async () => {
    let arrives: (kit: Kit) => void = () => undefined;
    const coming = new Promise<Kit>((resolve) => {
      arrives = resolve;
    });
    const texts = new Texts();
    await texts.use("en");
    await texts.include("cribbage");
    const asked: string[] = [];
    const model = new TableModel(new Settings(), (game) => {
      asked.push(game);
      return coming;
    });
    render(Table, { props: { model, texts } });
    expect(screen.getByText("Laying the table…")).toBeVisible();
    model.snapshot(SNAPSHOT);
    model.happened({
      v: 2,
      what: "acted",
      seat: 0,
      events: [],
      seen: seen({ v: 2, actions: [] }),
      hash: "",
    });
    expect(model.seen).toBeNull();
    arrives(kit);
    await coming;
    await tick();
    await tick();
    expect(asked).toEqual(["cribbage"]);
    expect(model.seen?.v).toBe(2);
    expect(screen.getByRole("group", { name: "Your hand" })).toBeVisible();
    expect(screen.queryByText("Laying the table…")).toBeNull();
  });

  it("says so when it does not come", async () => {
    const texts = new Texts();
    await texts.use("ru");
    const model = new TableModel(new Settings(), () => Promise.reject(new Error("offline")));
    render(Table, { props: { model, texts } });
    model.snapshot(SNAPSHOT);
    await model.prepare("cribbage");
    await tick();
    expect(screen.getByRole("status")).toHaveTextContent("Стол не удалось накрыть");
    expect(screen.getByRole("button", { name: "Обновить страницу" })).toBeVisible();
  });
});
