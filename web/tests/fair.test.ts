import { describe, expect, it, vi } from "vitest";
import { add, check, head, kept } from "../src/fair";
import type { TableInfo } from "../src/protocol";

const RECORD = "game lutece 1   seats 3   seed 5   salt c0ffee   salts aa,,bb\n1. 0 bid\nend 1 00\n";
const PROMISE = "5cf005861bf4d4df180715921a190c533bd4ea84bd304de15dbf6c6f0ae981ed"; // server/tables/commitment.py
const MINE = { promise: PROMISE, salt: "bb" };
const verdicts = async (record: string, promise: string, mine: typeof MINE | null) => {
  const found = await check(record, promise, mine);
  return [found.verdict, ...found.checks.map((one) => one.verdict)];
};

describe("a finished game", () => {
  it("fits what was promised, and what everybody added", async () => {
    expect(await verdicts(RECORD, PROMISE, MINE)).toEqual(["yes", "yes", "yes", "yes", "yes"]);
    expect((await check(RECORD, PROMISE, MINE)).dealt).toBe("6438e59cb1bdd5586164dc0fd1fd6c07"); // core/record.py: mixed
  });
  it.each([
    [RECORD.replace("seed 5", "seed 6"), PROMISE, "no yes no yes yes"],
    [RECORD.replace("c0ffee", "c0ffef"), PROMISE, "no yes no yes yes"],
    [RECORD.replace("lutece 1", "lutece 2"), PROMISE, "no yes no yes yes"],
    [RECORD.replace("aa,,bb", "aa,,bc"), PROMISE, "no yes yes no yes"],
    [RECORD.replace("aa,,bb", "aa,bb"), PROMISE, "no yes yes yes no"],
    [RECORD.replace("   salts aa,,bb", ""), PROMISE, "no yes yes no unknown"],
    [RECORD, PROMISE.replace("5", "6"), "no no yes yes yes"],
    ["", PROMISE, "no yes no no unknown"],
    ["game lutece 1   seed x", PROMISE, "no yes no no unknown"],
  ])("that was tampered with is found out: %#", async (record, promise, told) => {
    expect((await verdicts(record, promise, MINE)).join(" ")).toBe(told);
  });
  it("is judged by what is known", async () => {
    expect(await verdicts(RECORD, PROMISE, null)).toEqual(["unknown", "unknown", "yes", "unknown", "yes"]);
    expect(head("game lutece 1   seats 2   salt aa\nposition\n| x\n").continued).toBe(true);
    expect(head(RECORD).continued).toBe(false);
  });
});

it("one number is added to a table, however often it is asked, and kept before it is sent", async () => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: held.set.bind(held) });
  const sent: string[] = [];
  let status = 200;
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { salt } = JSON.parse(body);
    expect(kept("t")?.salt).toBe(salt);
    sent.push(salt);
    return new Response("{}", { status });
  });
  const info = { id: "t", commitment: PROMISE } as TableInfo;
  await add(info);
  await add(info);
  expect(sent).toEqual([kept("t")?.salt]);
  await add(info, 1); // stood up, and sat down again
  expect(sent).toEqual([kept("t")?.salt, kept("t")?.salt]);
  expect(kept("t")?.promise).toBe(PROMISE);
  status = 409;
  await expect(add({ ...info, id: "t" }, 1)).rejects.toThrow();
  expect(kept("t")).toBeNull();
});
