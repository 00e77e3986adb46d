/**
 * People as coin portraits: a profile to the right, what they wear, and what they hold, from a small grammar.
 * A recipe reads "face, hair or beard, headgear, dress, attribute".
 */
import { Pen, path } from "./pen";

type Part = (pen: Pen) => void;

// The profile: forehead, nose, lips, chin, throat, nape. The nose and the chin make the character.
const profile = (nose: number, chin: number, brow = 0): string =>
  path`M31 22c8 -1 15 3 17 10${brow ? "l1.4 2.2" : "l.8 2.6"}l${3 + nose} ${6 + nose * 0.4}c.8 1.6 -.4 2.4 -3 2.4l.6 3.2l-1.4 1.4l1 2.4c.4 2.4 -.2 ${4 + chin} -${4 - chin} ${4.6 + chin}c-2.6 .6 -5 0 -6.6 -.4v6l-16 2c0 -6 -2.4 -8 -4 -14c-3 -12 3 -24 14.2 -24.6z`;

const PARTS: Record<string, Part> = {
  // -- faces
  plain: (p) => p.shape("tone", profile(0, 0)),
  eagle: (p) => p.shape("tone", profile(1.8, 0.4, 1)),
  snub: (p) => p.shape("tone", profile(-0.8, -0.6)),
  broad: (p) => p.shape("tone", profile(0.6, 1.2, 1)),
  eye: (p) => {
    p.line("M42.5 36.5q2.6 -1.8 4.4 -.2");
    p.shapes.push('<circle class="dot" cx="45" cy="37.8" r="1.2"/>');
    p.line("M41 33q3 -2.2 6.6 -.8");
    p.hair("M46.5 49.6h3.6");
    p.line("M31.5 40c-2.6 -2 -4.6 1 -2.6 4q1.6 2 3.4 .6");
  },
  // -- hair and beards
  crop: (p) =>
    p.shape(
      "wood",
      "M48 32c-3 -1 -5 1 -9 0c-1 4 -5 3 -5 8l-3 -1c-2 1 -2 4 -.4 6c-4 3 -7 3 -10 1c-5 -14 -1 -26 11 -26c9 -1 14 4 16.4 12z",
    ),
  curls: (p) =>
    p.shape(
      "wood",
      "M49 31q-2 3 -5 1q-2 4 -6 2q0 5 -5 5q-1 4 -3 6q2 5 -3 6q-5 3 -8 -2q-5 -3 -2 -8q-4 -5 1 -9q-1 -7 6 -8q4 -6 10 -3q7 -3 9 3q6 1 6 7z",
    ),
  bald: (p) => p.shape("wood", "M31 39c-1 -2 -4 -2 -7 -8c-4 2 -6 8 -4 15q5 3 10 -1q-2 -3 1 -6z"),
  long: (p) =>
    p.shape(
      "white",
      "M47 31c-5 0 -10 1 -12 8l-4 -1q-3 3 -1 7c0 6 -2 9 2 18c-8 4 -16 2 -18 -4c2 -6 1 -12 3 -20c1 -14 8 -20 16 -19c8 0 12 5 14 11z",
    ),
  beard: (p) =>
    p.shape("white", "M34 44c2 5 7 6 10 4l6 1.5q1 3 -.4 5c1 6 -2 13 -8 17c-2 -3 -4 -2 -6 -5c-5 -5 -5 -14 -1.6 -22.5z"),
  stubble: (p) => p.shape("wood", "M33 45c2 5 6 6 9 5l7.5 .4q.6 3.6 -.4 6q-3 3 -8 2.2q-6 -1 -8.1 -13.6z"),
  moustache: (p) => p.shape("gold", "M49.5 46.5q-6 -1.5 -9 3q-1 3 -4 4q6 2.4 9.5 -2q2.6 -.6 5.5 .6z"),
  bun: (p) => {
    p.disc("wood", 18, 38, 6);
    p.shape("wood", "M48 31c-6 -1 -12 2 -15 9q-4 5 -10 5c-5 -10 -2 -23 9 -24q11 -1 16 10z");
  },
  // -- headgear
  cap: (p) => {
    p.shape("white", "M20 30q-5 -8 2 -12q6 -8 16 -4q11 0 10.6 10l-.6 6q-14 -6 -28 0z");
    p.shape("white", "M18.6 31q15 -7.5 30.8 -.6l-.8 4.6q-15 -5 -29.4 .4z");
    p.hair("M28 17q-2 5 -1 10M37 15q1 6 .6 10");
  },
  hood: (p) => {
    p.shape("leaf", "M51 34q-3 -18 -21 -18q-18 1 -19 26q1 14 -3 28h26q-4 -10 -1 -24q2 -10 18 -12z");
    p.hair("M20 26q-6 14 -4 40M27 46q-3 12 -1 22");
  },
  headband: (p) => {
    p.shape("roof", "M18.5 33q15 -8 30.5 -2.6l1 4.2q-17 -4.6 -31.5 3z");
    p.line("M18.5 36l-6 5m6.4 -4l-4 8");
  },
  hops: (p) => {
    for (const [x, y] of [
      [22, 31],
      [27, 25],
      [34, 22],
      [41, 24],
      [46, 28],
    ] as const)
      p.shape("leaf", path`M${x} ${y + 5}q-5 -4 0 -9q5 5 0 9z`);
    for (const [x, y] of [
      [24.5, 27],
      [37.5, 22],
      [44, 26],
    ] as const)
      p.disc("gold", x, y, 2);
  },
  wreath: (p) => {
    for (const [x, y, a] of [
      [19, 36, -70],
      [22, 30, -50],
      [27, 25, -30],
      [33, 22.5, -12],
      [39.5, 22.5, 8],
      [45, 25.5, 30],
    ] as const)
      p.shapes.push(
        `<path class="leaf" transform="translate(${x} ${y}) rotate(${a})" d="M-4.5 0q4.5 -5 9 0q-4.5 5 -9 0z"/>`,
      );
    p.line("M18 39l-4 7m5 -6l0 8");
  },
  helmet: (p) => {
    p.shape(
      "shade",
      "M49.5 33.5q-3 -12 -17 -12q-15 1 -15 17q0 8 3 14q-3 2 -6 8q9 -1 12 -4q0 -8 4 -11q3 10 9 12q-1 -8 -4 -13q-2 -6 14 -11z",
    );
    p.shape("roof", "M11 41q-4 -30 22 -31q16 0 18 11q-8 -5 -17 -3.5q-16 3 -17.5 21.5z");
    p.hair("M14 34l5 1M15 27l5.5 3M20 20l3.6 4M27 15l1.6 5M35 13v5M43 15l-2 4");
    p.line("M50 33q-16 -3 -31 4");
  },
  galea: (p) => {
    p.shape(
      "gold",
      "M50 34q-2 -13 -17 -13.5q-16 1 -15.5 17.5q0 8 3 13.5q-4 3 -6 8q10 -1 12 -5q1 -8 4 -11q2 9 8 13q0 -8 -3 -14q-1 -6 14.5 -8.5z",
    );
    p.shape("roof", "M30 21l-2 -12q14 -5 26 5q-6 2 -12 9q-5 -2.4 -12 -2z");
    p.hair("M34 20l1 -10M39 21l4 -10M30 19");
    p.line("M51 33.5q-16 -3 -32 3");
  },
  straw: (p) => {
    p.shape("gold", "M9 33q22 -9 47 -2q-2 4 -8 3.5q-16 -3.5 -31 1.5q-6 1 -8 -3z");
    p.shape("gold", "M19 30.5q1 -14 14 -14t14 12.5q-14 -2.5 -28 1.5z");
    p.line("M19 29.5q14 -4.6 28 -2.2");
    p.hair("M27 18q-2 4 -2 8M38 17q2 4 2.4 8");
  },
  phrygian: (p) => {
    p.shape("roof", "M49 32q-14 -5 -30 3q-5 -16 8 -20q10 -8 20 -2q6 5 1 9q-3 1 -5 -2q6 2 6 12z");
    p.hair("M24 22q4 4 3 10M33 16q4 6 3 14");
  },
  bandeau: (p) => p.shape("water", "M18 37q14 -12 31 -6.6l.6 3q-16 -4 -30 7z"),
  // -- dress
  tunic: (p) => {
    p.shape("white", "M13 78q-2 -12 10 -15q8 5 16 0q12 2 14 15z");
    p.line("M24 63q7 8 15 0");
  },
  apron: (p) => {
    p.shape("wood", "M13 78q-2 -12 10 -15q8 5 16 0q12 2 14 15z");
    p.line("M24 63q7 8 15 0M20 64v12M44 65v12");
  },
  robe: (p) => p.shape("leaf", "M10 78q-2 -14 13 -16q8 6 16 0q14 2 16 16z"),
  toga: (p) => {
    p.shape("white", "M10 78q-2 -13 13 -15.5q8 5 16 0q14 2 16 15.5z");
    p.shape("roof", "M50 66q-8 8 -18 12h8q8 -4 13 -9z");
    p.hair("M20 66q8 4 14 12M16 70q5 3 8 8");
  },
  armour: (p) => {
    p.shape("shade", "M10 78q-2 -13 13 -15.5q8 5 16 0q14 2 16 15.5z");
    p.hair("M12 74q20 -7 42 0M14 69q18 -6 38 0");
    p.shape("roof", "M10 78q-2 -12 11 -15q5 8 -3 15z");
  },
  // -- attributes, in the field at the right
  loaf: (p) => {
    p.disc("gold", 63, 52, 9);
    p.line("M63 43v18M54 52h18M57 46l12 12M69 46l-12 12");
  },
  sickle: (p) => {
    p.shape("gold", "M59 62l3 -16q-3 -11 8 -15q6 0 7 6q-4 -4 -8 -2q-6 4 -3 12l-3 16z");
    p.shape("leaf", "M68 56q-4 -4 0 -8q4 4 0 8zM72 62q-6 0 -6 -5q6 0 6 5z");
  },
  hammer: (p) => {
    p.shape("wood", "M61 74l2 -28h4l2 28z");
    p.shape("dark", "M55 36h17q3 0 3 3v8h-20z");
  },
  mug: (p) => {
    p.shape("wood", "M56 45h13v20h-13z");
    p.line("M69 48q7 0 7 6t-7 6M60 50v11M64.5 50v11");
    p.shape("white", "M55 45q-2 -6 3 -6q2 -5 6 -1q6 -1 6 7z");
  },
  sword: (p) => {
    p.shape("white", "M62 60v-26l3.5 -6l3.5 6v26z");
    p.shape("gold", "M58 60h15v3.6h-15zM63.6 63.6h4v8h-4z");
    p.disc("gold", 65.6, 73.5, 2.6);
  },
  question: (p) => p.shapes.push('<path class="mark" d="M58 44a8 8 0 1 1 12 7c-3 1.8-4.5 3.6-4.5 7.5M65.5 66v1"/>'),
  spade: (p) => {
    p.shape("wood", "M64 76v-26h3v26z");
    p.shape("shade", "M58.5 34h14v12q-3 6 -7 8q-4 -2 -7 -8z");
  },
  saw: (p) => {
    p.shape("shade", "M57 42l20 -6v18l-3 -4l-3 5.5l-3.5 -4l-3 5.5l-3.5 -4l-3.5 5z");
    p.shape("wood", "M55 41l5 -1v20l-5 1z");
  },
  compass: (p) => {
    p.shape("gold", "M65.5 34l9.5 36h-2.6l-7.5 -24l-7.5 24h-2.6z");
    p.disc("gold", 65.5, 35, 3.6);
    p.line("M59.5 58q6 3.6 12 0");
  },
  shield: (p) => {
    p.shape("roof", "M56 34q10 -4 20 0v32q-10 5 -20 0z");
    p.disc("gold", 66, 50, 3.6);
    p.line("M66 37v8M66 55v9M59 50h3M70 50h3");
  },
  scales: (p) => {
    p.line("M66 32v34M57 38h18M57 38l-3.5 10h7zM75 38l-3.5 10h7z");
    p.shape("gold", "M52.5 48h9q-1 4.5 -4.5 4.5t-4.5 -4.5zM70.5 48h9q-1 4.5 -4.5 4.5t-4.5 -4.5z");
  },
  purse: (p) => {
    p.shape("wood", "M62 46q-9 8 -6 16q3 6 10 6t10 -6q3 -8 -6 -16z");
    p.shape("wood", "M60 38q6 4 12 0l-2 8h-8z");
    p.disc("gold", 66, 57, 3.6);
  },
};

/** Parts that lie in the field of the coin, beside the person. */
const ATTRIBUTES = new Set("loaf sickle hammer mug sword question spade saw compass shield scales purse".split(" "));

/** Every person of the three games, by kind or role. */
export const PEOPLE: Record<string, string> = {
  baker: "snub, crop, cap, eye, moustache, apron, loaf",
  druid: "eagle, long, eye, beard, hood, sickle",
  smith: "broad, bald, headband, stubble, eye, apron, hammer",
  brewer: "plain, crop, hops, eye, moustache, tunic, mug",
  legionnaire: "plain, eye, helmet, armour, sword",
  apprentice: "snub, curls, eye, tunic, question",
  laborer: "broad, crop, stubble, straw, eye, tunic, spade",
  craftsman: "plain, curls, headband, eye, apron, saw",
  architect: "eagle, bald, eye, toga, compass",
  legionary: "eagle, eye, galea, armour, shield",
  merchant: "plain, curls, stubble, phrygian, eye, robe, scales",
  patron: "eagle, crop, wreath, eye, toga, purse",
  senator: "broad, bald, wreath, eye, toga",
  vestal: "snub, bun, bandeau, eye, tunic",
};

/** A medallion as the inside of an SVG of 80 by 80. */
export function portrait(person: string): string {
  const recipe = PEOPLE[person];
  if (!recipe) throw new Error(`${person}: nobody of that name has sat for a portrait`);
  const pen = new Pen();
  for (const word of recipe.split(",")) {
    const draw = PARTS[word.trim()];
    if (!draw) throw new Error(`${word}: no part of a portrait, in ${person}`);
    const held = ATTRIBUTES.has(word.trim());
    if (held) pen.shapes.push('<g transform="translate(8 -3) scale(.86)">');
    draw(pen);
    if (held) pen.shapes.push("</g>");
  }
  const beads = Array.from({ length: 40 }, (_, i) => {
    const a = (i * Math.PI) / 20;
    return path`M${40 + 36 * Math.cos(a)} ${40 + 36 * Math.sin(a)}h.01`;
  }).join("");
  return (
    '<circle class="rim" cx="40" cy="40" r="39"/><circle class="face" cx="40" cy="40" r="33.5"/>' +
    `<path class="beads" d="${beads}"/><g class="bust"><path class="box" d="M0 0h80v80H0z"/>${pen}</g><circle class="ring" cx="40" cy="40" r="33.5"/>`
  );
}
