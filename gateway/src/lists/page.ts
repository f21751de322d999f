import type { Camel } from '@callout/contracts/wire/casing'
import type { Pagination } from '@callout/contracts/wire/page'
import { unreadableRows } from '@callout/contracts/reply/reader'

export const getPage = <T>(items: T[], pagination: Camel<Pagination> | null | undefined) => ({
  items,
  totalCount: pagination?.totalCount,
  page: pagination?.currentPage,
  perPage: pagination?.perPage,
  unreadable: [...unreadableRows(items)],
})
