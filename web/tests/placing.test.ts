import { describe, expect, it } from "vitest";
import { type Box, inside, joined, place } from "../src/shell/placing";

const room = { x: 0, y: 0, width: 1280, height: 720 };
const prompt = { x: 10, y: 42, width: 946, height: 78 };
const size = { width: 470, height: 380 };
const across = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("a sheet beside its card", () => {
  it("stands above a card of the hand", () => {
    const thing = { x: 20, y: 560, width: 150, height: 150 };
    expect(place(thing, size, room, [prompt])).toMatchObject({ side: "above", height: 380, y: 170 });
  });

  it("stands beside a card at the top, for the prompt leaves no room above", () => {
    const thing = { x: 200, y: 140, width: 150, height: 100 };
    expect(place(thing, size, room, [prompt])).toMatchObject({ side: "right", x: 360 });
  });

  it("lies over neither card nor prompt, wherever the card is", () => {
    for (let x = 0; x <= 1180; x += 59)
      for (let y = 125; y <= 640; y += 43)
        for (const width of [40, 100, 400]) {
          const thing = { x: Math.min(x, 1280 - width), y, width, height: 80 };
          const placed = place(thing, size, room, [prompt]);
          expect([across(placed, thing), across(placed, prompt)], JSON.stringify({ thing, placed })).toEqual([
            false,
            false,
          ]);
          expect(placed.width).toBeGreaterThan(0);
          expect(placed.height).toBeGreaterThan(200);
          expect(
            placed.x >= 0 && placed.y >= 0 && placed.x + placed.width <= 1280 && placed.y + placed.height <= 720,
          ).toBe(true);
        }
  });
});

describe("rings", () => {
  const favor = (at: number) => ({ x: 6 + 118 * (at % 3), y: 271 + 84 * Math.floor(at / 3), width: 112, height: 78 });

  it("go around what lies together", () => {
    expect(joined([0, 1, 2, 3, 4, 5].map(favor))).toEqual([{ x: 6, y: 271, width: 348, height: 162 }]);
    expect(joined([0, 1, 3, 4].map(favor))).toEqual([{ x: 6, y: 271, width: 230, height: 162 }]);
  });

  it("leave out what lies between", () => {
    expect(joined([0, 2].map(favor))).toEqual([favor(0), favor(2)]);
    expect(joined([0, 1, 3].map(favor))).toHaveLength(2);
  });

  it("are seen at the edge of the window, too", () => {
    const road = { x: 0, y: 36, width: 360, height: 80 };
    expect(inside(road, { width: 360, height: 640 })).toEqual({ x: 8, y: 36, width: 344, height: 80 });
  });
});
