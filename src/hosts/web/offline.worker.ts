// The demo's service worker: keeps a copy of the built files, so that the demo loads without a network.
declare const self: ServiceWorkerGlobalScope;

const prefix = 'openward-';
const cacheName = prefix + (new URL(self.location.href).searchParams.get('build') ?? '');

async function fill(): Promise<void> {
  const answer = await fetch('./files.json', { cache: 'no-store' });
  const { files } = (await answer.json()) as { files: string[] };
  const cache = await caches.open(cacheName);
  await cache.addAll(['./', ...files.map((file) => `./${file}`)]);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The page itself comes from the network while there is one, or a new version would never be seen.
async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await caches.match('./');
    if (copy) return copy;
    throw error;
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});
