// Keeps a copy of the built files, so that the program opens without a network: of the demo all, of a server its
// screens. What a server answers to a call is never kept. Shows the push messages of a server.
declare const self: ServiceWorkerGlobalScope;

const { searchParams } = new URL(self.location.href);
const build = searchParams.get('build') ?? '';
const isServed = searchParams.get('host') === 'server';
const prefix = 'openward-';
const cacheName = prefix + build;

/** Nobody waits longer for a page of a network that carries nothing. */
const pagePatienceMs = 5000;
/** What a server answers by itself, and what must be as new as the server. */
const neverKept = /^\/(?:api|rpc|readyz|healthz|files\.json|offline\.js)(?:\/|$)/;

/** A browser keeps all files of one request for several, or none: what came before the network went is here next time. */
const atOnce = 30;

interface BuiltFiles {
  buildId: string;
  files: string[];
  screens: string[];
}

async function fill(): Promise<void> {
  const answer = await fetch('./files.json', { cache: 'no-store' });
  const { buildId, files, screens } = (await answer.json()) as BuiltFiles;
  // A server of another build has answered: its own page asks for its copy.
  if (buildId !== build) throw new Error('The files are of another build.');
  const cache = await caches.open(cacheName);
  // An earlier attempt may have been cut off.
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const wanted = ['./', ...(isServed ? screens : files).map((file) => `./${file}`)]
    .map((file) => new Request(file, { priority: 'low' }))
    .filter(({ url }) => !kept.has(url));
  while (wanted.length > 0) await cache.addAll(wanted.splice(0, atOnce));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// The page itself comes from the network while there is one, or a new version would never be seen.
async function answerPage(request: Request): Promise<Response> {
  const copy = await caches.match('./');
  if (!copy) return fetch(request);
  const isLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), pagePatienceMs);
  });
  const answer = await Promise.race([fetch(request).catch(() => undefined), isLate]);
  return answer ?? copy;
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
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isServed && neverKept.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? answerPage(request) : answerFile(request));
});

interface PushedMessage {
  id: string;
  title: string;
  body: string;
  link: string | null;
}

/** The page of a message: a path of this program, or its home screen. */
function pageOf(link: unknown): string {
  return new URL(
    typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/dashboard',
    self.location.origin,
  ).href;
}

async function openPage(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => new URL(url).origin === self.location.origin);
  if (!page) return void (await self.clients.openWindow(address));
  await page.focus();
  await page.navigate(address).catch(() => self.clients.openWindow(address));
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { id, title, body, link } = event.data.json() as PushedMessage;
  // A repeat of a message takes the place of the first.
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: id, icon: '/icon.svg', data: { link } }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data as Pick<PushedMessage, 'link'>;
  event.waitUntil(openPage(pageOf(link)));
});
