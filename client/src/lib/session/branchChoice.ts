import { windowStore } from '../preferences/storage.ts'
import { paths } from '../paths.ts'
import { readSession } from './session.ts'

/** Name of the URL parameter and of the per-window stored choice. */
export const BRANCH = 'branch'

/** Pages of branch records: their URL sets the branch; without the parameter they show all branches. */
const listsByBranch: readonly string[] = [
  paths.home(),
  paths.jobs(),
  paths.schedule(),
  paths.capacity(),
  paths.customers(),
  paths.earnings(),
  paths.reports(),
  paths.staff(),
  paths.timesheets(),
]
export const isListByBranch = (pathname: string): boolean => listsByBranch.includes(pathname.replace(/(.)\/+$/, '$1'))

export const mayChooseBranch = (): boolean => !['branch_head', 'staff'].includes(readSession('userType') ?? '')

/** The branch in the URL; null: all. */
export function branchIn(search: URLSearchParams): string | null {
  const id = search.get(BRANCH)
  return id !== null && /^[1-9]\d{0,15}$/.test(id) && mayChooseBranch() ? id : null
}

/** The window's branch: from the URL of a list page, elsewhere from the last list page. */
export function branchAt({ pathname, search }: { readonly pathname: string; readonly search: string }): string | null {
  const named = branchIn(new URLSearchParams(search))
  return named ?? (isListByBranch(pathname) || !mayChooseBranch() ? null : windowStore.read(BRANCH))
}

/** Stores the branch of a list page's URL for other pages. */
export function rememberBranch(place: { readonly pathname: string; readonly search: string }): void {
  const id = branchAt(place)
  if (id === null) windowStore.remove(BRANCH)
  else windowStore.write(BRANCH, id)
}

/** Adds the selected branch to a path that has none. */
export function withBranch(to: string, id: string | null = branchAt(window.location)): string {
  if (id === null) return to
  const { pathname, search, hash } = new URL(to, window.location.origin)
  const params = new URLSearchParams(search)
  if (!params.has(BRANCH)) params.set(BRANCH, id)
  return `${pathname}?${params}${hash}`
}
