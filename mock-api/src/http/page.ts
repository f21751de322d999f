import type { Pagination } from '@callout/contracts/wire/page'

export interface Listed<R> {
  readonly length: number
  slice(from?: number, to?: number): R[]
}
/** The rows from last to first. A page costs as much as it is long. */
export const reversed = <R>(rows: readonly R[]): Listed<R> => ({
  length: rows.length,
  slice: (from = 0, to = rows.length) => rows.slice(Math.max(0, rows.length - to), Math.max(0, rows.length - from)).reverse(),
})

export interface PageQuery {
  readonly page: number
  readonly per_page: number
}

/** The rows and position of a page; empty beyond the last one. */
export function getPage<R>(rows: Listed<R>, { page, per_page }: PageQuery): { readonly rows: R[]; readonly pagination: Pagination } {
  const from = (page - 1) * per_page
  return {
    rows: rows.slice(from, from + per_page),
    pagination: { current_page: page, per_page, total_count: rows.length, total_pages: Math.ceil(rows.length / per_page) },
  }
}
