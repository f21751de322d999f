import type { Deletes, HeldDelete, HeldDeletes, LateDeletes, PageOfDeletable } from './defineDeletes.ts'
import { withoutHeld } from './withoutHeld.ts'

/** The ways to hide records of a domain, and to show them again. */
export function holding<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(
  deletes: Deletes<Row, Page>,
  late: LateDeletes<Row, Page>,
) {
  const hold = (held: HeldDeletes<Row>): void => deletes.change({ hide: (page, rows) => withoutHeld(page, held, rows, late), held })
  const put = (entries: readonly HeldDelete<Row>[]): void =>
    hold(new Map([...deletes.read().held, ...entries.map((entry) => [entry.row.id, entry] as const)]))
  return {
    hide: (rows: readonly Row[], list: string | null): void => put(rows.map((row) => ({ row, rows: list, isGone: false }))),
    /** They are deleted: hidden for good. */
    markGone: (rows: readonly Row[]): void => put(rows.map((row) => ({ row, rows: null, isGone: true }))),
    release: (rows: readonly Row[]): void => hold(new Map([...deletes.read().held].filter(([id]) => !rows.some((row) => row.id === id)))),
  }
}
