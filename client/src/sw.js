// Keeps the whole app of one build on the device, so that it plays without a network. Filled in by `build/offline.ts`.
const CACHE = 'archivolt-__VERSION__';
const FILES = '__FILES__'.split(' ');

self.addEventListener('install', (event) => {
  // `reload` asks the server itself: the browser's own cache may hold a page of the build before.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const drop = (names) =>
    Promise.all(
      names
        .filter((name) => name.startsWith('archivolt-') && name !== CACHE)
        .map((name) => caches.delete(name)),
    );
  event.waitUntil(caches.keys().then(drop));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Every address of the app is the same page. From the network first, or an old build would answer for ever.
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(() => caches.match('/').then((page) => page ?? Response.error())));
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});
