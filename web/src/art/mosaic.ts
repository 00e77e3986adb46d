/** The ground of the table: tesserae a shade apart, drawn once by a seeded generator, and the meander of the headings. */
import { path, sequence } from "./pen";

const SIZE = 384;
const STEP = 12;

/** A tile of tesserae that repeats without a seam, as the inside of an SVG of 384 by 384. Shades are `t0` to `t3`. */
export function mosaic(seed = 753): string {
  const next = sequence(seed);
  const shades: string[] = ["", "", "", ""];
  const count = SIZE / STEP;
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const shade = Math.floor(next() ** 1.6 * 4);
      const wobble = () => (next() - 0.5) * 1.8;
      const x = column * STEP + 0.9 + wobble() * 0.4;
      const y = row * STEP + 0.9 + wobble() * 0.4;
      const w = STEP - 1.8;
      shades[shade] +=
        path`M${x} ${y}l${w + wobble()} ${wobble()}l${wobble()} ${w + wobble()}L${x + wobble()} ${y + w}z`;
    }
  return shades.map((d, i) => `<path class="t${i}" d="${d}"/>`).join("");
}

/** The mosaic as a background image, in the colours of a theme. */
export function ground(colours: readonly [string, string, string, string]): string {
  const style = colours.map((colour, i) => `.t${i}{fill:${colour}}`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><style>${style}</style>${mosaic()}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** One key of the meander, 24 wide and 12 high; it joins itself on both sides. */
export const MEANDER = "M0 10.5H20.5V1.5H6.5V7H14.5";
export const MEANDER_JOIN = "M20.5 10.5H24";
