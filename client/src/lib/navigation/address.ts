import type { DataRouter } from 'react-router'

/** The router of the running client, for code outside of React components. */
let router: DataRouter | undefined

/** Returns the function that unsets it. */
export function setRouter(next: DataRouter): () => void {
  router = next
  return () => {
    if (router === next) router = undefined
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
  if (router) void router.navigate(to, options)
  else window.history.replaceState(null, '', to)
}

/** `useLocation().state` for code outside of React components. */
export const navigationState = (): unknown => router?.state.location.state ?? null

/** Current path, query and fragment, for returning here. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash

/** A path within the product; null for others. `//host` and `/\host` are other sites. */
export const ownPath = (to: string | null): string | null => (to !== null && /^\/(?![/\\])/.test(to) ? to : null)

/** Spec §2 "exact": a trailing slash is ignored. */
export const currentPathname = (): string => window.location.pathname.replace(/\/+$/, '') || '/'
