import { boundedText } from '../text/rules.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../constants.ts'
import { dayText, IdInput, IntegerInput, nullish, z } from './zod.ts'

/** Position of the reply in the list. Pages count from 1. */
export const Pagination = z.object({
  current_page: nullish(z.int()),
  per_page: nullish(z.int()),
  total_count: nullish(z.int()),
  total_pages: nullish(z.int()),
})
export type Pagination = z.output<typeof Pagination>

export const pageQuery = {
  page: z._default(IntegerInput.check(z.gte(1, 'Pages count from 1')), 1),
  per_page: z._default(
    IntegerInput.check(z.gte(1, 'A page has at least 1 row'), z.lte(MAX_PAGE_SIZE, `A page has at most ${MAX_PAGE_SIZE} rows`)),
    DEFAULT_PAGE_SIZE,
  ),
}

export const sortDirection = {
  ASCENDING: { code: 'asc', label: 'Ascending' },
  DESCENDING: { code: 'desc', label: 'Descending' },
} as const

/** Query of every company list: `…list` in wire.md. Dates are whole days in the account's time zone. */
export const listQuery = {
  ...pageQuery,
  search: z.optional(boundedText(200)),
  branch_id: z.optional(IdInput),
  date_from: z.optional(dayText()),
  date_to: z.optional(dayText()),
}
