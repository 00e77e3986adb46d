import { describe, expect, it } from "vitest";
import { Move } from "../src/games/move.svelte";
import type { AnyMessage, Choice, DraftInfo, LessonInfo } from "../src/protocol";
import { TableState } from "../src/table.svelte";

const choice = (id: number): Choice => ({ id }) as unknown as Choice;

/** What is sent from a table where two answers can be composed before anything is final. */
async function sent(lesson: Partial<LessonInfo> | null, refused = false): Promise<string[]> {
  const table = new TableState("abc", undefined, false);
  const situation = { seq: 1, seat: 0, question: 1, legal: [choice(1)], lesson };
  table.hear({
    type: "hello",
    person: null,
    mine: [],
    table: { id: "abc" },
    happened: [],
    situation,
  } as unknown as AnyMessage);
  const heard: string[] = [];
  const draft = { actions: [choice(1)], legal: [choice(2)], barrier: false, view: null } as unknown as DraftInfo;
  table.send = async (message) => {
    heard.push(message.type);
    if (message.type === "confirm" && refused) table.refused = { because: null, text: "lesson" };
    if (message.type === "draft") table.hear({ type: "drafted", seat: 0, draft } as unknown as AnyMessage);
    return null;
  };
  await new Move(table).add(choice(1));
  return heard;
}

describe("a move", () => {
  it("is composed until it is confirmed, but in a lesson every answer that is asked for is given", async () => {
    expect(await sent(null)).toEqual(["draft"]);
    expect(await sent({ kind: "free" })).toEqual(["draft"]);
    expect(await sent({ kind: "do" })).toEqual(["draft", "confirm"]);
  });

  it("is taken back as soon as it is seen, though the server has not said that it heard it", async () => {
    const table = new TableState("abc", undefined, false);
    const drafts: number[][] = [];
    table.draft = async (actions) => {
      drafts.push(actions);
      await Promise.resolve();
    };
    const move = new Move(table);
    const first = move.draft([1]);
    await move.cut(0);
    await first;
    expect(drafts).toEqual([[1], []]);
  });

  it("is forgotten where the lesson asks for something else", async () => {
    expect(await sent({ kind: "do" }, true)).toEqual(["draft", "confirm", "draft"]);
  });
});
