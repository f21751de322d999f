/** What a service worker's global offers, as far as it is used here. */
interface WorkerScope {
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
}
interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}
interface AskEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/**
 * The service worker: keeps the pages and scripts of one build, so that a second visit waits for no network, and the product opens
 * without any. What is said on the wire it never sees. `files` are kept ahead, other files of the build at their first use.
 */
export function worker(scope: WorkerScope, build: string, files: readonly string[]): void {
  const name = `callout-${build}`

  async function keepAll(): Promise<void> {
    const cache = await caches.open(name)
    await cache.addAll(files)
    await scope.skipWaiting()
  }

  async function dropFormerBuilds(): Promise<void> {
    const others = (await caches.keys()).filter((one) => one !== name)
    await Promise.all(others.map((one) => caches.delete(one)))
  }

  /** Without `has`, a cache that the version rule has cleared would come into being again, and stay empty. */
  const kept = async (address: string): Promise<Response | undefined> =>
    (await caches.has(name)) ? (await caches.open(name)).match(address) : undefined

  async function fileOf(request: Request): Promise<Response> {
    const found = await kept(request.url)
    if (found) return found
    const answer = await fetch(request)
    if (answer.ok && (await caches.has(name))) await (await caches.open(name)).put(request.url, answer.clone())
    return answer
  }

  const pageOf = async (request: Request): Promise<Response> => (await kept('/index.html')) ?? fetch(request)

  /** Where a card is entered the page has a policy of its own, which one that is kept would lack. */
  const isPaying = (path: string): boolean => /^\/subscriptions\/(checkout|card)\/?$/.test(path)

  scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
  scope.addEventListener('activate', (event) => event.waitUntil(dropFormerBuilds()))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (!pathname.includes('.') && !isPaying(pathname)) event.respondWith(pageOf(request))
    } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  })
}
