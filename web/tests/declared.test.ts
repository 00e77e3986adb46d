import { describe, expect, it } from "vitest";
import { cue, declarations, read, topic } from "../src/declared.svelte";
import { face } from "../src/games";
import { dialect } from "../src/games/plain/dialects";
import { People } from "../src/people";
import type { AnswerInfo, PartInfo } from "../src/protocol";
import { log } from "../src/shell/log";

const part = (name: string, kind: PartInfo["kind"], words: string[] = []): PartInfo => ({
  name,
  kind,
  words,
  several: false,
});
const family = (name: string, text: string, steps: string[], groups: Record<string, string>, ...parts: PartInfo[]) =>
  ({ name, text, steps, groups, parts }) satisfies AnswerInfo;

declarations.take({
  name: "toy",
  version: 1,
  steps: [
    { name: "pick", topic: "T-PICK", by: "" },
    { name: "give", topic: "T-GIVE", by: "dock" },
  ],
  answers: [
    family("Pass", "pass", ["pick"], { "": "" }),
    family("Pick", "card {card}", ["pick"], { pick: "choose" }, part("card", "card")),
    family("Give", "card {card}", ["give"], { give: "give" }, part("card", "card")),
    family(
      "Put",
      "favor {favor} {place}",
      [],
      { "": "" },
      part("favor", "number", ["1"]),
      part("place", "word", ["out"]),
    ),
    family("Take", "favor {favor} {number}", [], { "": "" }, part("favor", "number"), part("number", "number")),
    family("Help", "help {who}", [], { "": "" }, part("who", "seat")),
    family("Keep", "keep {cards}", [], { "": "" }, { ...part("cards", "card"), several: true }),
  ],
  events: [
    { name: "TurnBegan", cue: "turn", scores: false },
    { name: "Paid", cue: "coin", scores: true },
  ],
  options: [],
  reasons: [],
  parts: [],
});

describe("an answer is read by what its game declares", () => {
  it("knows its parts by their names", () => {
    expect(read("toy", "favor 1 out")).toEqual({
      name: "Put",
      group: "",
      verb: "favor",
      parts: { favor: "1", place: "out" },
    });
    expect(read("toy", "favor 2 3")?.name).toBe("Take");
    expect(read("toy", "pass")).toEqual({ name: "Pass", group: "", verb: "pass", parts: {} });
  });

  it("goes with others by the step it is asked in", () => {
    expect(read("toy", "card dock", "pick")).toMatchObject({ name: "Pick", group: "choose" });
    expect(read("toy", "card dock", "give")).toMatchObject({ name: "Give", group: "give" });
  });

  it("takes several words for the last part, and none where something must stand", () => {
    expect(read("toy", "keep p1 p2")?.parts).toEqual({ cards: "p1 p2" });
    expect(["keep", "pass now", "help me", "favor", "card"].map((text) => read("toy", text))).toEqual(
      Array(5).fill(null),
    );
  });

  it("is in groups at the table of a game that has no words of its own", () => {
    const people = new People([], -1);
    const say = (text: string) => dialect("toy").say(text, { step: "give" }, 0, people);
    expect(say("card dock")).toEqual({ verb: "card", what: "dock" });
    expect(say("pass")).toEqual({ verb: "", what: "pass" });
    expect(say("unheard of")).toEqual({ verb: "", what: "unheard of" });
  });
});

it("topics and cues are those that are declared", () => {
  expect([topic("toy", "give"), topic("toy", "over"), topic("elsewhere", "give")]).toEqual(["T-GIVE", "", ""]);
  expect(["Paid", "Unheard"].map((name) => cue("toy", { name, facts: {} }))).toEqual(["coin", "move"]);
});

it("a numbered turn begins a chapter of the log, and what brings points can be picked out", () => {
  const events = [
    { name: "Paid", facts: { seat: 0 } },
    { name: "TurnBegan", facts: { number: 2 } },
  ];
  const lines = log(
    [{ type: "answered", seq: 1, seat: 0, events, ended: false } as never],
    "toy",
    face("toy"),
    new People([], -1),
  );
  expect(lines.map(({ chapter }) => chapter)).toEqual([false, true]);
  expect(lines.map(({ scoring }) => scoring)).toEqual([true, false]);
});

it("who adds to the seed has not sat down again", () => {
  const chair = { seat: 0, kind: "person", name: "Ania", person: "a", away: false };
  const sat = (seq: number, more: object = {}) => ({ type: "sat", seq, seat: { ...chair, ...more } }) as never;
  const people = new People([chair as never], -1);
  const lines = log([sat(1), sat(2), sat(3, { kind: "open" }), sat(4)], "toy", face("toy"), people);
  expect(lines.map(({ seq }) => seq)).toEqual([1, 3, 4]);
});

it("where a game goes on at another table, one line says who plays it on", () => {
  const chair = (seat: number, name: string) => ({ seat, kind: "person", name, person: name, away: false });
  const chairs = [chair(0, "Ania"), chair(1, "Bruno")];
  const sat = (seq: number) => ({ type: "sat", seq, seat: chairs[(seq + 1) % 2] }) as never;
  const people = new People(chairs as never, -1);
  const begun = [sat(1), sat(2), { type: "started", seq: 3 } as never, sat(5)];
  const seqs = (continued: boolean) => log(begun, "toy", face("toy"), people, continued).map(({ seq }) => seq);
  expect(seqs(true)).toEqual([3, 5]);
  expect(seqs(false)).toEqual([1, 2, 3]);
  expect(log([sat(1), sat(2)], "toy", face("toy"), people, true)).toHaveLength(2);
  expect(log(begun, "toy", face("toy"), people, true)[0]).toMatchObject({ quiet: true, at: 0 });
});
