import type { Dispatcher } from 'undici'

export interface Target {
  readonly origin: string
  readonly path: string
}

const followedReads: ReadonlySet<number> = new Set([301, 302, 307, 308])
const followedWrites: ReadonlySet<number> = new Set([307, 308])

export const isRedirect = (status: number): boolean => status >= 300 && status < 400

/** The same origin, or https instead of http on the same host. */
const isSameServer = (from: URL, to: URL): boolean =>
  to.origin === from.origin || (from.protocol === 'http:' && to.protocol === 'https:' && to.hostname === from.hostname)

export function redirectTarget(
  { origin = '', path, method }: Dispatcher.DispatchOptions,
  status: number,
  location: string | undefined,
): Target | undefined {
  const followed = method === 'GET' ? followedReads : followedWrites
  if (location === undefined || !followed.has(status)) return undefined
  const from = new URL(path, origin)
  const to = URL.parse(location, from)
  return to !== null && isSameServer(from, to) ? { origin: to.origin, path: to.pathname + to.search } : undefined
}
