/**
 * Where a sheet stands beside the thing it tells of: never over it, nor over what must stay readable; and where the rings
 * of things lie.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "above" | "below" | "right" | "left";

export interface Placed extends Box {
  side: Side;
  /** Where its tail points, along the edge beside the thing. */
  tail: number;
}

/** Between the thing and the sheet: its tail. */
const GAP = 10;
const EDGE = 6;
/** What a ring needs around its thing. */
const RIM = 8;
/** Less than this lies between things that lie together. */
const NEAR = 16;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const across = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Above the thing if there is room, else beside it, else below; where none is large enough, the largest, and it scrolls. */
export function place(thing: Box, size: { width: number; height: number }, room: Box, kept: readonly Box[]): Placed {
  const right = room.x + room.width - EDGE;
  const bottom = room.y + room.height - EDGE;
  const [left, top] = [room.x + EDGE, room.y + EDGE];
  const spaces: [Side, Box][] = [
    ["above", { x: left, y: top, width: right - left, height: thing.y - GAP - top }],
    [
      "right",
      { x: thing.x + thing.width + GAP, y: top, width: right - thing.x - thing.width - GAP, height: bottom - top },
    ],
    ["left", { x: left, y: top, width: thing.x - GAP - left, height: bottom - top }],
    [
      "below",
      { x: left, y: thing.y + thing.height + GAP, width: right - left, height: bottom - thing.y - thing.height - GAP },
    ],
  ];
  const found = spaces.map(([side, space]) => lay(side, clear(space, kept), thing, size));
  const whole = found.find(({ height, width }) => height >= size.height && width >= size.width);
  return (
    whole ?? found.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? lay("above", room, thing, size)
  );
}

/** Boxes in a row or a column as one: a ring goes around what lies together. */
export function joined(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    for (let at = beside(found, box); at >= 0; at = beside(found, box)) {
      const [one = box] = found.splice(at, 1);
      box = around(one, box);
    }
    found.push(box);
  }
  return found;
}

/** What of a box lies so far inside the window that a ring around it is seen. */
export function inside({ x, y, width, height }: Box, window: { width: number; height: number }): Box {
  const [left, top] = [Math.max(x, RIM), Math.max(y, RIM)];
  return {
    x: left,
    y: top,
    width: Math.min(x + width, window.width - RIM) - left,
    height: Math.min(y + height, window.height - RIM) - top,
  };
}

const alike = (a: number, b: number): boolean => Math.abs(a - b) < 3;
const near = (from: number, long: number, to: number, other: number): boolean =>
  Math.max(from, to) - Math.min(from + long, to + other) < NEAR;

/** Which of the boxes continues another, with the same height in its row or the same width in its column. */
const beside = (boxes: readonly Box[], { x, y, width, height }: Box): number =>
  boxes.findIndex(
    (one) =>
      (alike(one.y, y) && alike(one.height, height) && near(one.x, one.width, x, width)) ||
      (alike(one.x, x) && alike(one.width, width) && near(one.y, one.height, y, height)),
  );

/** What holds both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** A space without all that is to be kept free. */
function clear(space: Box, kept: readonly Box[]): Box {
  let left = space;
  for (const one of kept) left = without(left, one);
  return left;
}

/** A space without what lies in it: the largest part that is left. */
function without(space: Box, kept: Box): Box {
  if (!across(space, kept)) return space;
  const below = kept.y + kept.height + EDGE;
  const after = kept.x + kept.width + EDGE;
  const parts = [
    { ...space, y: below, height: space.y + space.height - below },
    { ...space, height: kept.y - EDGE - space.y },
    { ...space, x: after, width: space.x + space.width - after },
    { ...space, width: kept.x - EDGE - space.x },
  ];
  const area = ({ width, height }: Box) => Math.max(0, width) * Math.max(0, height);
  return parts.toSorted((a, b) => area(b) - area(a))[0] ?? space;
}

function lay(side: Side, space: Box, thing: Box, size: { width: number; height: number }): Placed {
  const width = Math.max(0, Math.min(size.width, space.width));
  const height = Math.max(0, Math.min(size.height, space.height));
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const upright = side === "above" || side === "below";
  const x = upright
    ? clamp(middle.x - width / 2, space.x, space.x + space.width - width)
    : side === "right"
      ? space.x
      : space.x + space.width - width;
  const y = upright
    ? side === "above"
      ? space.y + space.height - height
      : space.y
    : clamp(middle.y - height / 2, space.y, space.y + space.height - height);
  const tail = upright ? clamp(middle.x - x, 16, width - 16) : clamp(middle.y - y, 16, height - 16);
  return { side, x, y, width, height, tail };
}
