import { isListByBranch, withBranch } from '../../lib/session/branchChoice.ts'

interface FromList {
  readonly list: string
}

/** Goes along with a link to a record: the list that it was opened from. */
export const fromList = (path: string, search: string): FromList => ({ list: path + search })

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'

/** Goes along with the way back from a record: the row to show. */
export const toRow = (id: string): { readonly row: string } => ({ row: id })

/** The row that is come back to; null where none is. */
export const rowOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'string' ? state.row : null

/** The way back to the list as it was, or to the list of the branch that is shown. `path` is the list's address, `state` that of the page. */
export const listAddress = (path: string, state: unknown): string =>
  isFromList(state) && (state.list === path || state.list.startsWith(`${path}?`))
    ? state.list
    : isListByBranch(path)
      ? withBranch(path)
      : path
