import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { SYNC_TAG } from '@fleetwatch/kit/outbox/requestSync';
import { PICTURE_CACHE } from '@fleetwatch/kit/store/cachedAnswers';
import { isBuiltFile, isRegistry, isExpectedFile } from './requestMatchers.ts';
import { openNotification, showPush } from './pushes.ts';
import { asShellPage, oneShellPage, PAGE_KEY } from './shellPage.ts';
import { KEEP_FILES, TAKE_OVER } from './workerMessages.ts';
import type { WorkerScope } from './WorkerScope.ts';

/**
 * The service worker: it stores the shell's files from its first minute, and visited ones later. It ignores calls to the API;
 * the page itself stores their latest answers (kit/store/cachedAnswers). See docs/offline.md.
 */
declare const self: WorkerScope;

const PAGES = 'fleetwatch-pages';
const FILES = 'fleetwatch-files';
/** On a network without any response, the last page is better than none. */
const NETWORK_TIMEOUT_S = 4;
const MOST_FILES = 300;
const MOST_PICTURES = 80;
const PICTURES_KEPT_S = 30 * 86_400;

setCacheNameDetails({ prefix: 'fleetwatch', suffix: '' });
// The first page uses the first worker at once; a later one waits until its member agrees.
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST);

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isExpectedFile(new URL(request.url), response) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }),
  ],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && isBuiltFile(url), files);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isRegistry(url),
  new NetworkFirst({ cacheName: PAGES, networkTimeoutSeconds: NETWORK_TIMEOUT_S }),
);

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [oneShellPage],
});
registerRoute(
  new NavigationRoute((options) => pages.handle(options), {
    denylist: [/^\/api(\/|\?|$)/, /^[^?]*\.\w+(\?|$)/],
  }),
);

registerRoute(
  ({ sameOrigin, request, url }) => sameOrigin && request.destination === 'image' && !isBuiltFile(url),
  new StaleWhileRevalidate({
    cacheName: PICTURE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      // A signed address differs each time, for the same picture.
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname) },
      {
        cacheWillUpdate: ({ request, response }) =>
          Promise.resolve(isExpectedFile(new URL(request.url), response) ? response : null),
      },
      new ExpirationPlugin({
        maxEntries: MOST_PICTURES,
        maxAgeSeconds: PICTURES_KEPT_S,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

/** Makes any address open without a network, also after a first visit that had no worker yet. */
async function keepPage(): Promise<void> {
  // Without the header this would request a file of that name.
  const headers = { Accept: 'text/html' };
  const page = await asShellPage(await fetch(PAGE_KEY, { cache: 'no-cache', headers }));
  if (page) await (await caches.open(PAGES)).put(PAGE_KEY, page);
}

/** Files that a page fetched before there was a worker; the browser still has them. */
async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const url of urls.filter((one) => isBuiltFile(new URL(one, self.location.href)))) {
    if (await caches.match(url)) continue;
    const answer = await fetch(url);
    if (isExpectedFile(new URL(url, self.location.href), answer)) await cache.put(url, answer);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepPage()));

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  else if (typeof data === 'object' && data !== null && KEEP_FILES in data) {
    const urls = (data as Record<string, unknown>)[KEEP_FILES];
    if (Array.isArray(urls)) event.waitUntil(keepFiles(urls.map(String)).catch(() => undefined));
  }
});

// The browser has a network again. Only a page has the member's token, so a page sends waiting writes; a worker alone cannot.
self.addEventListener('sync', (event) => {
  if (event.tag !== SYNC_TAG) return;
  event.waitUntil(
    self.clients.matchAll().then((all) => all.forEach((client) => client.postMessage(SYNC_TAG))),
  );
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self, event.notification, event.action)),
);
