/** A pen for small SVG drawings: shapes by class, so that the theme chooses the colours (art.css). */

/** What a shape is made of; each is a colour of the theme. */
export type Ink =
  | "wall"
  | "shade"
  | "white"
  | "roof"
  | "dark"
  | "wood"
  | "leaf"
  | "deep"
  | "water"
  | "gold"
  | "fire"
  | "hill"
  | "tone"
  | "sky"
  | "skin"
  | "hue"
  | "clay"
  | "grape"
  | "none";

const short = (n: number) => String(Math.round(n * 100) / 100);

/** Numbers of a path, rounded. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i];
    return text + part + (value === undefined ? "" : typeof value === "number" ? short(value) : value);
  }, "");
}

/** Collects shapes in the order they are drawn, back to front. */
export class Pen {
  readonly shapes: string[] = [];

  /** A closed shape, filled and outlined. */
  shape(ink: Ink, d: string): void {
    this.shapes.push(`<path class="${ink}" d="${d}"/>`);
  }

  rect(ink: Ink, x: number, y: number, w: number, h: number): void {
    this.shape(ink, path`M${x} ${y}h${w}v${h}h${-w}z`);
  }

  /** The same without an outline: shadows, courses, windows far away. */
  flat(ink: Ink, d: string): void {
    this.shapes.push(`<path class="${ink} flat" d="${d}"/>`);
  }

  disc(ink: Ink, x: number, y: number, r: number): void {
    this.ellipse(ink, x, y, r, r);
  }

  ellipse(ink: Ink, x: number, y: number, rx: number, ry: number): void {
    this.shapes.push(`<ellipse class="${ink}" cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}"/>`);
  }

  /** A line of the drawing. */
  line(d: string): void {
    this.shapes.push(`<path class="none" d="${d}"/>`);
  }

  /** A thin line: joints, grain, folds. */
  hair(d: string): void {
    this.shapes.push(`<path class="hair" d="${d}"/>`);
  }

  toString(): string {
    return this.shapes.join("");
  }
}

/** A repeatable sequence of numbers from 0 to 1, so that every table has the same stones. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
