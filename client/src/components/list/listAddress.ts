import { isListByBranch, withBranch } from '../../lib/session/branchChoice.ts'

interface FromList {
  readonly list: string
}

export const fromList = (path: string, search: string): FromList => ({ list: path + search })

const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'

/** Navigation state of the link back to a list: the row to show. */
export const toRow = (id: string): { readonly row: string } => ({ row: id })

/** The row to return to; null if there is none. */
export const rowOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'row' in state && typeof state.row === 'string' ? state.row : null

/** Link back to the list in its last state, else to the selected branch's list. `path`: the list's; `state`: the navigation state. */
export const listAddress = (path: string, state: unknown): string =>
  isFromList(state) && (state.list === path || state.list.startsWith(`${path}?`))
    ? state.list
    : isListByBranch(path)
      ? withBranch(path)
      : path
