import { useSyncExternalStore } from 'react'

/**
 * The address of the window. The app's router and the small public root share the browser's history and the form in
 * which it keeps navigation state, so that either can take over from the other at any moment.
 */
const listeners = new Set<() => void>()

/** The app's router says that it has changed the address. */
export const tellAddressChanged = (): void => listeners.forEach((listener) => listener())

export function subscribeAddress(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const depth = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0
const kept = (state: unknown, idx: number) => ({ usr: state, key: Math.random().toString(36).slice(2), idx })

/** Changes the address without telling: the caller goes on to change the session, which tells. */
export const replaceAddress = (to: string, state: unknown = null): void => window.history.replaceState(kept(state, depth()), '', to)

/** Goes to an address of the public root. */
export function goTo(to: string, { state = null, replace = false }: { readonly state?: unknown; readonly replace?: boolean } = {}): void {
  if (replace) replaceAddress(to, state)
  else window.history.pushState(kept(state, depth() + 1), '', to)
  tellAddressChanged()
}

/** What the one who led here has said. */
export const navigationState = (): unknown => (window.history.state as { usr?: unknown } | null)?.usr ?? null

/** Path, query and fragment of this moment, to come back to. */
export const currentAddress = (): string => window.location.pathname + window.location.search + window.location.hash

/** Spec §2 "exact": an address with a slash at its end is the same without it. */
export const currentPathname = (): string => window.location.pathname.replace(/\/+$/, '') || '/'

export const usePathname = (): string => useSyncExternalStore(subscribeAddress, currentPathname)
export const useNavigationState = (): unknown => useSyncExternalStore(subscribeAddress, navigationState, () => null)
