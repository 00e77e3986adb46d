import { expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { introduce, myself } from "../src/shell/me.svelte";

it("saying one's name twice at once makes one person, not two", async () => {
  // Two people: the field of the name said it when it was left, and Begin again before the first had been heard.
  let people = 0;
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    people += 1;
    await new Promise((done) => setTimeout(done, 5));
    return new Response(JSON.stringify({ id: `p${people}`, ...JSON.parse(body) }));
  });
  settings.name = "Ania";
  const [first, second] = await Promise.all([introduce(), introduce()]);
  expect([people, first.id, second.id]).toEqual([1, "p1", "p1"]);
});

it("whom the server knows keeps their name on a device that does not", async () => {
  const said: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: { body?: string } = {}) => {
    if (body) said.push(body);
    return new Response(JSON.stringify({ id: "p", name: "Bruno", language: "fr", ...JSON.parse(body ?? "{}") }));
  });
  settings.name = "";
  myself.person = null;
  expect((await introduce()).name).toBe("Bruno");
  expect(said.filter((one) => !one.includes("Bruno"))).toEqual([]);
});
