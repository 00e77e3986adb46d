/**
 * A town in the making, for La Gloire: what lies in heaps, who works there, scaffolding, groves on free plots.
 * Drawn with the pen of all pictures (pen.ts); `hue` is the colour of the material meant, which the place sets as --m.
 */
import { elevation } from "./elevation";
import type { Material } from "./glyphs";
import { Pen, path } from "./pen";

const drawn = (draw: (pen: Pen) => void): string => {
  const pen = new Pen();
  draw(pen);
  return pen.toString();
};

/** One card of a material as a thing: 16 by 12, standing on the ground line 11.5. */
export const UNITS: Record<Material, string> = {
  rubble: drawn((pen) => {
    pen.shape("hue", "M1 11.500l1.600-6 4.800-3.400 5.600 2.300 2 7.100z");
    pen.hair("M2.600 5.500l5 1.900 5.400-3M7.600 7.400l.4 4.100");
  }),
  wood: drawn((pen) => {
    pen.disc("hue", 8, 6, 5.5);
    pen.hair(
      "M4.800 6a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0M6.900 6a1.100 1.100 0 1 0 2.200 0a1.100 1.100 0 1 0-2.200 0",
    );
  }),
  concrete: drawn((pen) => {
    pen.rect("hue", 1.5, 1, 13, 10.5);
    pen.hair("M4 4h.8M10 3.200h.8M7 6.500h.8M12 8h.8M3.600 9h.8M9 9.400h.8");
  }),
  brick: drawn((pen) => {
    pen.rect("hue", 0.5, 1.5, 15, 10);
    pen.hair("M.5 6.500h15M8 1.500v5M4.200 6.500v5M11.800 6.500v5");
  }),
  stone: drawn((pen) => {
    pen.shape("hue", "M3.400 .8h9.200l2.900 3v7.700H.5V3.800z");
    pen.hair("M.5 3.800h15M3.400 3.800v7.700M12.600 3.800v7.700");
  }),
  marble: drawn((pen) => {
    pen.rect("hue", 2.2, 2.6, 11.6, 7.2);
    pen.rect("hue", 0.8, 0.8, 14.4, 2);
    pen.rect("hue", 0.8, 9.6, 14.4, 1.9);
    pen.hair("M5.100 2.800v6.800M8 2.800v6.800M10.900 2.800v6.800");
  }),
};

/** The nothing a pile leaves. */
export const NO_UNIT = '<path class="void" d="M.8 1h30.400v10.500H.8z"/>';

const MOST = 10;
const LAYER = 10.2;

/** A heap of up to ten units, wider below: its picture, and how wide and high that is. */
export function heap(material: Material, count: number): { width: number; height: number; inside: string } {
  if (!count) return { width: 32, height: 12, inside: NO_UNIT };
  const rows: number[] = [];
  let left = Math.min(count, MOST);
  for (let base = left > 6 ? 4 : left > 2 ? 3 : left; left > 0; base -= 1) {
    const here = Math.min(left, Math.max(base, 1));
    rows.push(here);
    left -= here;
  }
  const width = (rows[0] ?? 1) * 16;
  const height = 12 + (rows.length - 1) * LAYER;
  const inside = rows.map((units, row) =>
    Array.from(
      { length: units },
      (_, at) =>
        `<g transform="translate(${(width - units * 16) / 2 + at * 16} ${height - 12 - row * LAYER})">${UNITS[material]}</g>`,
    ).join(""),
  );
  return { width, height, inside: inside.join("") };
}

/** What everybody on the street has: a head, a tunic of the role's colour to the knee or a gown to the ground. */
function body(pen: Pen, gown: boolean, ink: "hue" | "white" = "hue"): void {
  if (!gown) pen.shape("skin", "M12.500 35.500v6.500h2.400v-6.500zM17.100 35.500v6.500h2.400v-6.500z");
  pen.shape(
    ink,
    gown
      ? "M8.400 42l2.600-22q1-3.600 5-3.600t5 3.600l2.600 22z"
      : "M9.400 38l1.600-18q1-3.600 5-3.600t5 3.600l1.600 18z",
  );
  pen.disc("skin", 16, 11, 4.8);
}

/** The six roles and the Senator: 32 by 44. */
export const FIGURES: Record<string, string> = {
  laborer: drawn((pen) => {
    body(pen, false);
    pen.rect("dark", 10.8, 29.4, 10.4, 2);
    pen.shape("wood", "M8 9.600q8-9.200 16 0q-8 2-16 0z");
    pen.line("M25 14v21");
    pen.shape("shade", "M22.600 33.800h4.900v5q-2.450 3-4.900 0z");
    pen.shape("skin", "M20.400 21l4.600 4.200-1 1.500-4.600-3.200z");
  }),
  craftsman: drawn((pen) => {
    body(pen, false);
    pen.shape("white", "M12.400 23h7.200l1 13h-9.200z");
    pen.shape("roof", "M11.200 10q-.6-5.200 4.800-5.200t4.800 5.200q-4.800-2-9.600 0z");
    pen.shape("skin", "M20.500 21l5.100 3.600-1 1.500-5.100-2.700z");
    pen.line("M25.600 17v14");
    pen.rect("shade", 21.4, 13.8, 8.6, 4.6);
  }),
  architect: drawn((pen) => {
    body(pen, true);
    pen.hair("M16 22v19M12.400 26l-1 15M19.600 26l1 15");
    pen.shape("shade", "M11 9.600q0-4.900 5-4.900t5 4.900q-2-2.500-5-2.500t-5 2.500z");
    pen.shape("shade", "M13 14q3 5 6 0l-1 3.600h-4z");
    pen.shape("skin", "M20.500 21l4.500 2-.6 1.700-4.700-1.500z");
    pen.line("M25.500 17l-3 15M25.500 17l3.500 15M23.300 27q2.500 1.500 5 0");
    pen.disc("gold", 25.5, 16, 1.8);
  }),
  legionary: drawn((pen) => {
    pen.line("M7 6v36");
    pen.shape("shade", "M7 1.400l1.900 5.200H5.100z");
    body(pen, false);
    pen.shape("shade", "M11 20q1-3.600 5-3.600t5 3.600l.4 7H10.600z");
    pen.shape("shade", "M10.800 11.500q-1-6.800 5.200-6.800t5.200 6.800h-1.600l-.6-2.500h-6l-.6 2.500z");
    pen.shape("roof", "M10.500 5q5.500-6.600 11 0q-5.500-2-11 0z");
    pen.shape("hue", "M18.500 20h10v15q-5 3-10 0z");
    pen.hair("M23.500 20v16.500");
    pen.disc("gold", 23.5, 27.5, 2.2);
  }),
  merchant: drawn((pen) => {
    body(pen, true);
    pen.rect("gold", 10.5, 28, 11, 2.2);
    pen.shape("dark", "M11 9q0-4.400 5-4.400t5 4.400q-5-2-10 0z");
    pen.shape("dark", "M13 12.600q3 3 6 0l-.5 3.600q-2.500 1.500-5 0z");
    pen.shape("skin", "M20.500 20.500l4.500-2 .8 1.600-4.800 2.600z");
    pen.line("M25.500 14v5M19.500 19h12M19.500 19v5M31.500 19v5");
    pen.shape("gold", "M16.800 24h5.400q-.5 3.600-2.700 3.600t-2.700-3.600z");
    pen.shape("gold", "M28.800 24h5.400q-.5 3.600-2.700 3.600t-2.700-3.600z");
  }),
  patron: drawn((pen) => {
    body(pen, true, "white");
    pen.shape("hue", "M11.200 18.500q2-2.100 4.800-2.100q4 0 5 3.600l-9 14-3.700 6 2.700-20z");
    pen.hair("M14 36l-1.500 6M17 32l-.5 10M20 27l.6 15");
    pen.shape("dark", "M11.200 8.600q0-4 4.800-4t4.800 4q-4.800-1.600-9.600 0z");
    pen.shape("deep", "M10.800 9.600q-.8-3.600 2-5.100q.3 3-2 5.100z");
    pen.shape("deep", "M21.200 9.600q.8-3.600-2-5.100q-.3 3 2 5.100z");
    pen.shape("skin", "M21 24l4.600 3-1 1.600-4.400-2z");
    pen.shape("gold", "M23.500 28.500h4l1.500 5q-3.500 3-7 0z");
  }),
  senator: drawn((pen) => {
    body(pen, true, "white");
    pen.shape("roof", "M11 19.500l2-2L20 42h-3.500z");
    pen.hair("M12 26l-1.500 16M20 24l1.500 18");
    pen.shape("shade", "M11 9q0-4.400 5-4.400t5 4.400q-2-1.800-5-1.800t-5 1.800z");
    pen.rect("white", 22, 24, 5, 9);
    pen.shape("skin", "M20.500 22l3 3-1 1.600-3.500-2.600z");
  }),
};

/** Poles, planks, braces, and a crane with a load of the material that is still missing; over an elevation. */
export const SCAFFOLD = `<g class="scaffold">${drawn((pen) => {
  pen.line("M9 59V12M35 59V8M61 59V8M87 59V12");
  pen.rect("wood", 4, 22, 88, 2.6);
  pen.rect("wood", 4, 40, 88, 2.6);
  pen.hair("M9 40l26-16M61 24l26 16M35 58l26-16M9 58l26-16M61 58l26-16");
  pen.line("M18 8h17M20 8v6");
  pen.rect("hue", 16.5, 14, 7, 5);
})}</g>`;

/** A building in work: the whole as a ghost, the built share rising from the ground, scaffolding before it. */
export function works(recipe: readonly string[], share: number, id: string): string {
  const whole = elevation(recipe);
  const top = 58 - 50 * Math.max(share, 0.06);
  return `<clipPath id="${id}"><path d="${path`M-4 ${top}h104v${70 - top}h-104z`}"/></clipPath><g class="ghostly">${whole}</g><g clip-path="url(#${id})">${whole}</g>${SCAFFOLD}`;
}

/** Trees where nothing is built yet; three groves in turn. */
const GROVES = [
  ["20 8: cypress 26", "46 10: pine 38", "78 10: tree 19"],
  ["26 8: cypress 20", "38 8: cypress 28", "72 10: oak 22"],
  ["18 10: tree 20", "52 10: pine 30", "82 8: cypress 24"],
] as const;
export const grove = (at: number): string => elevation(GROVES[at % GROVES.length] ?? GROVES[0]);

/** Two hills behind a street: 640 by 120, stretched. */
export const HILLS =
  '<path class="far" d="M0 78C60 52 120 48 190 70S330 40 410 58s150-20 230 10v60H0z"/><path class="near" d="M0 98C90 78 160 80 250 92s190-18 270-6 80-4 120-8v50H0z"/>';

/** A closed chest: 88 by 60. */
export const CHEST = drawn((pen) => {
  pen.shapes.push('<ellipse class="ground" cx="44" cy="56" rx="42" ry="3.5"/>');
  pen.rect("wood", 6, 26, 76, 28);
  pen.shape("wood", "M6 26C6 12 14 6 24 6h40c10 0 18 6 18 20z");
  pen.hair("M6 36h76M6 45h76M10 16h68");
  pen.rect("gold", 4, 24, 80, 5);
  pen.shape("gold", "M14 9l6-2.500V54h-6z");
  pen.shape("gold", "M68 6.500L74 9v45h-6z");
  pen.rect("dark", 10, 54, 9, 3);
  pen.rect("dark", 69, 54, 9, 3);
});

/** A laurel wreath, open above: 64 by 60. */
export const WREATH = drawn((pen) => {
  pen.line("M32 55C12 53 4 36 10 14M32 55C52 53 60 36 54 14");
  const leaves = [
    [28, 54, 200],
    [20, 50, 222],
    [13.5, 43, 245],
    [9.5, 34, 262],
    [8.5, 25, 278],
    [10, 16, 292],
  ] as const;
  for (const [x, y, turn] of leaves)
    for (const side of [1, -1])
      for (const [ink, more, long] of [
        ["deep", 0, 11],
        ["leaf", 58, 9],
      ] as const)
        pen.shapes.push(
          `<path class="${ink}" transform="${path`translate(${side > 0 ? x : 64 - x} ${y}) scale(${side} 1) rotate(${turn + more})`}" d="${path`M0 0q${long / 2} -4.6 ${long} 0q${-long / 2} 4.6 ${-long} 0z`}"/>`,
        );
});

/** Site cards left: up to three slabs one on another, with a gate for those in town or a tree out of town: 26 by 22. */
export function sites(count: number, out: boolean): string {
  if (!count) return '<path class="void" d="M2 20l4-4h18l-4 4z"/>';
  const slabs = Math.min(count, 3);
  const pen = new Pen();
  for (let i = 0; i < slabs; i++) pen.shape(out ? "white" : "hue", path`M2 ${20 - 2.4 * i}l4 -4h18l-4 4z`);
  const ground = 16 - 2.4 * (slabs - 1) + 0.2;
  if (out) pen.shape("deep", path`M12.5 ${ground}v-3h-3.5q-.5 -5 4 -6.5q4.5 1.5 4 6.5h-3.5v3z`);
  else pen.shape("white", path`M9 ${ground}v-7h2v1.5h1.5v-1.5h2v1.5h1.5v-1.5h2v7z`);
  return pen.toString();
}
