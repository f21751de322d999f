import type { Deletes, PageOfDeletable, PendingDeletes } from './defineDeletes.ts'

/** A page without records being deleted, with adjusted counts. `rows`: key of the list (`rowsKeyOf`). */
export function withoutPendingDeletes<Row extends { readonly id: string }, Page extends PageOfDeletable<Row>>(
  page: Page,
  pending: PendingDeletes<Row>,
  rows: string,
  { affectedCounts }: Pick<Deletes<Row, Page>, 'affectedCounts'>,
): Page {
  const here = page.items.filter(({ id }) => pending.has(id))
  const elsewhere = [...pending.values()].filter((item) => !item.isGone && item.rows === rows && !here.some(({ id }) => id === item.row.id))
  const missing = [...here, ...elsewhere.map(({ row }) => row)]
  if (missing.length === 0) return page
  const { totalCount } = page
  return {
    ...page,
    items: page.items.filter(({ id }) => !pending.has(id)),
    totalCount: totalCount === null ? null : totalCount - missing.length,
    ...affectedCounts?.(page, missing),
  }
}
