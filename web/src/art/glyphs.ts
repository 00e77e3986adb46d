/** Glyphs on a grid of 24, strokes of 2, in one colour: readable at 16 pixels. `f` marks what is filled. */

export const GLYPHS = {
  // Lutèce
  bread:
    '<path d="M3 15c0-5 4-8 9-8s9 3 9 8c0 2-1 3-3 3H6c-2 0-3-1-3-3z"/><path d="M8.5 8.5l2 4M13 7.5l2 4.5M17.5 9.5l1 3"/>',
  potion:
    '<path d="M9 3h6M10 3v6l-5 8c-1 2 0 4 2 4h10c2 0 3-2 2-4l-5-8V3"/><path class="f" d="M8 15h8l2 3.2c.4 1-.2 1.8-1 1.8H7c-.8 0-1.4-.8-1-1.8z"/>',
  gladius:
    '<path d="M19.5 3l1.5 1.5L11.5 14l-3-3L18 3z"/><path d="M6 10l8 8M8.5 15.5l-4 4"/><path class="f" d="M3 19.5a2 2 0 1 0 3 0 2 2 0 0 0-3 0z"/>',
  beer: '<path d="M5 9h10v11H5z"/><path d="M15 11.5h3a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-3M8.5 12.5v4M11.5 12.5v4"/><path class="f" d="M4 9c-1.5-3 1-5 3-4 1-2.5 5-2.5 6 0 2.5-.5 4 2 2.5 4z"/>',
  unknown: '<path d="M8 9a4 4 0 1 1 6 3.5c-1.5.8-2 1.5-2 3"/><path class="f" d="M11 18.5h2v2h-2z"/>',
  coin: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="5"/>',
  talent: '<path d="M12 3l2.6 5.8 6.4.600-4.8 4.2 1.4 6.2L12 16.6 6.4 19.8l1.4-6.2L3 9.4l6.4-.6z"/>',
  legion:
    '<path d="M5 13a7 7 0 0 1 14 0v4h-4v-3H9v6H6c-1 0-1-1-1-2z"/><path class="f" d="M4 8c2-5 14-5 16 0-4-2-12-2-16 0z"/>',
  roman: '<path d="M3 10l9-6 9 6z"/><path d="M5 20h14M7 10v9M12 10v9M17 10v9"/>',
  laurel:
    '<path d="M12 21c-6-1-9-6-7-14M12 21c6-1 9-6 7-14"/><path class="f" d="M5 8c-2-1-2-3-1.5-5C6 4 6.5 6 5 8zM5 13c-2.5 0-3.5-2-3.5-4C4 9 5.5 10.5 5 13zM7.5 17.5C5 18 3.5 16.5 3 14.5c2.5-.5 4.3.8 4.5 3zM19 8c2-1 2-3 1.5-5C18 4 17.5 6 19 8zM19 13c2.5 0 3.5-2 3.5-4-2.5 0-4 1.5-3.5 4zM16.5 17.5c2.5.5 4-1 4.5-3-2.5-.5-4.3.8-4.5 3z"/>',
  // La Gloire: materials
  rubble: '<path d="M3 19l3-6 5 1 1 5z"/><path d="M12 19l2-5 5-1 2 6z"/><path d="M8 12l2-6 5 1 1 5-3 1z"/>',
  wood: '<path d="M4 9h13v10H4z"/><ellipse cx="17" cy="14" rx="3.5" ry="5"/><path d="M17 13v2M4 12.5h6M6 16h6M5 5l4 4M10 4v5"/>',
  concrete:
    '<path d="M4 8l8-4 8 4v8l-8 4-8-4z"/><path d="M4 8l8 4 8-4M12 12v8"/><path class="f" d="M7 13h1.6v1.6H7zM15.5 12h1.6v1.6h-1.6zM9 9.5M11 7h1.6v1.6H11z"/>',
  brick: '<path d="M3 6h18v12H3zM3 12h18M9 6v6M15 6v6M6 12v6M12 12v6M18 12v6"/>',
  stone:
    '<path d="M12 3l7.5 4.5v9L12 21l-7.5-4.5v-9z"/><path d="M12 3v5M4.5 16.5L9 14M19.5 16.5L15 14M9 9.5h6V14H9z"/>',
  marble: '<path d="M6 4h12M6 20h12M8 4v16M16 4v16"/><path d="M12 6c-2 3 2 5 0 8 0 2 .5 3 0 4"/>',
  // La Gloire: roles
  laborer: '<path d="M6 20L15 8"/><path class="f" d="M13 5l6 5 2-6c-3-2-6-1-8 1z"/>',
  craftsman: '<path d="M10 11l9 9"/><path class="f" d="M3 8l6-6 5 3-3 1 1 2-4 4z"/>',
  architect: '<circle cx="12" cy="5" r="2"/><path d="M11 7L5 21M13 7l6 14M7 15c3 2 7 2 10 0"/>',
  legionary: '<path d="M5 4h14v9c0 4-3 6-7 8-4-2-7-4-7-8z"/><path d="M12 7v9M8.5 11h7"/>',
  merchant: '<path d="M12 3v17M7 20h10M4 7h16M4 7l-2 7h5.5zM20 7l-3.5 7H22z"/>',
  patron: '<path d="M7 10c-4 4-4 11 1 11h8c5 0 5-7 1-11z"/><path d="M8 4l1.5 6M16 4l-1.5 6M8 4c3 2 5-1 8 0M7 10h10"/>',
  senator: '<circle cx="12" cy="6" r="3"/><path d="M5 21c0-7 3-10 7-10s7 3 7 10zM9 12l6 9"/>',
  think:
    '<path d="M6 15a4 4 0 0 1 0-7 5 5 0 0 1 9-2 4.5 4.5 0 0 1 3 8.5c-2 2-5 1-6 1-2 1-4 1-6-.5z"/><path class="f" d="M8 19a1.5 1.5 0 1 0 .1 0zM5 21.5a1 1 0 1 0 .1 0z"/>',
  // La Gloire: when a power works
  standing: '<path d="M19.500 12a7.500 7.500 0 1 1-2.500-5.600"/><path class="f" d="M20.500 2.500V9H14z"/>',
  finish: '<path d="M6 3v18"/><path class="f" d="M6 4h12l-3 4 3 4H6z"/>',
  hourglass:
    '<path d="M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9"/><path class="f" d="M9 20c0-2 3-3 3-4 0 1 3 2 3 4z"/>',
  sigma: '<path d="M18 5H6l7 7-7 7h12"/>',
  guard: '<path class="f" d="M12 2.500l8 3v6c0 5-3.500 8-8 10-4.500-2-8-5-8-10v-6z"/>',
  // La Gloire: what is counted
  cards: '<path d="M7 3h12v15H7z"/><path d="M7 6H4v15h12v-3"/>',
  chest: '<path d="M3 11h18v9H3zM3 11c0-4 2-6 5-6h8c3 0 5 2 5 6"/><path class="f" d="M10.500 10h3v4h-3z"/>',
  town: '<path d="M4 20V8h3v3h3V8h4v3h3V8h3v12z"/><path class="f" d="M10 20v-4c0-2.700 4-2.700 4 0v4z"/>',
  out: '<path d="M12 21v-6"/><path class="f" d="M12 2C7 4 5 8 6 13c2 2.500 10 2.500 12 0 1-5-1-9-6-11z"/>',
  // Fortuna
  water: '<path d="M12 3c4 5 6.5 8 6.5 11.5a6.5 6.5 0 0 1-13 0C5.5 11 8 8 12 3z"/><path d="M9 15a3 3 0 0 0 3 3"/>',
  wheat:
    '<path d="M12 21V8"/><path class="f" d="M12 8c-2-1.5-2-4 0-6 2 2 2 4.5 0 6zM11.5 12c-3 .5-5-1-5-4 3 0 5 1.5 5 4zM12.5 12c3 .5 5-1 5-4-3 0-5 1.5-5 4zM11.5 16.5c-3 .5-5-1-5-4 3 0 5 1.5 5 4zM12.5 16.5c3 .5 5-1 5-4-3 0-5 1.5-5 4z"/>',
  wine: '<path d="M12 7V3c2-1 4-1 5 0"/><path class="f" d="M7.5 7a2.3 2.3 0 1 0 .1 0zM12 7.5a2.3 2.3 0 1 0 .1 0zM16.5 7a2.3 2.3 0 1 0 .1 0zM9.7 11.8a2.3 2.3 0 1 0 .1 0zM14.3 11.8a2.3 2.3 0 1 0 .1 0zM12 16.3a2.3 2.3 0 1 0 .1 0z"/>',
  centurion:
    '<path d="M6 20v-6a6 6 0 0 1 12 0v6h-4v-5h-4v5z"/><path class="f" d="M2 9c2-7 18-7 20 0-3-2.5-6-3.5-8.5-3.5h-3C8 5.5 5 6.5 2 9z"/>',
  vestal:
    '<path d="M6 15h12l-2 6H8z"/><path class="f" d="M12 2c5 4 4.5 8 2.5 11h-5C8 11 8 8.5 10 6.5c.3 1.5 1 2 1.5 2C12.3 6.5 12.5 4.5 12 2z"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3"/><path class="f" d="M8 7a1.5 1.5 0 1 0 .1 0zM16 7a1.5 1.5 0 1 0 .1 0zM12 10.5a1.5 1.5 0 1 0 .1 0zM8 14a1.5 1.5 0 1 0 .1 0zM16 14a1.5 1.5 0 1 0 .1 0z"/>',
  heart: '<path d="M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z"/>',
  rings: '<circle cx="9" cy="13" r="5.5"/><circle cx="15" cy="13" r="5.5"/>',
  privilege: '<path d="M6 3h12v18H6z"/><path class="f" d="M12 8l2.500 4-2.500 4-2.500-4z"/>',
  // The shell
  clock: '<circle cx="12" cy="13" r="8"/><path d="M12 9v4l3 2M9 2h6"/>',
  crown: '<path class="f" d="M3 8l5 4 4-7 4 7 5-4-2 11H5z"/>',
  check: '<path d="M4 13l5 5L20 6"/>',
  wait: '<path class="f" d="M5 10.5a1.5 1.5 0 1 0 .1 0zM12 10.5a1.5 1.5 0 1 0 .1 0zM19 10.5a1.5 1.5 0 1 0 .1 0z"/>',
  lock: '<path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3"/>',
  undo: '<path d="M9 5L4 10l5 5"/><path d="M4 10h10a6 6 0 0 1 0 11h-3"/>',
  hint: '<path d="M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 21h5"/>',
  rules: '<path d="M5 4h10c2 0 4 1 4 3v13H8c-2 0-3-1-3-3z"/><path d="M5 17c0-2 1-3 3-3h11M9 8h6"/>',
  log: '<path d="M5 6h14M5 12h14M5 18h9"/>',
  chat: '<path d="M4 5h16v11h-9l-5 4v-4H4z"/>',
  settings:
    '<circle cx="12" cy="12" r="3.5"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
  eye: '<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z"/><circle cx="12" cy="12" r="3"/>',
  back: '<path d="M14 5l-7 7 7 7"/>',
  next: '<path d="M10 5l7 7-7 7"/>',
  first: '<path d="M18 5l-7 7 7 7M6 5v14"/>',
  last: '<path d="M6 5l7 7-7 7M18 5v14"/>',
  play: '<path class="f" d="M7 4l13 8-13 8z"/>',
  table: '<path d="M3 8h18M5 8v11M19 8v11M3 8l3-4h12l3 4"/>',
  mine: '<circle cx="12" cy="7" r="3.5"/><path d="M4 21c0-6 4-8 8-8s8 2 8 8z"/>',
  others:
    '<circle cx="8" cy="8" r="3"/><circle cx="17" cy="9" r="2.5"/><path d="M2 20c0-5 3-7 6-7s6 2 6 7M14.5 14.5C18 13 22 15 22 20"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9 9.5a3 3 0 1 1 4.5 2.7c-1 .6-1.5 1-1.5 2.3"/><path class="f" d="M11 17h2v1.5h-2z"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5"/>',
  warn: '<path d="M12 3l10 18H2z"/><path d="M12 10v5"/><path class="f" d="M11 17.5h2V19h-2z"/>',
  equal: '<path d="M4 9h16M4 15h16"/>',
  flag: '<path d="M5 21V3"/><path class="f" d="M5 4h13l-3.5 4.500L18 13H5z"/>',
  share: '<path d="M12 15V3M7.5 7.500L12 3l4.500 4.500M5 12v9h14v-9"/>',
  minus: '<path d="M5 12h14"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4M9 13v1M15 13v1M2 12v4M22 12v4"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.500 15.500L21 21"/>',
  expand: '<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7"/>',
  pin: '<path d="M12 21.500c-4-5-6.500-8-6.500-11.500a6.500 6.500 0 0 1 13 0c0 3.500-2.500 6.500-6.500 11.500z"/><circle cx="12" cy="10" r="2.3"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14c2.500.700 4 3 4 6"/>',
  learn:
    '<path d="M2 9.500L12 4.500l10 5-10 5z"/><path d="M6 11.800V17c3.500 2.700 8.500 2.700 12 0v-5.200M22 9.500V16"/>',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** The six materials of La Gloire: hue, pattern, glyph and two letters, so that none needs the hue. */
export const MATERIALS = ["rubble", "wood", "concrete", "brick", "stone", "marble"] as const;
export type Material = (typeof MATERIALS)[number];
export const LETTERS: Record<Material, string> = {
  rubble: "Ru",
  wood: "Wo",
  concrete: "Co",
  brick: "Br",
  stone: "St",
  marble: "Ma",
};

/** A tile of 16 by 16 for each material, drawn over its hue. */
export const PATTERNS: Record<Material, string> = {
  rubble: '<circle cx="4" cy="4" r="1.8"/><circle cx="12" cy="9" r="2.2"/><circle cx="5" cy="13" r="1.3"/>',
  wood: '<path d="M0 3q4-2 8 0t8 0M0 8q4 2 8 0t8 0M0 13q4-2 8 0t8 0"/>',
  concrete: '<path d="M3 4h1M9 2h1M13 7h1M6 10h1M2 13h1M11 13h1"/>',
  brick: '<path d="M0 4h16M0 12h16M4 4v8M12 12v4M12 0v4"/>',
  stone: '<path d="M0 8h16M8 0v8M0 8v8M16 8v8M0 0h16"/>',
  marble: '<path d="M2 0c0 5 6 5 5 10 0 3 2 4 2 6M12 0c-1 3 3 5 2 8M0 11c2 0 3 2 3 5"/>',
};

/** People: a shape for each seat, beside its colour and initial. */
export const SEATS = [
  { shape: "●", d: "M12 3a9 9 0 1 0 .1 0z" },
  { shape: "▲", d: "M12 2.5L22.5 21h-21z" },
  { shape: "■", d: "M3.5 3.5h17v17h-17z" },
  { shape: "◆", d: "M12 1.5L22.5 12 12 22.5 1.5 12z" },
  { shape: "★", d: "M12 1.5l3.1 7 7.6.700-5.7 5.1 1.7 7.5L12 17.9l-6.7 3.9L7 14.3 1.3 9.2l7.6-.7z" },
] as const;
