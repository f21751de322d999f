import { windowStore } from '../preferences/storage.ts'
import { paths } from '../paths.ts'
import { readSession } from './session.ts'

/** In the address, and in what this window keeps: other windows have choices of their own. */
export const BRANCH = 'branch'

/** Pages of records that belong to branches: their addresses say which branch they show, and without one they show all. */
const listsByBranch: readonly string[] = [
  paths.home(),
  paths.jobs(),
  paths.schedule(),
  paths.customers(),
  paths.earnings(),
  paths.reports(),
  paths.staff(),
  paths.timesheets(),
]
export const isListByBranch = (pathname: string): boolean => listsByBranch.includes(pathname.replace(/(.)\/+$/, '$1'))

/** Branch heads and staff are shown their own branch, whatever an address says. */
export const mayChooseBranch = (): boolean => !['branch_head', 'staff'].includes(readSession('userType') ?? '')

/** The branch that an address names; null: all of them. */
export function branchIn(search: URLSearchParams): string | null {
  const id = search.get(BRANCH)
  return id !== null && /^[1-9]\d{0,15}$/.test(id) && mayChooseBranch() ? id : null
}

/** The branch that this window shows: as the address says, or, where the address is not that of a list, as the list before it. */
export function branchAt({ pathname, search }: { readonly pathname: string; readonly search: string }): string | null {
  const named = branchIn(new URLSearchParams(search))
  return named ?? (isListByBranch(pathname) || !mayChooseBranch() ? null : windowStore.read(BRANCH))
}

/** Remembers the branch that the address shows, for the pages that name none. */
export function rememberBranch(place: { readonly pathname: string; readonly search: string }): void {
  const id = branchAt(place)
  if (id === null) windowStore.remove(BRANCH)
  else windowStore.write(BRANCH, id)
}

/** An address of this product with the branch, where one is chosen and it names none. */
export function withBranch(to: string, id: string | null = branchAt(window.location)): string {
  if (id === null) return to
  const { pathname, search, hash } = new URL(to, window.location.origin)
  const params = new URLSearchParams(search)
  if (!params.has(BRANCH)) params.set(BRANCH, id)
  return `${pathname}?${params}${hash}`
}
