/**
 * The worker of the installed page: keeps the pages of one version for when there is no network, and shows pushes.
 * `VERSION` and `SHELL` are written by the build (vite.config.ts). What the server says under /api/ is never kept.
 */
const VERSION = "%VERSION%";
const SHELL = ["%SHELL%"];
const NAME = `ludus-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((kept) => kept.addAll(SHELL)));
});

// A page that runs stays with what it began with, until somebody asks for the new version.
self.addEventListener("message", ({ data, ports }) => {
  if (data === "now") void self.skipWaiting();
  else ports[0]?.postMessage(SHELL.includes(data)); // is that page of this version?
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

/** A page: as the server has it now; without a network, as it was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/", { cacheName: NAME })) ?? Response.error();
  }
}

/** An asset: its name holds a hash of it, so once kept it is right for good. */
async function asset(request) {
  const kept = await caches.open(NAME);
  const known = await kept.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) await kept.put(request, found.clone());
  return found;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname.startsWith("/health/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = self.registration.showNotification(told.title ?? "Ludus", {
    body: told.body ?? "",
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    tag: told.url ?? "/",
    data: { url: told.url ?? "/" },
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.(told.count ?? 1)]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin);
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((one) => new URL(one.url).pathname === url.pathname);
    await (there ? there.focus() : self.clients.openWindow(url.pathname));
  };
  event.waitUntil(show());
});
