import { goTo } from './address.ts'
import { paths } from '../paths.ts'
import { pageScoped } from '../createStore.ts'

/** Paths whose URLs carry secrets: the token of a reset link, the response of a sign-in provider. */
const carriers: readonly string[] = [paths.resetPassword(), paths.partyReturn()]
const arrived = pageScoped(new Map<string, URLSearchParams>())

const getPath = (pathname: string): string => pathname.replace(/\/+$/, '')

/** Moves query and fragment into memory, so that history, copied links and tools don't have them. Called before the router is created. */
export function takeArrival(): void {
  const { pathname, search, hash } = window.location
  const path = getPath(pathname)
  if (!carriers.includes(path) || (!search && !hash)) return
  arrived.set(path, new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]))
  goTo(path, { replace: true })
}

/** The values of that URL; empty if it was opened without any, and after `forgetArrival`. */
export function arrivalAt(path: string): URLSearchParams {
  takeArrival()
  return arrived.get(path) ?? new URLSearchParams()
}

export const forgetArrival = (path: string): void => void arrived.delete(path)
