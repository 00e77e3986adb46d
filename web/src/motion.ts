/**
 * Motion that explains: what has moved slides from where it was to where it is, across all parts of the table.
 * Every thing that can move carries `data-thing` (who it is) and `data-state` (what is to be seen of it).
 */
import { moves } from "./settings.svelte";
import type { Flight } from "./stage.svelte";

interface Seen {
  box: DOMRect;
  state: string;
  /** The part of the table it lies in. */
  place: string;
}
export type Picture = Map<string, Seen>;

const LONG = 250;
/** What is exchanged goes round, and is to be followed with the eyes: `data-way="round"`. */
const ROUND = 450;
const FLASH = 1000;
/** More than this is another table, not a move. */
const MOST = 16;
/** More than this appear together where another part of the table is shown: they have not changed. */
const FEW = 3;

const things = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-thing]")];

const placeOf = (one: HTMLElement): string =>
  one.parentElement?.closest<HTMLElement>("[data-place]")?.dataset.place ?? "";

/** Where everything is now. */
export function picture(root: ParentNode): Picture {
  const found: Picture = new Map();
  for (const one of things(root)) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset.thing ?? "", { box, state: one.dataset.state ?? "", place: placeOf(one) });
  }
  return found;
}

let still = false;

/** Does something to the page of which nothing is seen but its end. */
export function quietly<Found>(work: () => Found): Found {
  still = true;
  try {
    return work();
  } finally {
    still = false;
  }
}

/** Shows what has changed since a picture was taken. */
export function play(root: ParentNode, before: Picture): void {
  if (!before.size || still) return;
  const changed = things(root).flatMap((one) => {
    const box = one.getBoundingClientRect();
    const was = before.get(one.dataset.thing ?? "");
    const same = was && was.state === (one.dataset.state ?? "") && !travelled(was.box, box);
    return box.width && !same ? [{ one, box, was }] : [];
  });
  if (changed.length > MOST) return;
  const fresh = changed.filter(({ was }) => !was).length;
  for (const { one, box, was } of changed) {
    if (!moves()) {
      // What only made room for another has not changed.
      const room = was?.state === (one.dataset.state ?? "") && was.place === placeOf(one);
      if (was ? !room : fresh <= FEW) flash(one);
    } else if (was && travelled(was.box, box)) slide(one, was.box, box);
    else one.animate([{ scale: 0.85, opacity: 0.4 }, {}], { duration: LONG, easing: "ease-out" });
  }
}

/** Shows with the next frame what has changed until then: however much happens before it, the page is measured once. */
export class Motion {
  #before: Picture | null = null;
  #frame = 0;

  /** Something is about to change. */
  note(): void {
    this.#before ??= picture(document);
  }

  /** It has. */
  show(): void {
    this.#frame ||= requestAnimationFrame(() => {
      const before = this.#before;
      this.#before = null;
      this.#frame = 0;
      if (before) play(document, before);
    });
  }
}

/** A line that moves up because another came is no journey. */
const travelled = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 48;

interface Point {
  x: number;
  y: number;
}

/** How far an arc leaves the straight way, as a part of its length, and at most in pixels. */
const LOW = { part: 0.12, most: 40 };
const HIGH = { part: 0.3, most: 130 };
const POINTS = 12;

/**
 * An arc from one point to another. A low one rises; one that goes round keeps to its left, so that the two things of an
 * exchange never meet.
 */
export function arc(from: Point, to: Point, round = false): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const { part, most } = round ? HIGH : LOW;
  // A curve comes half as far as the point that pulls it.
  const pull = (2 * Math.min(long * part, most) * (round || dx >= 0 ? 1 : -1)) / long;
  const middle = { x: (from.x + to.x) / 2 + dy * pull, y: (from.y + to.y) / 2 - dx * pull };
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const t = i / POINTS;
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: mix(from.x, middle.x, to.x), y: mix(from.y, middle.y, to.y) };
  });
}

/** A copy above the page makes the way, so that nothing on it is cut off; the thing itself appears when it arrives. */
function slide(one: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = one.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  for (const named of [ghost, ...ghost.querySelectorAll("[data-thing], [data-place], [id]")])
    for (const name of ["data-thing", "data-place", "data-legal", "id"]) named.removeAttribute(name);
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "auto",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  // On its table, whose styles make it look as it does.
  (one.closest(".board > *") ?? document.body).append(ghost);
  const round = one.dataset.way === "round";
  const large = Math.min(from.width / to.width, from.height / to.height);
  const duration = round ? ROUND : LONG;
  const way = arc({ x: from.x - to.x, y: from.y - to.y }, { x: 0, y: 0 }, round);
  const frames = way.map(({ x, y }, i) => {
    const scale = 1 + (large - 1) * (1 - i / POINTS);
    return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  });
  one.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  ghost.animate(frames, { duration, easing: "ease-out" }).finished.finally(() => ghost.remove());
}

/** Between two things that fly together. */
const APART = 60;
/** So many are seen to fly; a number tells the rest. */
const CROWD = 8;

const middle = (place: string): Point | null => {
  const found = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].map((one) =>
    one.getBoundingClientRect(),
  );
  const box = found.find(({ width }) => width > 0);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
};

/** Carries small things from place to place. Where one of the two is not on the screen, nothing flies. */
export function fly(flights: readonly Flight[]): void {
  if (!moves()) return;
  for (const { art, from, to, count = 1 } of flights) {
    const [start, end] = [middle(from), middle(to)];
    if (!start || !end) continue;
    for (let i = 0; i < Math.min(count, CROWD); i += 1) {
      const one = document.createElement("span");
      one.className = "ghost flight";
      one.innerHTML = art;
      one.setAttribute("aria-hidden", "true");
      document.body.append(one);
      const frames = arc(start, end).map(({ x, y }) => ({
        transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
      }));
      one
        .animate(frames, {
          duration: LONG,
          delay: i * APART,
          easing: "ease-out",
          fill: "both",
        })
        .finished.finally(() => one.remove());
    }
  }
}

function flash(one: HTMLElement): void {
  one.classList.add("flash");
  setTimeout(() => one.classList.remove("flash"), FLASH);
}
