/**
 * Buildings as elevations, from a small grammar. A recipe is a list of masses, back to front; a mass is
 * "centre width: part, part, part", its parts laid one upon the other from the ground up:
 *
 *     temple: ["48 62: steps 3, columns 6 19, beam, pediment 12 disc"]
 *
 * A part that ends the height where it began (a door, a flag, a tree) is drawn on what is there.
 */
import { Pen, path } from "./pen";

/** The part of the sheet that is shown. */
export const BOX = "1 4 94 58.5";
const GROUND = 58;

/** Where the next part goes: centre, width left, height reached, and the last solid block for doors and windows. */
interface Site {
  pen: Pen;
  x: number;
  w: number;
  y: number;
  block: { x: number; y: number; w: number; h: number };
}

type Word = number | string;
type Part = (s: Site, ...words: Word[]) => void;

const num = (word: Word | undefined, otherwise: number): number => (typeof word === "number" ? word : otherwise);

/** A solid block on what is there, with light from the left. */
function block(s: Site, h: number, ink: "wall" | "white" | "tone" | "wood" | "shade" = "wall"): void {
  s.y -= h;
  s.block = { x: s.x - s.w / 2, y: s.y, w: s.w, h };
  s.pen.rect(ink, s.block.x, s.y, s.w, h);
  if (s.w > 8)
    s.pen.flat(
      "shade",
      path`M${s.x + s.w / 2 - s.w * 0.12} ${s.y + 0.5}h${s.w * 0.12 - 0.5}v${h - 1}h${0.5 - s.w * 0.12}z`,
    );
}

/** Joints of a wall. */
function texture(s: Site, kind: Word | undefined): void {
  const { x, y, w, h } = s.block;
  if (kind === "brick" || kind === "ashlar") {
    const course = kind === "brick" ? 2.6 : 5;
    const length = kind === "brick" ? 6 : 10;
    for (let row = 1; row * course < h - 0.5; row++) s.pen.hair(path`M${x} ${y + row * course}h${w}`);
    for (let row = 0; row * course < h; row++)
      for (let at = (row % 2 ? length / 2 : length) + x; at < x + w - 1; at += length)
        s.pen.hair(path`M${at} ${y + row * course}v${Math.min(course, h - row * course)}`);
  }
  if (kind === "planks") for (let at = x + 4; at < x + w - 1; at += 4) s.pen.hair(path`M${at} ${y}v${h}`);
  if (kind === "rubble")
    for (let row = 0; row * 5 < h - 3; row++)
      for (let at = x + 4 + (row % 2) * 4; at < x + w - 3; at += 8)
        s.pen.hair(path`M${at} ${y + 3 + row * 5}q2 -2.4 4 0q-2 2.4 -4 0`);
}

/** An opening with a round head, standing on `base`. */
const arch = (x: number, base: number, w: number, h: number): string =>
  path`M${x - w / 2} ${base}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

function column(pen: Pen, x: number, base: number, h: number, thick: number): void {
  pen.rect("white", x - thick / 2, base - h + 2, thick, h - 3.4);
  pen.rect("white", x - thick / 2 - 0.9, base - h, thick + 1.8, 2);
  pen.rect("white", x - thick / 2 - 0.9, base - 1.4, thick + 1.8, 1.4);
  if (thick > 2.6) pen.hair(path`M${x + thick * 0.12} ${base - h + 2.6}v${h - 4.6}`);
}

function tiles(s: Site, left: number, right: number, h: number, inset: number): void {
  const count = Math.max(2, Math.round((right - left) / 5));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const top = left + inset + t * (right - left - 2 * inset);
    s.pen.hair(path`M${left + t * (right - left)} ${s.y}L${top} ${s.y - h}`);
  }
}

const PARTS: Record<string, Part> = {
  // -- going up
  steps(s, n) {
    for (let i = 0; i < num(n, 3); i++) {
      s.y -= 2;
      s.pen.rect("white", s.x - s.w / 2, s.y, s.w, 2);
      s.w -= 3;
    }
  },
  podium(s, h) {
    block(s, num(h, 5), "white");
    s.pen.rect("white", s.x - s.w / 2 - 1, s.y, s.w + 2, 1.6);
  },
  wall: (s, h, kind) => {
    block(s, num(h, 12), kind === "brick" ? "tone" : kind === "planks" ? "wood" : kind === "white" ? "white" : "wall");
    texture(s, kind);
  },
  rise: (s, h) => {
    s.y -= num(h, 4);
  },
  narrow: (s, by) => {
    s.w -= num(by, 6);
  },
  columns(s, n, h) {
    const height = num(h, 18);
    const count = num(n, 4);
    const base = s.y;
    s.y -= height;
    s.block = { x: s.x - s.w / 2, y: s.y, w: s.w, h: height };
    s.pen.rect("dark", s.x - s.w / 2 + 2, s.y, s.w - 4, height);
    const thick = Math.min(4.4, (s.w / count) * 0.5);
    for (let i = 0; i < count; i++)
      column(
        s.pen,
        s.x - s.w / 2 + thick / 2 + 1 + (i * (s.w - thick - 2)) / Math.max(1, count - 1),
        base,
        height,
        thick,
      );
  },
  arches(s, n, h, kind) {
    const height = num(h, 16);
    const count = num(n, 3);
    block(s, height, kind === "brick" ? "tone" : "wall");
    const pitch = s.w / count;
    for (let i = 0; i < count; i++)
      s.pen.shape(
        kind === "open" ? "sky" : "dark",
        arch(s.x - s.w / 2 + pitch * (i + 0.5), s.y + height, pitch * 0.58, height * 0.78),
      );
  },
  beam(s, h) {
    const height = num(h, 3);
    s.y -= height;
    s.pen.rect("white", s.x - s.w / 2 - 1.5, s.y, s.w + 3, height);
  },
  cornice(s) {
    s.y -= 1.6;
    s.pen.rect("white", s.x - s.w / 2 - 1, s.y, s.w + 2, 1.6);
  },
  attic(s, h) {
    block(s, num(h, 7), "white");
    const { x, y, w, h: high } = s.block;
    s.pen.rect("tone", x + w * 0.2, y + high * 0.28, w * 0.6, high * 0.44);
  },
  pediment(s, h, ornament) {
    const height = num(h, 11);
    const half = s.w / 2 + 2.5;
    s.pen.shape("white", path`M${s.x - half} ${s.y}L${s.x} ${s.y - height}L${s.x + half} ${s.y}z`);
    s.pen.shape(
      "tone",
      path`M${s.x - half + 7} ${s.y - 1.6}L${s.x} ${s.y - height + 2.8}L${s.x + half - 7} ${s.y - 1.6}z`,
    );
    if (ornament === "disc") s.pen.disc("gold", s.x, s.y - height * 0.34, 1.9);
    s.y -= height;
    if (ornament !== "plain") s.pen.disc("gold", s.x, s.y - 0.6, 1.5);
  },
  gable(s, h) {
    const height = num(h, 10);
    const half = s.w / 2 + 3;
    s.pen.shape("roof", path`M${s.x - half} ${s.y}L${s.x} ${s.y - height}L${s.x + half} ${s.y}z`);
    s.pen.hair(
      path`M${s.x - half * 0.5} ${s.y}L${s.x} ${s.y - height}M${s.x + half * 0.5} ${s.y}L${s.x} ${s.y - height}M${s.x} ${s.y}V${s.y - height}`,
    );
    s.y -= height;
  },
  hip(s, h, inset) {
    const height = num(h, 7);
    const left = s.x - s.w / 2 - 2.5;
    const right = s.x + s.w / 2 + 2.5;
    const by = num(inset, 6);
    s.pen.shape("roof", path`M${left} ${s.y}L${left + by} ${s.y - height}H${right - by}L${right} ${s.y}z`);
    tiles(s, left, right, height, by);
    s.y -= height;
    s.w = right - left - 2 * by;
  },
  shed(s, h, side) {
    const height = num(h, 6);
    const left = s.x - s.w / 2 - 2;
    const right = s.x + s.w / 2 + 2;
    const up = side === "left" ? right : left;
    const down = side === "left" ? left : right;
    s.pen.shape("roof", path`M${down} ${s.y}L${up} ${s.y - height}V${s.y}z`);
    s.y -= height;
  },
  thatch(s, h) {
    const height = num(h, 16);
    const half = s.w / 2 + 4;
    s.pen.shape(
      "wood",
      path`M${s.x - half} ${s.y + 2}Q${s.x - half * 0.35} ${s.y - height * 0.55} ${s.x} ${s.y - height}Q${s.x + half * 0.35} ${s.y - height * 0.55} ${s.x + half} ${s.y + 2}Q${s.x} ${s.y + 5} ${s.x - half} ${s.y + 2}z`,
    );
    for (const t of [-0.6, -0.25, 0.25, 0.6])
      s.pen.hair(
        path`M${s.x + half * t} ${s.y + 2}Q${s.x + half * t * 0.4} ${s.y - height * 0.4} ${s.x + half * t * 0.1} ${s.y - height + 3}`,
      );
    s.y -= height;
  },
  dome(s, h, ink) {
    const height = num(h, 14);
    const half = s.w / 2;
    const top = s.y - height;
    s.pen.shape(
      ink === "gold" ? "gold" : ink === "brick" ? "tone" : "roof",
      path`M${s.x - half} ${s.y}C${s.x - half} ${top + height * 0.2} ${s.x - half * 0.5} ${top} ${s.x} ${top}S${s.x + half} ${top + height * 0.2} ${s.x + half} ${s.y}z`,
    );
    s.pen.hair(
      path`M${s.x} ${top}V${s.y}M${s.x - half * 0.5} ${s.y}Q${s.x - half * 0.4} ${top + 3} ${s.x} ${top}M${s.x + half * 0.5} ${s.y}Q${s.x + half * 0.4} ${top + 3} ${s.x} ${top}`,
    );
    s.pen.rect("white", s.x - 2, top - 1.6, 4, 1.8);
    s.y = top;
  },
  vault(s, h) {
    const height = num(h, 10);
    s.pen.shape("roof", path`M${s.x - s.w / 2} ${s.y}A${s.w / 2} ${height} 0 0 1 ${s.x + s.w / 2} ${s.y}z`);
    s.pen.shape(
      "wall",
      path`M${s.x - s.w / 2 + 3} ${s.y}A${s.w / 2 - 3} ${height - 3} 0 0 1 ${s.x + s.w / 2 - 3} ${s.y}z`,
    );
    s.block = { x: s.x - s.w / 2, y: s.y - height, w: s.w, h: height };
  },
  crenels(s, n) {
    const count = num(n, 5);
    const unit = s.w / (2 * count - 1);
    for (let i = 0; i < count; i++) s.pen.rect("wall", s.x - s.w / 2 + 2 * i * unit, s.y - 3.6, unit, 3.6);
    s.y -= 3.6;
  },
  logs(s, h) {
    const height = num(h, 22);
    const count = Math.floor(s.w / 5);
    const unit = s.w / count;
    for (let i = 0; i < count; i++) {
      const left = s.x - s.w / 2 + i * unit;
      const up = height + (i % 2 ? 1.2 : 0);
      s.pen.shape("wood", path`M${left} ${s.y}v${-up + 4}l${unit / 2} -4l${unit / 2} 4v${up - 4}z`);
    }
    s.pen.rect("wood", s.x - s.w / 2, s.y - height * 0.62, s.w, 2.2);
    s.pen.rect("wood", s.x - s.w / 2, s.y - height * 0.22, s.w, 2.2);
    s.block = { x: s.x - s.w / 2, y: s.y - height, w: s.w, h: height };
    s.y -= height;
  },
  channel(s) {
    s.y -= 4;
    s.pen.rect("white", s.x - s.w / 2 - 1, s.y, s.w + 2, 4);
    s.pen.rect("water", s.x - s.w / 2 + 1, s.y - 1.4, s.w - 2, 1.8);
  },
  legs(s, h) {
    const height = num(h, 18);
    const half = s.w / 2;
    for (const side of [-1, 1])
      s.pen.shape("wood", path`M${s.x + side * half} ${s.y}h2.4l${-side * 2} ${-height}h-2.4z`);
    s.pen.line(
      path`M${s.x - half + 1} ${s.y - 3}L${s.x + half - 2} ${s.y - height + 3}M${s.x + half - 1} ${s.y - 3}L${s.x - half + 2} ${s.y - height + 3}`,
    );
    s.y -= height;
  },

  // -- on the last block
  door(s, w, h, kind) {
    const base = s.block.y + s.block.h;
    const width = num(w, 8);
    const height = num(h, 12);
    if (kind === "square") s.pen.rect("dark", s.x - width / 2, base - height, width, height);
    else s.pen.shape("dark", arch(s.x, base, width, height));
    if (kind === "leaves") {
      s.pen.shape("wood", arch(s.x, base, width, height));
      s.pen.line(path`M${s.x} ${base}V${base - height}`);
    }
    if (kind === "bars")
      for (let i = 1; i < 4; i++)
        s.pen.hair(path`M${s.x - width / 2 + (i * width) / 4} ${base}v${-height + width * 0.28}`);
    if (kind === "grid") {
      for (let i = 1; i < 4; i++)
        s.pen.line(path`M${s.x - width / 2 + (i * width) / 4} ${base - 2}v${-height + width * 0.3}`);
      s.pen.line(
        path`M${s.x - width / 2} ${base - height * 0.35}h${width}M${s.x - width / 2} ${base - height * 0.6}h${width}`,
      );
    }
    if (kind === "fire")
      s.pen.shape(
        "fire",
        path`M${s.x - width * 0.34} ${base}q-1 ${-height * 0.35} ${width * 0.18} ${-height * 0.5}q0 2 1.4 2q0 -3 ${width * 0.14} -4.4q${width * 0.3} 3 ${width * 0.2} ${height * 0.5}z`,
      );
  },
  windows(s, n, kind, rows) {
    const count = num(n, 3);
    const many = num(rows, 1);
    for (let row = 0; row < many; row++)
      for (let i = 0; i < count; i++) {
        const x = s.block.x + ((i + 0.5) * s.block.w) / count;
        const y = s.block.y + ((row + 0.32) * s.block.h) / many;
        const h = Math.min(7, (s.block.h / many) * 0.5);
        if (kind === "arch") s.pen.shape("dark", arch(x, y + h, 4.4, h));
        else if (kind === "round") s.pen.disc("dark", x, y + 2, 2.2);
        else s.pen.rect("dark", x - 1.9, y, 3.8, h);
        if (kind === "bars") s.pen.hair(path`M${x - 0.7} ${y}v${h}M${x + 0.7} ${y}v${h}`);
        if (kind === "shutters") {
          s.pen.rect("roof", x - 4, y, 2, h);
          s.pen.rect("roof", x + 2, y, 2, h);
        }
      }
  },
  awning(s, ink) {
    const { x, y, w } = s.block;
    const count = Math.max(4, Math.round(w / 5));
    const unit = (w + 6) / count;
    for (let i = 0; i < count; i++) {
      const left = x - 3 + i * unit;
      s.pen.shape(
        i % 2 ? "white" : ink === "leaf" ? "leaf" : "roof",
        path`M${left + 1.5} ${y}h${unit}l-1.5 6q${-unit / 2} 3 ${-unit} 0z`,
      );
    }
  },
  counter(s, jars) {
    const base = s.block.y + s.block.h;
    const { x, w } = s.block;
    s.pen.rect("white", x - 1, base - 8, w + 2, 8);
    for (let i = 0; i < num(jars, 3); i++) s.pen.disc("dark", x + ((i + 0.5) * w) / num(jars, 3), base - 4, 2);
  },
  balcony(s) {
    const { x, y, w, h } = s.block;
    s.pen.rect("wood", x - 3, y + h - 1.5, w * 0.55, 1.8);
    for (let i = 0; i < 6; i++) s.pen.hair(path`M${x - 2 + i * w * 0.1} ${y + h - 1.5}v-3.4`);
    s.pen.hair(path`M${x - 3} ${y + h - 5}h${w * 0.55}`);
  },
  laundry(s) {
    const { x, y, w, h } = s.block;
    s.pen.hair(path`M${x + w} ${y + h * 0.3}q6 3 12 1`);
    s.pen.shape("white", path`M${x + w + 2} ${y + h * 0.3 + 1}l3 .6v4l-3 -.6z`);
    s.pen.shape("tone", path`M${x + w + 6.4} ${y + h * 0.3 + 2}l3 .2v4h-3z`);
  },
  shields(s, n) {
    const count = num(n, 3);
    for (let i = 0; i < count; i++) {
      const x = s.block.x + ((i + 0.5) * s.block.w) / count;
      const y = s.block.y + s.block.h * 0.5;
      s.pen.ellipse("roof", x, y, 3.2, 4.6);
      s.pen.disc("gold", x, y, 1.2);
    }
  },
  herbs(s, n) {
    const count = num(n, 4);
    for (let i = 0; i < count; i++) {
      const x = s.block.x + ((i + 0.5) * s.block.w) / count;
      s.pen.shape("leaf", path`M${x} ${s.block.y + 1}l-2.6 6.4q2.6 2 5.2 0z`);
    }
  },
  scrolls(s) {
    const { x, y, w, h } = s.block;
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 6; i++) {
        const cx = x + w * 0.16 + (i * w * 0.68) / 5;
        s.pen.disc("white", cx, y + h * 0.28 + row * 4.6, 2);
        s.pen.disc("dark", cx, y + h * 0.28 + row * 4.6, 0.5);
      }
  },
  tablet(s) {
    const { x, y, w, h } = s.block;
    s.pen.rect("wood", x + w * 0.2, y + h * 0.2, w * 0.6, h * 0.56);
    s.pen.rect("dark", x + w * 0.2 + 1.6, y + h * 0.2 + 1.6, w * 0.6 - 3.2, h * 0.56 - 3.2);
    s.pen.shapes.push(
      `<path class="chalk" d="${path`M${x + w * 0.2 + 4} ${y + h * 0.2 + 4.4}h${w * 0.32}m${-w * 0.32} 3.4h${w * 0.22}`}"/>`,
    );
  },
  niches(s, n) {
    const count = num(n, 5);
    for (let i = 0; i < count; i++)
      s.pen.shape("dark", arch(s.block.x + ((i + 0.5) * s.block.w) / count, s.block.y + s.block.h - 1.4, 4.4, 5));
  },

  // -- on top or beside
  flag(s, ink) {
    s.pen.line(path`M${s.x} ${s.y}v-11`);
    s.pen.shape(ink === "gold" ? "gold" : "roof", path`M${s.x} ${s.y - 11}h8l-2.2 2.6l2.2 2.6h-8z`);
  },
  smoke(s) {
    for (const [dx, dy, r] of [
      [0, 3, 2.2],
      [2.6, 6.8, 2.8],
      [6.6, 10, 3.4],
    ] as const)
      s.pen.disc("white", s.x + dx, s.y - dy, r);
  },
  steam(s) {
    for (const dx of [-5, 0, 5]) s.pen.line(path`M${s.x + dx} ${s.y - 2}q-2.4 -2.4 0 -4.8t0 -4.8`);
  },
  flame(s, size) {
    const k = num(size, 1);
    s.pen.shape(
      "fire",
      path`M${s.x - 2.6 * k} ${s.y}q-2 ${-4 * k} ${1.8 * k} ${-6 * k}q0 ${1.6 * k} ${1.2 * k} ${1.8 * k}q${0.4 * k} ${-3 * k} ${-0.4 * k} ${-4.6 * k}q${5.6 * k} ${3.6 * k} ${2.6 * k} ${8.8 * k}z`,
    );
  },
  altar(s) {
    s.pen.rect("white", s.x - 4, s.y - 7, 8, 7);
    s.pen.rect("white", s.x - 5, s.y - 8.6, 10, 1.8);
    s.y -= 8.6;
  },
  figure(s, size) {
    const k = num(size, 1);
    s.pen.shape(
      "gold",
      path`M${s.x - 3.4 * k} ${s.y}l${0.9 * k} ${-9 * k}q${-0.6 * k} ${-4.6 * k} ${2.5 * k} ${-5 * k}q${3.4 * k} ${0.2 * k} ${2.7 * k} ${5.4 * k}l${0.9 * k} ${8.6 * k}z`,
    );
    s.pen.disc("gold", s.x + 0.1 * k, s.y - 16.2 * k, 2.4 * k);
    s.pen.line(path`M${s.x + 2 * k} ${s.y - 12 * k}l${5.4 * k} ${-5 * k}`);
    s.pen.hair(path`M${s.x - 1.6 * k} ${s.y - 9 * k}q${3 * k} ${1 * k} ${3.4 * k} ${8 * k}`);
  },
  rider(s) {
    const { x, y } = s;
    s.pen.shape(
      "gold",
      path`M${x - 9} ${y}l1.6 -8q-1 -5 3 -5.4h6.4l4.6 -5.6l3.4 3.6l-1.4 1.6l-2 -.4q.4 5 -2.2 7.4l.8 7h-2.4l-1.6 -6.4h-5.4l-2.2 6.4z`,
    );
    s.pen.shape("gold", path`M${x - 3.4} ${y - 13}l1.4 -6.4h3.4l1 6z`);
    s.pen.disc("gold", x - 0.2, y - 21.4, 2.1);
    s.pen.line(path`M${x + 1} ${y - 18}l5.4 -4.6`);
  },
  quadriga(s) {
    const { x, y } = s;
    for (const dx of [-7, -2.4, 2.2])
      s.pen.shape("gold", path`M${x + dx} ${y}q-.6 -5 2.6 -6l1.6 -2.8l2 2.2l-1.4 1.2q.2 2.6 -1 5.4z`);
    s.pen.shape("gold", path`M${x + 6.4} ${y}v-4.6h4.8q0 3.6 -1.6 4.6z`);
    s.pen.line(path`M${x + 8} ${y - 4.6}v-5`);
    s.pen.disc("gold", x + 8, y - 10.6, 1.5);
  },
  obelisk(s, h) {
    const height = num(h, 30);
    s.pen.shape("white", path`M${s.x - 3} ${s.y}l1.2 ${-height + 3.6}l1.8 -3.6l1.8 3.6l1.2 ${height - 3.6}z`);
    s.pen.hair(path`M${s.x - 0.6} ${s.y - height * 0.72}h1.4m-1.6 4h1.8m-2 4h2.2m-2.4 4h2.6`);
    s.y -= height;
  },
  cone(s, h) {
    const height = num(h, 14);
    s.pen.shape("gold", path`M${s.x - 2.6} ${s.y}q.6 ${-height * 0.8} 2.6 ${-height}q2 ${height * 0.2} 2.6 ${height}z`);
  },
  pillar(s, h) {
    column(s.pen, s.x, s.y, num(h, 30), 5);
    s.y -= num(h, 30);
  },
  amphora(s, size) {
    const k = num(size, 1);
    s.pen.shape(
      "roof",
      path`M${s.x - 1.4 * k} ${s.y}q${-4.2 * k} ${-4.4 * k} ${-1.6 * k} ${-9 * k}q${1.6 * k} ${-1 * k} ${1.2 * k} ${-3.4 * k}h${3.6 * k}q${-0.4 * k} ${2.4 * k} ${1.2 * k} ${3.4 * k}q${2.6 * k} ${4.6 * k} ${-1.6 * k} ${9 * k}z`,
    );
    s.pen.line(
      path`M${s.x - 1.8 * k} ${s.y - 11.4 * k}q${-3 * k} ${0.4 * k} ${-1.6 * k} ${3.6 * k}M${s.x + 1.8 * k} ${s.y - 11.4 * k}q${3 * k} ${0.4 * k} ${1.6 * k} ${3.6 * k}`,
    );
  },
  cypress(s, h) {
    const height = num(h, 24);
    s.pen.line(path`M${s.x} ${s.y}v-4`);
    s.pen.shape(
      "deep",
      path`M${s.x} ${s.y - height}q6.4 ${height * 0.6} 2.6 ${height - 3}h-5.2q-3.8 ${-height * 0.4} 2.6 ${3 - height}z`,
    );
  },
  pine(s, h) {
    const height = num(h, 26);
    s.pen.shape("wood", path`M${s.x - 1.2} ${s.y}l.5 ${-height + 6}h1.4l.5 ${height - 6}z`);
    s.pen.shape(
      "deep",
      path`M${s.x - 10} ${s.y - height + 8}q-1.6 -4 3 -5q2 -4.6 7 -3.4q5.4 -1.4 7 3.2q4.6 1 3 5.2q-10 2.6 -20 0z`,
    );
  },
  tree(s, h) {
    const height = num(h, 20);
    s.pen.shape("wood", path`M${s.x - 1.3} ${s.y}l.5 ${-height * 0.5}h1.6l.5 ${height * 0.5}z`);
    s.pen.shape(
      "leaf",
      path`M${s.x - 6} ${s.y - height * 0.36}q-4.6 -3 -1.2 -7q-.6 -5.6 5 -5.2q3 -4.6 6.4 -.6q5.6 .4 4.4 5.8q2.6 5 -2.6 7.2q-6 2.4 -12 -.2z`,
    );
  },
  oak(s, h) {
    const height = num(h, 34);
    s.pen.shape("wood", path`M${s.x - 2.4} ${s.y}l1 ${-height * 0.5}h2.8l1 ${height * 0.5}z`);
    s.pen.shape(
      "deep",
      path`M${s.x - 10} ${s.y - height * 0.34}q-7 -4.4 -2 -10q-1 -8.6 7.6 -8q4.8 -7 10 -.8q8.6 .6 6.6 8.8q4.2 7.6 -4 11q-9 3.4 -18.2 -1z`,
    );
    s.pen.hair(
      path`M${s.x - 6} ${s.y - height * 0.52}q3 -3 6 -.6M${s.x + 2} ${s.y - height * 0.7}q3 -2.6 5.4 .4M${s.x - 4} ${s.y - height * 0.76}q2 -2 4 0`,
    );
  },
  hedge(s, h) {
    const height = num(h, 6);
    s.pen.shape(
      "leaf",
      path`M${s.x - s.w / 2} ${s.y}v${-height + 2}q${s.w / 12} -4 ${s.w / 6} -.6q${s.w / 12} -3.4 ${s.w / 6} 0q${s.w / 12} -3.4 ${s.w / 6} 0q${s.w / 12} -3.4 ${s.w / 6} 0q${s.w / 12} -3.4 ${s.w / 6} 0q${s.w / 12} -3.4 ${s.w / 6} .6v${height - 2}z`,
    );
  },
  vines(s, n) {
    for (let i = 0; i < num(n, 3); i++) {
      const x = s.x - s.w / 2 + ((i + 0.5) * s.w) / num(n, 3);
      s.pen.line(path`M${x} ${s.y}v-9`);
      s.pen.shape("leaf", path`M${x - 3.4} ${s.y - 6}q0 -5 3.4 -5t3.4 5q-3.4 3 -6.8 0z`);
      s.pen.disc("tone", x, s.y - 4, 1.3);
    }
  },
  wheat(s, n) {
    const count = num(n, 9);
    for (let i = 0; i < count; i++) {
      const x = s.x - s.w / 2 + ((i + 0.5) * s.w) / count;
      const h = 13 + ((i * 5) % 4);
      s.pen.line(path`M${x} ${s.y}q1 ${-h * 0.6} 0 ${-h}`);
      s.pen.shape("gold", path`M${x} ${s.y - h - 5}q3.2 3.4 0 8q-3.2 -4.6 0 -8z`);
      s.pen.shape("gold", path`M${x} ${s.y - h + 3}q3.6 -.6 3.4 -4q-3 .4 -3.4 4zq-3.6 -.6 -3.4 -4q3 .4 3.4 4z`);
    }
  },
  furrows(s) {
    for (const t of [-0.4, -0.15, 0.15, 0.4])
      s.pen.hair(path`M${s.x + s.w * t} ${s.y}Q${s.x + s.w * t * 0.6} ${s.y - 6} ${s.x + s.w * t * 0.35} ${s.y - 12}`);
  },
  sun(s, h) {
    s.pen.disc("gold", s.x, s.y - num(h, 30), 5);
  },
  hill(s, h) {
    const height = num(h, 24);
    s.pen.shape(
      "hill",
      path`M${s.x - s.w / 2} ${s.y}q${s.w * 0.12} ${-height * 0.9} ${s.w * 0.42} ${-height}q${s.w * 0.36} 0 ${s.w * 0.58} ${height}z`,
    );
    s.block = { x: s.x - s.w / 2, y: s.y - height, w: s.w, h: height };
  },
  water(s, h) {
    const height = num(h, 6);
    s.pen.rect("water", s.x - s.w / 2, s.y - height, s.w, height);
    for (let at = s.x - s.w / 2 + 3; at < s.x + s.w / 2 - 7; at += 11)
      s.pen.shapes.push(`<path class="ripple" d="${path`M${at} ${s.y - height * 0.55}q2 -2 4 0t4 0`}"/>`);
  },
  fall(s, h) {
    const height = num(h, 20);
    s.pen.shape("water", path`M${s.x - 3} ${s.y}v${-height}q3 -2 6 0v${height}z`);
  },
  jets(s, h) {
    const height = num(h, 14);
    s.pen.shapes.push(
      `<path class="jet" d="${path`M${s.x} ${s.y}v${-height}M${s.x - 1} ${s.y - 2}q-2 ${-height} -8 ${-height * 0.3}M${s.x + 1} ${s.y - 2}q2 ${-height} 8 ${-height * 0.3}`}"/>`,
    );
  },
  basin(s, h) {
    const height = num(h, 6);
    const half = s.w / 2;
    s.pen.shape(
      "white",
      path`M${s.x - half} ${s.y - height}h${s.w}q-1.6 ${height * 0.9} ${-half * 0.5} ${height}h${-half}q${-half * 0.4} 0 ${-half * 0.5} ${-height}z`,
    );
    s.pen.ellipse("water", s.x, s.y - height, half, 1.7);
    s.y -= height;
  },
  tiers(s, n) {
    const count = num(n, 4);
    for (let i = 0; i < count; i++) {
      const half = (s.w / 2) * (1 - i * 0.19);
      const high = s.w * 0.4 * (1 - i * 0.23);
      s.pen.shape(
        i % 2 ? "shade" : "white",
        path`M${s.x - half} ${s.y}C${s.x - half} ${s.y - high * 1.25} ${s.x + half} ${s.y - high * 1.25} ${s.x + half} ${s.y}z`,
      );
    }
    for (const a of [-0.55, -0.2, 0.2, 0.55])
      s.pen.hair(
        path`M${s.x + s.w * a * 0.3} ${s.y - 6}L${s.x + s.w * a * 0.75} ${s.y - s.w * 0.3 * (1.05 - Math.abs(a) * 0.62)}`,
      );
    s.pen.shape("gold", path`M${s.x - s.w * 0.15} ${s.y}q${s.w * 0.15} -10 ${s.w * 0.3} 0z`);
  },
  stair(s, h) {
    const height = num(h, 34);
    const n = 8;
    let d = path`M${s.x - s.w / 2} ${s.y}`;
    for (let i = 0; i < n; i++) d += path`v${-height / n}h${s.w / (n + 2)}`;
    s.pen.shape("white", `${d}${path`H${s.x + s.w / 2}V${s.y}z`}`);
    for (let i = 1; i < n; i++)
      s.pen.hair(path`M${s.x - s.w / 2 + (i * s.w) / (n + 2)} ${s.y - (i * height) / n}H${s.x + s.w / 2}`);
    s.pen.shape("dark", arch(s.x + s.w * 0.3, s.y, 11, 16));
  },
  bow(s, h) {
    // A bridge: a hump with arches, its roadway and parapet.
    const height = num(h, 22);
    const half = s.w / 2;
    s.pen.shape(
      "wall",
      path`M${s.x - half} ${s.y}v${-height * 0.6}Q${s.x} ${s.y - height * 1.25} ${s.x + half} ${s.y - height * 0.6}v${height * 0.6}z`,
    );
    s.pen.shape("water", arch(s.x, s.y, s.w * 0.3, height * 0.78));
    s.pen.shape("water", arch(s.x - s.w * 0.3, s.y, s.w * 0.2, height * 0.58));
    s.pen.shape("water", arch(s.x + s.w * 0.3, s.y, s.w * 0.2, height * 0.58));
    s.pen.line(
      path`M${s.x - half} ${s.y - height * 0.6 - 3}Q${s.x} ${s.y - height * 1.25 - 3} ${s.x + half} ${s.y - height * 0.6 - 3}`,
    );
    for (let i = 0; i <= 8; i++) {
      const t = i / 8;
      const y = (1 - t) * (1 - t) * 0.6 + 2 * t * (1 - t) * 1.25 + t * t * 0.6;
      s.pen.hair(path`M${s.x - half + t * s.w} ${s.y - height * y}v-3`);
    }
  },
  paving(s) {
    const { y, pen } = s;
    pen.shape(
      "white",
      path`M16 ${y}C36 ${y - 12} 60 ${y - 14} 45 ${y - 24}C39 ${y - 28} 47 ${y - 33} 50 ${y - 35}h4C51 ${y - 32} 49 ${y - 28} 58 ${y - 24}C82 ${y - 13} 72 ${y - 8} 68 ${y}z`,
    );
    pen.hair(
      path`M30 ${y - 7}q20 -3 43 0M42 ${y - 13}q14 -2 33 .6M48 ${y - 19}q8 -1.4 17 -.4M45.6 ${y - 24}q5 -1.4 12 0M44.4 ${y - 28}h7.6M30 ${y}l8 -7M50 ${y}l2 -7.6M52 ${y - 8}l2 -6M64 ${y - 8}l-1 -6M58 ${y - 14}l-2 -5.4`,
    );
  },
  milestone(s) {
    s.pen.shape("white", arch(s.x, s.y, 8, 15));
    s.pen.hair(path`M${s.x - 2} ${s.y - 10}l4 4m0 -4l-4 4`);
  },
  holes(s, n) {
    const count = num(n, 4);
    const { x, y, w, h } = s.block;
    for (let i = 0; i < count; i++) {
      const cx = x + ((i + 0.5) * w) / count;
      s.pen.ellipse("dark", cx, y + 1, 3.6, 1.5);
      s.pen.shape("dark", arch(cx, y + h, 3, h * 0.62));
    }
  },
  ship(s) {
    const { x, y, pen } = s;
    pen.line(path`M${x} ${y - 4}v-32`);
    pen.shape("white", path`M${x - 12} ${y - 33}h24q-3 9 0 19q-12 -3 -24 0q3 -9 0 -19z`);
    pen.hair(path`M${x - 4} ${y - 33}q-1 10 -1 17.6M${x + 4} ${y - 33}q1 10 1 17.6`);
    pen.shape("wood", path`M${x - 18} ${y - 9}q3 .6 5 2h25q5 -3 8 -8q1.6 12 -8 15h-22q-7 -2 -8 -9z`);
  },
  pier(s) {
    const { x, y, w, pen } = s;
    for (let i = 0; i < 4; i++) pen.rect("wood", x - w / 2 + 2 + (i * (w - 7)) / 3, y - 13, 3, 13);
    pen.rect("wood", x - w / 2, y - 15, w, 3);
    s.y -= 15;
  },
  crane(s) {
    const { x, y, pen } = s;
    pen.shape("wood", path`M${x - 1.5} ${y}l9 -26l2.4 .8l-8.4 25.2z`);
    pen.line(path`M${x - 8} ${y}L${x + 9} ${y - 25}M${x + 9.6} ${y - 25}v12`);
    pen.rect("tone", x + 6.4, y - 13, 6.6, 5.6);
  },
  wheel(s, r) {
    const radius = num(r, 11);
    const y = s.y - radius + 1;
    s.pen.disc("wood", s.x, y, radius);
    s.pen.disc("wall", s.x, y, radius - 2.6);
    for (let i = 0; i < 8; i++) {
      const a = (i * Math.PI) / 4;
      s.pen.line(path`M${s.x} ${y}L${s.x + Math.cos(a) * radius} ${y + Math.sin(a) * radius}`);
    }
    s.pen.disc("wood", s.x, y, 2);
  },
  oven(s) {
    const { x, w, y, pen } = s;
    pen.shape(
      "tone",
      path`M${x - w / 2} ${y}C${x - w / 2} ${y - w * 0.86} ${x + w / 2} ${y - w * 0.86} ${x + w / 2} ${y}z`,
    );
    s.block = { x: x - w / 2, y: y - w * 0.6, w, h: w * 0.6 };
    pen.hair(
      path`M${x - w * 0.42} ${y - w * 0.3}h${w * 0.16}m${w * 0.5} 0h${w * 0.16}M${x - w * 0.3} ${y - w * 0.48}h${w * 0.2}m${w * 0.2} 0h${w * 0.18}`,
    );
    s.y -= w * 0.64;
  },
  chimney(s, h) {
    s.pen.rect("tone", s.x - 3.4, s.y - num(h, 14), 6.8, num(h, 14));
    s.pen.rect("white", s.x - 4.4, s.y - num(h, 14) - 1.8, 8.8, 2);
    s.y -= num(h, 14) + 1.8;
  },
  anvil(s) {
    const { x, y, pen } = s;
    pen.rect("wood", x - 4, y - 6, 8, 6);
    pen.shape(
      "dark",
      path`M${x - 9} ${y - 12}h15q4 0 5 -1.6v4.4h-5.4q-2.6 1 -2.6 3.2h-7q0 -2.8 -2 -3.2q-2.6 0 -3 -2.8z`,
    );
  },
  cauldron(s) {
    const { x, y, pen } = s;
    pen.shape("dark", path`M${x - 8} ${y - 12}h16q2.6 10 -5 11h-6q-7.6 -1 -5 -11z`);
    pen.rect("dark", x - 9, y - 13.4, 18, 2);
    pen.disc("leaf", x - 3, y - 15, 2);
    pen.disc("leaf", x + 2.4, y - 16.6, 1.5);
    pen.disc("leaf", x + 4, y - 14.4, 1.1);
    pen.shape("fire", path`M${x - 6} ${y}q1 -2.4 3 -2.6q-.4 -1 3 -1q3 0 3 1q2.2 .4 3 2.6z`);
  },
  cart(s) {
    const { x, y, pen } = s;
    pen.shape("wood", path`M${x - 9} ${y - 9}h18l-2.4 6h-13z`);
    pen.shape("shade", path`M${x - 8} ${y - 9}q2 -4 5 -2.6q2.6 -3 5 0q4 -1.4 6 2.6z`);
    pen.disc("dark", x - 4.4, y - 2, 2.2);
    pen.disc("dark", x + 4.4, y - 2, 2.2);
  },
  props(s, h) {
    const { x, y, pen } = s;
    const height = num(h, 16);
    pen.shape("dark", path`M${x - 8} ${y}v${-height}h16v${height}z`);
    pen.rect("wood", x - 9.6, y - height, 3, height);
    pen.rect("wood", x + 6.6, y - height, 3, height);
    pen.rect("wood", x - 11, y - height - 2.6, 22, 3);
  },
  palus(s) {
    const { x, y, pen } = s;
    pen.rect("wood", x - 1.6, y - 15, 3.2, 15);
    pen.line(
      path`M${x - 12} ${y - 2}L${x - 3} ${y - 15}M${x + 12} ${y - 2}L${x + 3} ${y - 15}M${x - 8} ${y - 4.4}l-4 -2.6M${x + 8} ${y - 4.4}l4 -2.6`,
    );
  },
  chariot(s) {
    const { x, y, pen } = s;
    pen.shape(
      "gold",
      path`M${x - 12} ${y - 1}l1 -6q2 -2.4 6 -2l4.4 -4l2.2 2.6l-1.4 1.4q.4 4 -1.4 5l1.6 3.4h-2.2l-2 -3h-3.6l-2 2.8z`,
    );
    pen.shape("roof", path`M${x + 4} ${y - 10}q2 5 1.4 6.6h8q1.4 -4 -.4 -8q-1.6 4 -9 1.4z`);
    pen.disc("wood", x + 9, y - 3, 3);
  },
  sign(s, what) {
    const { x, y, w } = s.block;
    const at = x + w + 6;
    s.pen.line(path`M${x + w} ${y + 5}h11`);
    s.pen.line(path`M${at} ${y + 5}v2`);
    s.pen.disc("white", at, y + 13, 6);
    if (what === "mug") {
      s.pen.rect("gold", at - 3, y + 10.4, 4.6, 5.6);
      s.pen.line(path`M${at + 1.6} ${y + 11.6}q2.6 1.4 0 3.4`);
    }
    if (what === "loaf") s.pen.ellipse("gold", at, y + 13, 3.8, 2.5);
    if (what === "leaf") s.pen.shape("leaf", path`M${at - 3.2} ${y + 16}q-.6 -6 6.4 -6q.4 6.4 -6.4 6z`);
    if (what === "jar")
      s.pen.shape(
        "roof",
        path`M${at - 1.6} ${y + 10}h3.2q-.6 1.6 .8 2.4q1.4 3 -1.4 4.4h-2q-2.8 -1.4 -1.4 -4.4q1.4 -.8 .8 -2.4z`,
      );
  },
};

/** Drawn once: a city of many buildings is looked at again with everything that happens. */
const kept = new WeakMap<readonly string[], string>();

/** The drawing of a recipe as the inside of an SVG of 96 by 64. */
export function elevation(recipe: readonly string[]): string {
  const found = kept.get(recipe) ?? draw(recipe);
  kept.set(recipe, found);
  return found;
}

function draw(recipe: readonly string[]): string {
  const pen = new Pen();
  pen.shapes.push(`<ellipse class="ground" cx="48" cy="${GROUND + 1}" rx="47" ry="3.4"/>`);
  for (const mass of recipe) {
    const [place = "", parts = ""] = mass.split(":");
    const [x = 48, w = 60, lift = 0] = place.trim().split(/\s+/).map(Number);
    const site: Site = { pen, x, w, y: GROUND - lift, block: { x: x - w / 2, y: GROUND - lift, w, h: 0 } };
    for (const said of parts.split(",")) {
      const [name = "", ...words] = said.trim().split(/\s+/);
      const part = PARTS[name];
      if (!part) throw new Error(`${name}: no part of the grammar, in "${mass}"`);
      part(site, ...words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word))));
    }
  }
  return pen.toString();
}
