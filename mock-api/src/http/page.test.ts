import { expect, test } from 'vitest'
import { getPage } from './page.ts'

const rows = Array.from({ length: 23 }, (_, index) => index + 1)

test('the last page holds what is left', () => {
  expect(getPage(rows, { page: 3, per_page: 10 })).toEqual({
    rows: [21, 22, 23],
    pagination: { current_page: 3, per_page: 10, total_count: 23, total_pages: 3 },
  })
})

test('a page behind the last one is empty, and an empty list has no pages', () => {
  expect(getPage(rows, { page: 4, per_page: 10 }).rows).toEqual([])
  expect(getPage([], { page: 1, per_page: 10 }).pagination.total_pages).toBe(0)
})
