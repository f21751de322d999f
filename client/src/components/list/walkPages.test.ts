import type { ApolloClient } from '@apollo/client'
import { expect, test } from 'vitest'
import { job } from '../../testing/jobs.ts'
import type { List } from './defineList.ts'
import { walkPages } from './walkPages.ts'

const rows = Array.from({ length: 25 }, (_, index) => job({ id: String(index + 1) }))

type Page = { readonly items: readonly ReturnType<typeof job>[]; readonly totalCount: number | null }
const list = { query: {} as List['query'], selectPage: (answer: unknown) => (answer as { readonly rows: Page }).rows }
type Query = { readonly variables: { readonly input: { readonly page: number } } }

/** Walks a backend with these responses; returns rows and number of requests. */
async function walk(selectPage: (page: number) => { items: unknown[]; totalCount: number | null }, most?: number) {
  let asked = 0
  const client = {
    query: ({ variables }: Query) => {
      asked += 1
      return Promise.resolve({ data: { rows: selectPage(variables.input.page) } })
    },
  } as unknown as ApolloClient
  const all = await walkPages({ client, list, input: {}, signal: new AbortController().signal, ...(most && { most }) })
  return { ids: all?.map(({ id }) => Number(id)), asked }
}
const inOrder = rows.map(({ id }) => Number(id))
const tens = (page: number) => rows.slice((page - 1) * 10, page * 10)

test('walks all pages of a backend with ten rows per page, with a total and without', async () => {
  expect(await walk((page) => ({ items: tens(page), totalCount: 25 }))).toEqual({ ids: inOrder, asked: 3 })
  expect(await walk((page) => ({ items: tens(page), totalCount: null }))).toEqual({ ids: inOrder, asked: 4 })
})

test('stops when a page repeats', async () => {
  expect(await walk(() => ({ items: tens(1), totalCount: 5000 }))).toEqual({ ids: inOrder.slice(0, 10), asked: 2 })
  expect(await walk(() => ({ items: tens(1), totalCount: null }))).toEqual({ ids: inOrder.slice(0, 10), asked: 2 })
})

test('queries a single page once', async () => {
  expect(await walk(() => ({ items: rows, totalCount: 25 }))).toEqual({ ids: inOrder, asked: 1 })
})

test('loads no more rows than requested', async () => {
  expect(await walk((page) => ({ items: tens(page), totalCount: 25 }), 10)).toEqual({ ids: inOrder.slice(0, 10), asked: 1 })
})

test('an empty list ends at once', async () => {
  expect(await walk(() => ({ items: [], totalCount: null }))).toEqual({ ids: [], asked: 1 })
})
