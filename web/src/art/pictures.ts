/**
 * The table of each game as a scene, 388 by 168, and the small pictures of the rulebooks, 304 by 92. All are put together
 * from the drawings of the tables. The printed books have them from `src/ludus/books/pictures`, where
 * `npm test -- --update` writes them.
 */
import { BOX, elevation } from "./elevation";
import { type Material, SEATS } from "./glyphs";
import { type Good, good } from "./goods";
import { path } from "./pen";
import { portrait } from "./portrait";
import { FORTUNA, GLOIRE, LUTECE } from "./recipes";
import { landscape, WIDE, way } from "./rome";
import { CHEST, FIGURES, HILLS, SCAFFOLD, UNITS, WREATH } from "./town";
import { ware } from "./wares";

export interface Picture {
  box: string;
  inside: string;
}

const g = (x: number, y: number, scale: number, inside: string, kind = "", style = ""): string =>
  `<g${kind && ` class="${kind}"`}${style && ` style="${style}"`} transform="${path`translate(${x} ${y}) scale(${scale})`}">${inside}</g>`;

/** A building that stands with its middle at x and its feet at y. */
const stands = (recipe: readonly string[] | undefined, x: number, y: number, w: number, over = ""): string =>
  `<svg x="${x - w / 2}" y="${y - (w * 58.5) / 94}" width="${w}" height="${(w * 58.5) / 94}" viewBox="${BOX}">${elevation(recipe ?? [])}${over}</svg>`;
const coin = (x: number, y: number, r = 9): string => g(x - 1.4 * r, y - 1.4 * r, (1.4 * r) / 16, good("coin"), "good");
const coins = (x: number, y: number, count: number, r = 9): string =>
  Array.from({ length: count }, (_, i) => coin(x, y - i * r * 0.5, r)).join("");
const thing = (name: Good, x: number, y: number, size: number): string => g(x, y, size / 32, good(name), "good");
const resource = (name: string, x: number, y: number, size: number): string => g(x, y, size / 32, ware(name));
const unit = (material: Material, x: number, y: number, scale = 1.6): string =>
  g(x, y, scale, UNITS[material], "", `--m:var(--${material})`);
const figure = (role: string, material: Material, x: number, y: number, scale: number): string =>
  g(x, y, scale, FIGURES[role] ?? "", "", `--m:var(--${material})`);
const head = (person: string, x: number, y: number, size: number): string =>
  g(x, y, size / 80, portrait(person), "portrait");
const seat = (at: number, x: number, y: number, size: number): string =>
  g(x, y, size / 24, `<path class="seat" style="fill:var(--seat-${at})" d="${SEATS[at]?.d}"/>`);
const text = (x: number, y: number, said: string): string => `<text x="${x}" y="${y}">${said}</text>`;
const lean = (x: number, y: number, turn: number, inside: string): string =>
  `<g transform="${path`translate(${x} ${y}) rotate(${turn})`}">${inside}</g>`;

/** A card with the band of its family; what is on it lies in a field right of the band. */
function card(w: number, h: number, hue: string, inside: string): string {
  const band = w * 0.2;
  return (
    `<rect class="paper" width="${w}" height="${h}" rx="4"/>` +
    `<path style="fill:var(--${hue})" d="${path`M4 0h${band}v${h}h${-band}a4 4 0 0 1 -4 -4v${8 - h}a4 4 0 0 1 4 -4z`}"/>${inside}`
  );
}
const back = (w: number, h: number): string => {
  const [x, y] = [w / 2, h / 2];
  return `<rect class="dark" width="${w}" height="${h}" rx="4"/><path class="chalk" d="${path`M5 5h${w - 10}v${h - 10}h${10 - w}zM${x} ${y - 10}l7 10 -7 10 -7 -10z`}"/>`;
};
const free = (x: number, y: number, w: number, h: number): string =>
  `<rect class="free" x="${x}" y="${y}" width="${w}" height="${h}" rx="4"/>`;
const arrow = (x: number, y: number, long: number, bend = 0): string =>
  `<path class="arrow" d="${path`M${x} ${y}q${long / 2} ${bend} ${long} 0m-7 -5l7 5 -7 5`}"/>`;
const arrowBack = (x: number, y: number, long: number, bend = 0): string =>
  `<path class="arrow" d="${path`M${x} ${y}q${-long / 2} ${bend} ${-long} 0m7 -5l-7 5 7 5`}"/>`;

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
function die(value: number, x: number, y: number, size: number, turn = 0): string {
  const pips = (PIPS[value] ?? []).map(
    (at) => `<circle class="pip" cx="${9 + (at % 3) * 7}" cy="${9 + Math.floor(at / 3) * 7}" r="2.900"/>`,
  );
  return lean(
    x,
    y,
    turn,
    g(
      0,
      0,
      size / 32,
      `<rect class="shade" x="1" y="3.500" width="30" height="28" rx="6"/><rect class="bone" x="1" y="1" width="30" height="28" rx="6"/>${pips.join("")}`,
    ),
  );
}

const LINES = (w: number, y: number): string =>
  `<path class="word" d="${path`M${w * 0.28} ${y}h${w * 0.6}M${w * 0.28} ${y + 5}h${w * 0.4}`}"/>`;

const person = (kind: string, hue: string, w: number, h: number): string =>
  card(w, h, hue, head(kind, w * 0.24, h * 0.12, w * 0.72));
const place = (recipe: readonly string[] | undefined, hue: string, w: number, h: number): string =>
  card(w, h, hue, stands(recipe, w * 0.6, h * 0.62, w * 0.68) + LINES(w, h * 0.74));

/** What lies behind the things before you: sky, sun and hills. */
const world = (sun: number, ground: number): string =>
  `<rect class="heaven" width="388" height="168"/><circle class="sun" cx="${sun}" cy="28" r="14"/><svg y="20" width="388" height="${ground - 8}" viewBox="0 0 640 120" preserveAspectRatio="none">${HILLS}</svg>`;

function lutece(): string {
  const drawn = [
    world(58, 100),
    '<path class="bank" d="M0 100q190-7 388 0v68H0z"/><path class="river" d="M0 106q190-8 388 0v22q-190-8-388 0z"/>',
    '<path class="ripple" d="M20 116h26M96 112h20M262 112h22M338 117h26"/>',
    stands(LUTECE.mill, 62, 104, 84),
    stands(LUTECE.bakery, 168, 102, 72),
    stands(LUTECE.tavern, 258, 102, 66),
    stands(LUTECE.forge, 340, 104, 76),
  ];
  const row = [
    ["baker", "family-yellow", 1],
    ["druid", "family-green", 3],
    ["smith", "family-blue", 1],
    ["legionnaire", "family-red", 2],
  ] as const;
  row.forEach(([kind, hue, gold], i) => {
    const lift = kind === "druid" ? 8 : 0;
    drawn.push(lean(26 + i * 76, 114 - lift, 0, person(kind, hue, 68, 92)));
    for (let n = 0; n < gold; n++) drawn.push(coin(26 + i * 76 + 40 + (n - (gold - 1) / 2) * 12, 112 - lift));
  });
  drawn.push(lean(338, 116, 7, back(46, 74)));
  return drawn.join("");
}

/** The road with its squares, as far as the sheet goes. */
const road = (): string => {
  const d = way(WIDE, 15, 10);
  const squares = Array.from({ length: 16 }, (_, n) => {
    const { x, y } = WIDE.at(n, 15, 10);
    return path`<ellipse class="square" cx="${x}" cy="${y}" rx="11" ry="5.5"/>`;
  });
  return `<path class="kerb" d="${d}"/><path class="road" d="${d}"/>${squares.join("")}`;
};
const pieces = (on: readonly number[]): string =>
  on
    .map((n, i) => {
      const { x, y } = WIDE.at(n, 15, 10);
      return seat(i, x - 10, y - 19, 20);
    })
    .join("");
const rome = (x: number, y: number, w: number, h: number, box: string, on: readonly number[]): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box}" preserveAspectRatio="xMidYMax slice">${landscape(WIDE, 15, 10)}${road()}${pieces(on)}</svg>`;

function fortuna(): string {
  const drawn = [
    rome(0, 0, 388, 118, "166 0 370 127", [7, 9, 5]),
    '<path class="board" d="M0 118h388v50H0z"/>',
    die(5, 24, 127, 32, -5),
    die(3, 66, 126, 32, 4),
    die(6, 108, 127, 32, -3),
  ];
  const mine = [
    ["wheat", "family-yellow", LUTECE.field],
    ["wine", "family-purple", GLOIRE.villa],
    ["centurion", "family-red", GLOIRE.gate],
  ] as const;
  mine.forEach(([name, hue, recipe], i) => {
    const w = 66;
    drawn.push(
      lean(
        166 + i * 74,
        124,
        [-3, 1, 4][i] ?? 0,
        card(w, 60, hue, stands(recipe, w * 0.68, 34, 36) + thing(name, w * 0.18, 8, 22) + LINES(w, 42)),
      ),
    );
  });
  return drawn.join("");
}

const CITY: readonly (readonly [string, string, number])[] = [
  ["bath", "brick", -7],
  ["statue", "marble", -3],
  ["garden", "stone", 0],
  ["dock", "wood", 4],
  ["insula", "rubble", 8],
];
function gloire(): string {
  const drawn = [
    world(330, 104),
    '<path class="bank" d="M0 98q190-6 388 0v70H0z"/>',
    stands(GLOIRE.aqueduct, 16, 104, 70),
    stands(GLOIRE.temple, 96, 108, 104),
    stands(GLOIRE.palace, 204, 106, 88, g(0, 0, 1, SCAFFOLD, "", "--m:var(--stone)")),
    stands(GLOIRE.market, 282, 106, 54),
    stands(GLOIRE.coliseum, 344, 106, 84),
    figure("merchant", "stone", 22, 84, 0.72),
    figure("laborer", "rubble", 150, 84, 0.72),
    figure("architect", "concrete", 244, 84, 0.72),
    figure("legionary", "brick", 306, 84, 0.72),
  ];
  CITY.forEach(([name, hue, turn], i) => {
    const w = 66;
    drawn.push(
      lean(
        18 + i * 74,
        122 + Math.abs(i - 2) * 4 - (turn < 0 ? turn * 0.4 : 0),
        turn,
        card(w, 84, hue, stands(GLOIRE[name], w * 0.6, 42, 48)),
      ),
    );
  });
  return drawn.join("");
}

const SCENE = "0 0 388 168";
const SMALL = "0 0 304 92";
const scene = (inside: string): Picture => ({ box: SCENE, inside });
const small = (...inside: string[]): Picture => ({ box: SMALL, inside: inside.join("") });

const bakers = person("baker", "family-yellow", 48, 66);
const druid = person("druid", "family-green", 48, 66);
const smith = person("smith", "family-blue", 48, 66);
const mill = place(LUTECE.mill, "family-yellow", 48, 66);
const harvest = card(54, 60, "family-yellow", thing("wheat", 18, 8, 30) + LINES(54, 46));
const trade = card(54, 60, "family-purple", thing("wine", 18, 8, 30) + LINES(54, 46));
const army = card(54, 60, "family-red", thing("centurion", 18, 8, 30) + LINES(54, 46));
const order = (name: string, hue: Material): string => card(46, 62, hue, stands(GLOIRE[name], 28, 40, 34));
const plus = (x: number, y: number): string => `<path class="sign" d="${path`M${x - 6} ${y}h12M${x} ${y - 6}v12`}"/>`;

const DRAWN: Record<string, () => Picture> = {
  "scene-lutece": () => scene(lutece()),
  "scene-fortuna": () => scene(fortuna()),
  "scene-gloire": () => scene(gloire()),

  "lutece-offers": () =>
    small(
      lean(8, 14, 0, back(48, 66)),
      lean(13, 10, 0, back(48, 66)),
      arrow(68, 44, 34, -18),
      free(106, 12, 48, 66),
      lean(166, 12, 0, druid),
      lean(228, 12, 0, smith),
      coin(276, 12),
    ),
  "lutece-bids": () =>
    small(
      ...[0, 1, 2].flatMap((i) => [
        seat(i, 8 + i * 99, 34, 22),
        lean(34 + i * 99, 22, -4, back(32, 48)),
        lean(68 + i * 99, 20, 4, back(32, 48)),
      ]),
    ),
  "lutece-bribes": () =>
    small(
      ...[0, 1].flatMap((i) => [
        seat(i, 12 + i * 152, 30, 26),
        lean(48 + i * 152, 6, 0, back(40, 58)),
        lean(96 + i * 152, 6, 0, back(40, 58)),
        coins(68 + i * 152, 78, i ? 1 : 3),
        coins(116 + i * 152, 78, i ? 2 : 1),
      ]),
    ),
  "lutece-purchase": () =>
    small(
      lean(36, 12, 0, bakers),
      coin(84, 14),
      arrow(104, 32, 74, -12),
      arrowBack(178, 62, 74, 12),
      coins(142, 62, 2, 8),
      seat(0, 192, 30, 34),
      resource("bread", 238, 24, 44),
    ),
  "lutece-contest": () =>
    small(
      lean(128, 12, 0, druid),
      seat(0, 20, 34, 28),
      coins(66, 62, 3),
      arrow(84, 46, 34),
      seat(2, 258, 34, 28),
      coins(238, 62, 2),
      arrowBack(220, 46, 34),
      g(14, 0, 0.6, WREATH, "wreath"),
    ),
  "lutece-valuation": () =>
    small(
      ...[bakers, druid, mill].flatMap((one, i) => [
        lean(38 + i * 84, 18, 0, one),
        coin(80 + i * 84, 18),
        coin(92 + i * 84, 14),
        plus(98 + i * 84, 42),
      ]),
    ),
  "lutece-end": () =>
    small(
      ...["bread", "potion", "gladius", "beer"].flatMap((one, i) => [
        resource(one, 14 + i * 72, 4, 46),
        text(38 + i * 72, 78, ["10", "4", "4", "0"][i] ?? ""),
      ]),
    ),

  "fortuna-round": () =>
    small(
      ...[
        thing("water", 6, 22, 40),
        g(68, 18, 0.85, harvest),
        thing("centurion", 136, 22, 42),
        die(5, 198, 24, 40, -4),
        thing("card", 256, 20, 44),
      ],
      arrow(48, 46, 14),
      arrow(118, 46, 14),
      arrow(180, 46, 14),
      arrow(242, 46, 12),
    ),
  "fortuna-water": () => small(stands(FORTUNA.aqueduct, 92, 82, 124), arrow(164, 50, 44), thing("water", 222, 20, 52)),
  "fortuna-action": () =>
    small(
      seat(0, 14, 32, 26),
      lean(50, 16, 0, harvest),
      arrow(114, 34, 76, -16),
      arrowBack(190, 60, 76, 16),
      lean(200, 16, 0, trade),
      seat(1, 264, 32, 26),
    ),
  "fortuna-military": () =>
    small(thing("centurion", 24, 18, 58), arrow(94, 46, 34), lean(142, 16, -3, army), lean(206, 16, 3, trade)),
  "fortuna-favor": () =>
    small(
      die(3, 12, 26, 40, -5),
      thing("wheat", 64, 22, 36),
      thing("wheat", 90, 30, 36),
      arrow(134, 46, 30),
      `<svg x="172" y="8" width="126" height="76" viewBox="160 40 200 87" preserveAspectRatio="xMidYMax slice">${road()}${pieces([6])}${arrow(225, 76, 60, -22)}</svg>`,
    ),
  "fortuna-privilege": () =>
    small(
      thing("token", 18, 26, 30),
      thing("token", 46, 26, 30),
      thing("token", 74, 26, 30),
      arrow(116, 42, 34),
      ...[0, 1, 2].map((i) => thing("card", 158 + i * 44, 14, 56)),
    ),
  "fortuna-roundend": () =>
    small(
      thing("crown", 38, 2, 26),
      ...[0, 1, 2].flatMap((i) => [
        `<path class="wall" d="${path`M${24 + i * 92} 84v${[-28, -20, -12][i] ?? 0}h56v${[28, 20, 12][i] ?? 0}z`}"/>`,
        seat(i, 38 + i * 92, [30, 38, 46][i] ?? 0, 26),
      ]),
    ),
  "fortuna-end": () => small(rome(2, 4, 300, 84, "250 26 286 80", [15, 12, 8])),

  "gloire-lead": () =>
    small(
      seat(0, 16, 2, 20),
      lean(4, 24, 0, order("bath", "brick")),
      arrow(58, 52, 22),
      seat(1, 108, 2, 20),
      lean(94, 24, 0, order("wall", "brick")),
      seat(2, 176, 2, 20),
      head("senator", 160, 28, 54),
      seat(3, 258, 2, 20),
      lean(238, 24, -4, order("villa", "stone")),
      lean(250, 24, 4, order("garden", "stone")),
    ),
  "gloire-think": () =>
    small(
      lean(30, 18, 0, back(44, 62)),
      lean(35, 14, 0, back(44, 62)),
      arrow(90, 44, 44, -16),
      lean(148, 22, -10, order("dock", "wood")),
      lean(178, 16, 0, order("shrine", "brick")),
      lean(212, 12, 10, order("road", "rubble")),
    ),
  "gloire-actions": () =>
    small(
      lean(28, 14, 0, order("temple", "concrete")),
      plus(94, 46),
      figure("architect", "concrete", 108, 10, 1.6),
      figure("architect", "concrete", 158, 10, 1.6),
      arrow(214, 46, 28),
      text(268, 52, "3"),
    ),
  "gloire-patron": () =>
    small(
      unit("rubble", 10, 60),
      unit("stone", 42, 60),
      unit("brick", 26, 38),
      arrow(84, 34, 44, -14),
      arrow(84, 66, 44, 14),
      figure("merchant", "stone", 146, 0, 1.1),
      lean(144, 58, 0, `<rect class="wood" width="44" height="26" rx="3"/>${unit("stone", 8, 4, 1.5)}`),
    ),
  "gloire-build": () =>
    small(
      lean(8, 16, 0, order("temple", "marble")),
      arrow(62, 48, 24),
      stands(GLOIRE.temple, 142, 84, 96, g(0, 0, 1, SCAFFOLD, "", "--m:var(--marble)")),
      arrow(196, 48, 20),
      stands(GLOIRE.temple, 260, 84, 88),
    ),
  "gloire-legion": () =>
    small(
      figure("legionary", "brick", 128, 6, 1.75),
      unit("brick", 28, 36, 2),
      arrow(70, 46, 48),
      unit("brick", 246, 36, 2),
      arrowBack(236, 46, 48),
      seat(1, 34, 4, 24),
      seat(2, 252, 4, 24),
    ),
  "gloire-merchant": () =>
    small(unit("marble", 18, 34, 2), unit("stone", 58, 34, 2), arrow(104, 46, 40), g(160, 16, 1.1, CHEST)),
  "gloire-end": () =>
    small(
      stands(GLOIRE.villa, 66, 84, 96),
      g(126, 12, 1.1, WREATH, "wreath"),
      text(161, 50, "36"),
      g(212, 24, 0.95, CHEST),
    ),
};

const made = new Map<string, Picture>();
export const PICTURES: readonly string[] = Object.keys(DRAWN);

/** A picture by its name, as a book or the lobby calls it; null where there is none. */
export function picture(name: string): Picture | null {
  const known = made.get(name);
  const drawn = known ?? DRAWN[name]?.();
  if (!drawn || known) return drawn ?? null;
  // One picture to those who hear it, whatever it is put together from.
  const found = { box: drawn.box, inside: `<g aria-hidden="true">${drawn.inside}</g>` };
  made.set(name, found);
  return found;
}
