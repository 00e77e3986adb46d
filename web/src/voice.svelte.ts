/** What is said aloud: two quiet regions of the page that a screen reader follows, a tick, and a notice. */
import { apply, settings } from "./settings.svelte";

export const voice = $state({
  /** News, said when the reader has time. */
  polite: "",
  /** "Your turn", the clock, the end: said at once. */
  assertive: "",
});

let together = "";

/** What is told in one go is said in one go: nothing takes the place of what nobody has heard. */
export function tell(text: string): void {
  if (!together)
    queueMicrotask(() => {
      together = "";
    });
  together = together ? `${together} ${text}` : text;
  voice.polite = together;
}

export function call(text: string): void {
  voice.assertive = "";
  requestAnimationFrame(() => {
    voice.assertive = text;
  });
}

let audio: AudioContext | null = null;

/** The pitch of what happens, by the cues of events; what matters most comes first. */
const PITCHES = {
  end: 523,
  mine: 660,
  contest: 784,
  dice: 880,
  reveal: 587,
  build: 698,
  lost: 294,
  coin: 990,
  card: 494,
  goods: 554,
  turn: 392,
  move: 440,
};

/** One short tick for all that happened at once: the pitch tells what mattered most. */
export function tick(...cues: string[]): void {
  if (!settings.sound) return;
  const pitch = Object.entries(PITCHES).find(([cue]) => cues.includes(cue))?.[1] ?? PITCHES.move;
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, audio.currentTime);
    level.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.18);
    tone.connect(level).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.2);
  } catch {
    // No sound on this device.
  }
}

/** Whether a notice could be offered: the browser has them, and nobody has said yes or no. */
export const mayAsk = (): boolean =>
  !settings.notices && "Notification" in window && Notification.permission === "default";

/** Asks for the permission, when somebody has said that they want notices. */
export async function wantNotices(): Promise<void> {
  settings.notices = "Notification" in window && (await Notification.requestPermission()) === "granted";
  apply();
}

/** A notice of the browser, where it was allowed and nobody looks. */
export function notice(text: string): void {
  if (!settings.notices || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted") new Notification("Ludus", { body: text, icon: "/icon.svg", tag: "ludus" });
}
