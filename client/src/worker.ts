import { createHandlerBoundToURL, cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isMapFile } from './isMapFile.ts'
import { isPrecachedPage } from './isPrecachedPage.ts'

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}

/** The part of `ServiceWorkerGlobalScope` used here: its library types contradict those of a window. */
declare const self: {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[]
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void
}

/** Caches of builds before 4.1, which did not use Workbox. */
const isOldCache = (name: string): boolean => /^callout-[0-9a-f]{12}$/.test(name)
/** Files of the map, cached when it is first opened. Deleted when a new build activates. */
const MAP_CACHE = 'map'

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => isOldCache(name) || name === MAP_CACHE).map((name) => caches.delete(name)))
}

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPrecachedPage(url),
  createHandlerBoundToURL('/index.html'),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && isMapFile(url), new CacheFirst({ cacheName: MAP_CACHE }))
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()])))
void self.skipWaiting()
