import { replaceAddress } from './address.ts'
import { paths } from '../paths.ts'

/** Addresses that bring secrets along: the token of a reset link, the answer of a sign-in provider. */
const carriers: readonly string[] = [paths.resetPassword(), paths.partyReturn()]
const arrived = new Map<string, URLSearchParams>()

const pathOf = (pathname: string): string => pathname.replace(/\/+$/, '')

/**
 * Takes what the address has brought out of it, from the query and from the fragment, before anything else sees it: it is
 * not in the history, not in a copied link and not in what a tool reports. Called before the first render.
 */
export function takeArrival(): void {
  const { pathname, search, hash } = window.location
  const path = pathOf(pathname)
  if (!carriers.includes(path) || (!search && !hash)) return
  arrived.set(path, new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]))
  replaceAddress(path)
}

/** What that address has brought; empty where it was opened bare, and after it was forgotten. */
export function arrivalAt(path: string): URLSearchParams {
  takeArrival()
  return arrived.get(path) ?? new URLSearchParams()
}

export const forgetArrival = (path: string): void => void arrived.delete(path)
