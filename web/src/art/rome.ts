/** The road to Rome: village, hills, the gate and the palace, drawn once for a wide sheet and once for a narrow one. */
import { BOX, elevation } from "./elevation";
import { Pen, path } from "./pen";
import { FORTUNA, GLOIRE, LUTECE } from "./recipes";

export interface Place {
  x: number;
  y: number;
}

/** The sheet: its size, where square `n` of `last` lies, and how broad the road is. */
export interface Sheet {
  width: number;
  height: number;
  road: number;
  at(n: number, last: number, gate: number): Place;
}

export const WIDE: Sheet = {
  width: 536,
  height: 127,
  road: 18,
  at: (n, last, gate) => ({
    x: 22 + (n * 493.5) / last,
    // Gently through the hills, and from the gate on uphill.
    y: n < gate ? 100 + 3.1 * Math.sin(0.4 + n * 0.85) : 99 - ((n - gate) * 25) / Math.max(1, last - gate),
  }),
};

export const NARROW: Sheet = {
  width: 360,
  height: 62,
  road: 11,
  at: (n, last) => ({ x: 20 + (n * 325) / last, y: 44 }),
};

/** The line through the squares, smooth. */
export function way(sheet: Sheet, last: number, gate: number): string {
  let { x, y } = sheet.at(0, last, gate);
  let d = path`M${-8} ${y}H${x}`;
  for (let n = 1; n <= last; n++) {
    const to = sheet.at(n, last, gate);
    const middle = (x + to.x) / 2;
    d += path`C${middle} ${y} ${middle} ${to.y} ${to.x} ${to.y}`;
    ({ x, y } = to);
  }
  return d;
}

/** A building of so much width that stands with its middle at x and its feet at y. */
const stands = (recipe: readonly string[] | undefined, x: number, y: number, w: number): string => {
  const h = (w * 58.5) / 94;
  return `<svg x="${x - w / 2}" y="${y - h}" width="${w}" height="${h}" viewBox="${BOX}" stroke-width="1.6">${elevation(recipe ?? [])}</svg>`;
};

function cypress(pen: Pen, x: number, y: number, h: number): void {
  const w = h * 0.2;
  pen.shape(
    "deep",
    path`M${x} ${y}c${-w} ${-w} ${-w * 0.75} ${-h * 0.75} 0 ${-h}c${w * 0.75} ${h * 0.25} ${w} ${h * 0.8} 0 ${h}z`,
  );
  pen.line(path`M${x} ${y}v2.5`);
}

const made = new Map<Sheet, string>();

/** All but the road itself. The gate stands over its square. */
export function landscape(sheet: Sheet, last: number, gate: number): string {
  const found = made.get(sheet);
  if (found) return found;
  const drawn = sheet === WIDE ? wide(WIDE.at(gate, last, gate).x) : narrow(NARROW.at(gate, last, gate).x);
  made.set(sheet, drawn);
  return drawn;
}

function wide(gate: number): string {
  const pen = new Pen();
  pen.shapes.push(
    '<rect class="heaven" width="536" height="127"/><circle class="sun" cx="330" cy="24" r="13"/>',
    '<path class="far" d="M0 70c50-14 90-10 150-4 50-14 100-16 160-2 40-10 60-8 90-4v60H0z"/>',
    '<path class="near" d="M0 88c60-8 120-8 180-4 60-8 110-8 176-4l180-8v60H0z"/>',
    path`<path class="hills" d="M${gate - 4} 96c6 -26 40 -38 70 -40c34 -12 64 -26 120 -26v97h-190z"/>`,
    stands(GLOIRE.coliseum, 422, 80, 52),
  );
  cypress(pen, 452, 72, 22);
  pen.shapes.push(stands(GLOIRE.temple, 455, 73, 46));
  cypress(pen, 480, 66, 22);
  pen.shapes.push(
    stands(GLOIRE.palace, 499, 62, 76),
    path`<path class="city" d="M${gate} 127V92c50 -8 120 -22 186 -34v69z"/>`,
    stands(GLOIRE.villa, 24, 92, 40),
    stands(LUTECE.field, 142, 93, 44),
    stands(FORTUNA.aqueduct, 240, 92, 72),
  );
  for (const [x, y, h] of [
    [54, 92, 19],
    [63, 93, 14],
    [100, 91, 17],
    [172, 92, 18],
    [182, 93, 13],
    [194, 92, 16],
    [284, 92, 20],
    [293, 93, 14],
  ] as const)
    cypress(pen, x, y, h);
  pen.shape("wall", path`M${gate + 8} 75l56 -14v17l-56 17z`);
  pen.hair(path`M${gate + 8} 85l56 -14M${gate + 30} 74v12M${gate + 46} 70v12`);
  pen.rect("wall", gate - 5, 103, 10, 40);
  pen.hair(path`M${gate - 5} 111h10M${gate - 5} 119h10`);
  pen.shapes.push(stands(GLOIRE.gate, gate, 99, 86));
  return pen.toString();
}

function narrow(gate: number): string {
  const pen = new Pen();
  pen.shapes.push(
    '<rect class="heaven" width="360" height="62"/>',
    '<path class="far" d="M0 34c60-14 120-4 180-8 60-8 120-4 180-6v42H0z"/><path class="near" d="M0 40h360v22H0z"/>',
    path`<path class="city" d="M${gate - 4} 62V34h140v28z"/>`,
    stands(GLOIRE.villa, 17, 41, 30),
    stands(FORTUNA.aqueduct, 126, 41, 40),
    stands(GLOIRE.temple, 287, 41, 34),
    stands(GLOIRE.palace, 336, 41, 48),
    stands(GLOIRE.gate, gate, 43, 54),
  );
  for (const [x, h] of [
    [62, 16],
    [70, 12],
    [170, 16],
  ] as const)
    cypress(pen, x, 41, h);
  return pen.toString();
}
