/**
 * The screen a table is drawn on. Tables are drawn in units of their own: 1280 by 720 at a desk, 360 by 640 on a phone,
 * sixteen to a `rem`. The root's font size is scaled so that the drawing fills the window; larger text makes the same
 * window a smaller one, down to the phone's drawing, in which the table may scroll.
 */
import { settings } from "./settings.svelte";

export type Tab = "table" | "mine" | "others" | "side";

interface Screen {
  layout: "desk" | "phone";
  /** At a desk too narrow for it the side sheet is a drawer. */
  drawer: boolean;
  /** What a phone shows. */
  tab: Tab;
}

export const screen: Screen = $state({ layout: "desk", drawer: false, tab: "table" });

const DESK = { width: 1280, alone: 966, height: 720 };
const PHONE = { width: 360, height: 640 };
/** Below the first the type would be too small to read; above the second nothing is gained. */
const DESK_SCALES = [0.88, 1.75] as const;
const PHONE_SCALES = [1, 1.6] as const;
/** Narrower than this nothing fits any more: there the text grows only as far as the screen has room. */
const NARROWEST = 300;

const between = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value));

/** How a window of this size, in the reader's own pixels, is used. */
export function fitting(width: number, height: number): Pick<Screen, "layout" | "drawer"> & { scale: number } {
  const [least] = DESK_SCALES;
  if (width < DESK.alone * least || height < DESK.height * least)
    return {
      layout: "phone",
      drawer: false,
      scale: between(Math.min(width / PHONE.width, height / PHONE.height), [
        Math.min(PHONE_SCALES[0], width / NARROWEST),
        PHONE_SCALES[1],
      ]),
    };
  const drawer = width / DESK.width < least;
  const wide = drawer ? DESK.alone : DESK.width;
  return { layout: "desk", drawer, scale: between(Math.min(width / wide, height / DESK.height), DESK_SCALES) };
}

function fit(): void {
  const text = settings.text / 100;
  const { scale, ...found } = fitting(innerWidth / text, innerHeight / text);
  Object.assign(screen, found);
  document.documentElement.style.setProperty("--unit", String(scale));
}

/** Fits the page to the window for as long as a table is on it. */
export function stand(): () => void {
  $effect(fit);
  addEventListener("resize", fit);
  return () => {
    removeEventListener("resize", fit);
    document.documentElement.style.removeProperty("--unit");
  };
}
