/** Pushes to this browser: whether it takes them, and how it says so. */
import { api } from "./api";
import type { Notices } from "./protocol";

export type Taking = "none" | "denied" | "off" | "on";

const PATIENCE = 5000;

/** The worker of this page, which begins a moment after it; none where the browser lets it not. */
const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE)),
  ]);

/** What this browser does about pushes now. */
export async function taking(): Promise<Taking> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  const found = await worker();
  if (!found) return "none";
  return (await found.pushManager.getSubscription()) ? "on" : "off";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Asks for the permission, subscribes, and tells the server; null where somebody says no. */
export async function take(key: string): Promise<Notices | null> {
  const found = await worker();
  if (!found || (await Notification.requestPermission()) !== "granted") return null;
  const old = await found.pushManager.getSubscription();
  const made = old ?? (await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
  const { endpoint = "", keys = {} } = made.toJSON();
  return api.device({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

export async function leave(): Promise<Notices | null> {
  const made = await (await worker())?.pushManager.getSubscription();
  if (!made) return null;
  await made.unsubscribe();
  return api.noDevice(made.endpoint);
}
