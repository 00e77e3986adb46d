/**
 * Motion that explains: what has moved slides from where it was to where it is, across all parts of the table.
 * Every thing that can move carries `data-thing` (who it is) and `data-state` (what is to be seen of it).
 */
import { moves } from "./settings.svelte";
import type { Flight } from "./stage.svelte";

interface Seen {
  box: DOMRect;
  state: string;
}
export type Picture = Map<string, Seen>;

const LONG = 250;
const FLASH = 1000;
/** More than this is another table, not a move. */
const MOST = 16;

const things = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-thing]")];

/** Where everything is now. */
export function picture(root: ParentNode): Picture {
  const found: Picture = new Map();
  for (const one of things(root)) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset.thing ?? "", { box, state: one.dataset.state ?? "" });
  }
  return found;
}

/** Shows what has changed since a picture was taken. */
export function play(root: ParentNode, before: Picture): void {
  if (!before.size) return;
  const changed = things(root).filter((one) => {
    const box = one.getBoundingClientRect();
    const was = before.get(one.dataset.thing ?? "");
    return box.width && (!was || was.state !== (one.dataset.state ?? "") || travelled(was.box, box));
  });
  if (changed.length > MOST) return;
  for (const one of changed) {
    const was = before.get(one.dataset.thing ?? "");
    const box = one.getBoundingClientRect();
    if (!moves()) flash(one);
    else if (was && travelled(was.box, box)) slide(one, was.box, box);
    else one.animate([{ scale: 0.85, opacity: 0.4 }, {}], { duration: LONG, easing: "ease-out" });
  }
}

/** A line that moves up because another came is no journey. */
const travelled = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.x - b.x, a.y - b.y) > 48;

/** A copy above the page makes the way, so that nothing on it is cut off; the thing itself appears when it arrives. */
function slide(one: HTMLElement, from: DOMRect, to: DOMRect): void {
  const ghost = one.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  for (const named of [ghost, ...ghost.querySelectorAll("[data-thing], [id]")]) {
    named.removeAttribute("data-thing");
    named.removeAttribute("id");
  }
  Object.assign(ghost.style, {
    position: "fixed",
    inset: "auto",
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  document.body.append(ghost);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG });
  ghost
    .animate([{ transform: start }, { transform: "none" }], { duration: LONG, easing: "ease-out" })
    .finished.finally(() => ghost.remove());
}

/** Between two things that fly together. */
const APART = 60;
/** So many are seen to fly; a number tells the rest. */
const CROWD = 8;

const middle = (place: string): { x: number; y: number } | null => {
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
      const at = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      one
        .animate([{ transform: at(start) }, { transform: at(end) }], {
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
