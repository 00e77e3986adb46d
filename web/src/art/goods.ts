/** Goods as objects, drawn on a grid of 32: what lies in a province, on a card, or flies between them. */
import { Pen, path } from "./pen";

type Drawing = (pen: Pen) => void;

/** A ring of gold with a line on both sides. */
const ring = (pen: Pen, x: number): void => {
  pen.shapes.push(`<circle class="rim" cx="${x}" cy="17" r="8"/><circle class="band" cx="${x}" cy="17" r="8"/>`);
};

const DRAWINGS = {
  water: (pen) => {
    pen.shape(
      "clay",
      "M11.500 6.200h9l-1.200 3.600c5 1.800 7.200 5.700 6.700 10.200-.6 5.200-4 8.800-10 8.800s-9.400-3.600-10-8.800c-.5-4.500 1.700-8.400 6.700-10.200z",
    );
    pen.shape(
      "water",
      "M6 18.500c3.300-1.600 6.700 1.600 10 0s6.700 1.600 10 0c.1 5-2.600 7.300-4 8-1.600.8-10.400.8-12 0-1.400-.7-4.100-3-4-8z",
    );
    pen.shapes.push('<path class="ripple" d="M9.500 23c2-1 4 1 6.200 0s4 1 6.300 0"/>');
    pen.ellipse("water", 16, 6, 5, 1.9);
    pen.line("M11 11.500c-3.500-1.500-6 1-5 4M21 11.500c3.500-1.500 6 1 5 4");
  },
  wheat: (pen) => {
    for (const lean of [-34, 34, -17, 17, 0])
      pen.shapes.push(
        `<g transform="rotate(${lean} 16 24)"><path class="gold" d="M16 1.500c2.700 2.800 2.700 8 0 12-2.700-4-2.700-9.200 0-12z"/><path class="hair" d="M16 4v9M16 6.500l1.600-1.500M16 6.500l-1.600-1.500M16 9.500l1.800-1.600M16 9.500l-1.800-1.600"/></g>`,
      );
    pen.shape("gold", "M12.600 20.500h6.800l2.600 9.500H10z");
    pen.hair("M14 22l-1.500 8M16 22v8M18 22l1.500 8");
    pen.rect("roof", 11.8, 18.8, 8.4, 3.4);
  },
  wine: (pen) => {
    pen.shape(
      "roof",
      "M12.700 5h6.600v3.200l-1 2.300c4 1.400 5.600 4.400 5.100 8.200-.5 4-3.200 7.200-5.600 9.300v2h-3.600v-2c-2.400-2.100-5.100-5.300-5.600-9.300-.5-3.800 1.100-6.800 5.100-8.200l-1-2.300z",
    );
    pen.shape(
      "grape",
      "M8.700 15.200c4.800 1.500 9.800 1.500 14.600 0 .3 1.700.2 3.300-.4 5-4.600 1.400-9.200 1.400-13.800 0-.6-1.700-.7-3.300-.4-5z",
    );
    pen.rect("roof", 11.8, 3, 8.4, 2.4);
    pen.line("M12.600 6.500c-4 .2-5.200 3.500-3.600 7M19.400 6.500c4 .2 5.200 3.500 3.600 7");
  },
  centurion: (pen) => {
    pen.shape("roof", "M6.500 31c0-4 3-5.600 6-6.200h7c3 .6 6 2.200 6 6.200z");
    pen.shape("tone", "M11.800 15.500h8.400v6c0 3-2 5-4.200 5s-4.200-2-4.200-5z");
    pen.shape("roof", "M4 12.500C5 1.500 27 1.500 28 12.500c-3.400-3.200-7.600-4.600-12-4.600S7.400 9.300 4 12.500z");
    pen.hair("M8.500 9.200L7 6M12 7.900l-1-3.600M16 7.500V3.700M20 7.900l1-3.600M23.500 9.200L25 6");
    pen.shape("gold", "M8.800 16.500c0-5 3-8.300 7.200-8.300s7.200 3.300 7.200 8.300z");
    pen.shape(
      "gold",
      "M8.800 16.500h3.600v8l-2.600-1.600c-.8-2-1-4-1-6.400zM23.200 16.500h-3.600v8l2.600-1.600c.8-2 1-4 1-6.400z",
    );
    pen.line("M14 19.200h.6M17.400 19.200h.6M16 19.500v2.200");
  },
  vestal: (pen) => {
    pen.shape(
      "white",
      "M16 2.500c-6 0-8.600 4.600-8.600 11 0 6-1.400 11-3.600 17.500h24.400c-2.200-6.500-3.600-11.500-3.600-17.500 0-6.400-2.600-11-8.600-11z",
    );
    pen.shape("tone", "M16 8c-3.400 0-5 2.400-5 6 0 4 2.200 7.500 5 7.500s5-3.500 5-7.500c0-3.600-1.600-6-5-6z");
    pen.shape("roof", "M10.900 9.400c2.800-2.600 7.400-2.600 10.200 0v2.500c-2.900-2-7.300-2-10.200 0z");
    pen.line("M13.600 14.500h1M17.400 14.500h1M16 15v2.300");
    pen.hair(
      "M9.800 30.500c.8-4 2.800-7.300 6.200-8.800 3.400 1.500 5.400 4.800 6.200 8.800M16 22v8.500M6.500 30c1.600-4.300 2.800-8.300 3.300-12M25.500 30c-1.600-4.300-2.800-8.300-3.300-12",
    );
  },
  rings: (pen) => {
    ring(pen, 12);
    ring(pen, 20.5);
    pen.shapes.push('<path class="band" d="M16.500 10.300a8 8 0 0 1 3.100 4"/>');
  },
  coins: (pen) => {
    for (const y of [25, 21, 16, 11]) {
      if (y < 25) pen.shape("gold", path`M6 ${y}v4c0 2.200 4.500 4 10 4s10 -1.800 10 -4v-4z`);
      pen.ellipse("gold", 16, y, 10, 4);
    }
    pen.hair("M10 11c0 -1.200 2.700 -2.200 6 -2.200s6 1 6 2.200s-2.700 2.200 -6 2.200s-6 -1 -6 -2.200z");
  },
  coin: (pen) => {
    pen.disc("gold", 16, 16, 12);
    pen.hair("M16 7a9 9 0 1 0 .1 0z");
    pen.line("M13 21v-9.500M19 21v-9.500M11 21.500h10M11 11h10M12 9.500l4-2 4 2");
  },
  cube: (pen) => {
    pen.shape("white", "M16 4l11 5.500v13L16 28 5 22.500v-13z");
    pen.shape("shade", "M16 15v13l11-5.500v-13z");
    pen.line("M5 9.500L16 15l11-5.500M16 15v13");
  },
  foot: (pen) => {
    pen.shape(
      "gold",
      "M12 3.500c3 0 5 3 4.600 7.500-.3 3-1.600 4.500-1.600 7.500l-6.400.8C8.400 15 6.600 13.500 6.800 10c.2-3.700 2.300-6.500 5.200-6.500z",
    );
    pen.shape("gold", "M8.700 21.200l6.200-.8c.5 4.600-.8 7.600-2.900 7.600-2 0-3.600-2.800-3.300-6.800z");
    pen.line("M20 8l6 8-6 8");
  },
  crown: (pen) => {
    pen.shape("gold", "M4 10l7 5.500L16 5l5 10.500L28 10l-2.600 16H6.600z");
    pen.shape("roof", "M6.600 22h18.800l-.6 4H7.200z");
  },
  token: (pen) => {
    pen.disc("gold", 16, 16, 10);
    pen.hair("M16 9a7 7 0 1 0 .1 0z");
    pen.flat(
      "shade",
      "M16 11.500l1.400 3 3.200.3-2.400 2.200.7 3.200-2.900-1.700-2.900 1.700.7-3.200-2.400-2.200 3.200-.3z",
    );
  },
  card: (pen) => {
    pen.shape("dark", "M9 4h14q2 0 2 2v20q0 2 -2 2h-14q-2 0 -2 -2v-20q0 -2 2 -2z");
    pen.shapes.push('<path class="chalk" d="M10 7h12v18h-12zM16 11l3 5-3 5-3-5z"/>');
  },
} satisfies Record<string, Drawing>;

export type Good = keyof typeof DRAWINGS;

const drawn = new Map<Good, string>();

/** The inside of an SVG of 32 by 32. */
export function good(name: Good): string {
  let found = drawn.get(name);
  if (found === undefined) {
    const pen = new Pen();
    (DRAWINGS[name] as Drawing)(pen);
    found = pen.toString();
    drawn.set(name, found);
  }
  return found;
}
