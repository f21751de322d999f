import type { DataRouter } from 'react-router'
import { createStore } from '../createStore.ts'

/** The router of the running client, for code outside of React components. */
const router = createStore<DataRouter | null>(null)

export function setRouter(next: DataRouter): () => void {
  router.write(next)
  return () => {
    if (router.read() === next) router.write(null)
  }
}

interface GoOptions {
  readonly state?: unknown
  readonly replace?: boolean
  /** Renders before returning, together with pending updates. */
  readonly flushSync?: boolean
}

/** `navigate` for code outside of React components. */
export function goTo(to: string, options: GoOptions = {}): void {
  const current = router.read()
  if (current) void current.navigate(to, options)
  else window.history.replaceState(null, '', to)
}

/** `useLocation().state` for code outside of React components. */
export const navigationState = (): unknown => router.read()?.state.location.state ?? null

export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash

/** A path within the product; null for others. `//host` and `/\host` are other sites. */
export const ownPath = (to: string | null): string | null => (to !== null && /^\/(?![/\\])/.test(to) ? to : null)

/** Spec §2 "exact": a trailing slash is ignored. */
export const currentPathname = (): string => window.location.pathname.replace(/\/+$/, '') || '/'
