import type { Camel } from '@callout/contracts/casing'
import type { Pagination } from '@callout/contracts/page'
import { unreadableRows } from './rest/salvage.ts'

/** A page of the schema; where the backend does not say where it stands, its numbers are null. */
export const pageOf = <T>(items: T[], pagination: Camel<Pagination> | null | undefined) => ({
  items,
  totalCount: pagination?.totalCount,
  page: pagination?.currentPage,
  perPage: pagination?.perPage,
  unreadable: [...unreadableRows(items)],
})
