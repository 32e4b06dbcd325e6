// Service worker: caches the whole app of one build for offline use. `build/offline.ts` fills in its files.

// The types know `self` only as some worker; this file is registered as a service worker.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

const CACHE = 'archivolt-__VERSION__';
const FILES = '__FILES__'.split(' ');

worker.addEventListener('install', (event) => {
  // `reload` bypasses the HTTP cache, which may hold a page of the previous build.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener('activate', (event) => {
  /** @param {string[]} names */
  const drop = (names) =>
    Promise.all(
      names
        .filter((name) => name.startsWith('archivolt-') && name !== CACHE)
        .map((name) => caches.delete(name)),
    );
  event.waitUntil(caches.keys().then(drop));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Every URL of the app is the same page. Network first: otherwise an old build would be served for ever.
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/').then((page) => page ?? Response.error())));
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

// Push notifications: whose turn it is, who invites, which game is over.
worker.addEventListener('push', (event) => {
  if (!event.data) return;
  /** @type {{ title: string, body: string, path: string, tag: string, language: string }} */
  const { title, body, path, tag, language } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      lang: language,
      icon: '/icon.svg',
      data: { path },
    }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, location.origin).href;
  /** @param {readonly WindowClient[]} pages */
  const show = (pages) => {
    const there = pages.find((page) => page.url === url);
    return there ? there.focus() : worker.clients.openWindow(url);
  };
  event.waitUntil(worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(show));
});
