/** What a person has chosen for this device; kept between visits. */

export interface Settings {
  /** The colours: those of the device, or one's own choice. */
  theme: "system" | "light" | "dark" | "contrast" | "paper";
  /** Whether things move; `system` follows the device. */
  motion: "system" | "full" | "reduced";
  /** What others do is shown step by step, or is there at once. */
  pace: "shown" | "instant";
  /** A tick for what happens. */
  sound: boolean;
  /** Size of the text, in percent. */
  text: number;
  /** Sends a move as soon as one click completes it. */
  auto: boolean;
  /** Stops at every decision: nothing is sent at once. */
  stop: boolean;
  /** A notice of the browser when it is my turn and the page is hidden. */
  notices: boolean;
  /** The name typed last. */
  name: string;
  language: string;
}

const KEY = "ludus";
const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  pace: "shown",
  sound: false,
  text: 100,
  auto: false,
  stop: false,
  notices: false,
  name: "",
  language: "",
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

const darker = matchMedia("(prefers-color-scheme: dark)");
const calmer = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move now. */
export const moves = (): boolean => settings.motion === "full" || (settings.motion === "system" && !calmer.matches);

/** Whether what happens is shown step by step. */
export const paced = (): boolean => settings.pace === "shown" && moves();

/** Whether a move is sent as soon as it is complete. */
export const sendsAtOnce = (): boolean => settings.auto && !settings.stop;

/** Puts the settings on the page, and keeps them. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "system" ? (darker.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = moves() ? "full" : "reduced";
  root.style.setProperty("--base", `${(16 * settings.text) / 100}px`);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

darker.addEventListener("change", apply);
calmer.addEventListener("change", apply);
