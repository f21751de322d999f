import type { Pagination } from '@callout/contracts/page'

/** An array, or a view of a sorted index. */
export interface Listed<R> {
  readonly length: number
  slice(from: number, to: number): R[]
}
export interface PageQuery {
  /** Counted from 1. */
  readonly page: number
  readonly per_page: number
}

/** The rows and position of a page; empty beyond the last one. */
export function pageOf<R>(rows: Listed<R>, { page, per_page }: PageQuery): { readonly rows: R[]; readonly pagination: Pagination } {
  const from = (page - 1) * per_page
  return {
    rows: rows.slice(from, from + per_page),
    pagination: { current_page: page, per_page, total_count: rows.length, total_pages: Math.ceil(rows.length / per_page) },
  }
}
