/**
 * An installed page, and its next version. The new one waits until somebody asks for it, and cannot be asked for while
 * something is composed: a page is never loaded again under somebody's hands.
 */
import { mount } from "svelte";

const AGAIN = 600_000;
let next: ServiceWorker | null = null;
let loading = false;

/** Keeps the pages of this version for when there is no network; only where the browser can. */
export async function begin(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (loading) location.reload();
  });
  const found = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!found) return;
  watch(found.waiting);
  found.addEventListener("updatefound", () => watch(found.installing));
  const look = () => void found.update().catch(() => {});
  setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", () => document.hidden || look());
}

function watch(worker: ServiceWorker | null): void {
  const ready = async () => {
    // The first one of all is no new version.
    if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
    if (await ours(worker)) worker.postMessage("now");
    else await announce(worker);
  };
  void ready();
  worker?.addEventListener("statechange", ready);
}

/** Whether a worker keeps the very page we are: one that was just loaded is new already. */
function ours(worker: ServiceWorker): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => answer(data === true);
    worker.postMessage(new URL(script?.src ?? "", location.href).pathname, [port2]);
  });
}

async function announce(worker: ServiceWorker): Promise<void> {
  const known = next !== null;
  next = worker;
  if (known) return;
  const { default: NewVersion } = await import("./shell/NewVersion.svelte");
  mount(NewVersion, { target: document.body });
}

/** Loads the new version; while something is composed it does nothing. */
export function load(): void {
  if (held()) return;
  loading = true;
  next?.postMessage("now");
}

const holding = new Set<() => boolean>();

/** Says for as long as a page is shown whether something would be lost with it. */
export function hold(composed: () => boolean): () => void {
  holding.add(composed);
  return () => holding.delete(composed);
}

/** Whether something is composed: an answer, or words somebody is writing. */
export const held = (): boolean =>
  [...holding].some((composed) => composed()) ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea")].some(
    (field) => field === document.activeElement && field.value !== "",
  );
