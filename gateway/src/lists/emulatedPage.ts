import { MAX_PAGE_SIZE } from '@callout/contracts/constants'
import { getPage } from './page.ts'
import { unreadableRows } from '@callout/contracts/reply/reader'
import type { Rest } from '../rest/types.ts'
import { ignoredInputs } from './ignoredInputs.ts'
import {
  type Keyed,
  ignoreApiError,
  type PagedList,
  type PageInput,
  type PageRead,
  type RowOrder,
  offsetOf,
  getOrder,
  ruleOf,
  sizeOf,
} from './pagedList.ts'

const MAX_PAGES = 10

type ReadPage<Row> = (page: number) => Promise<PageRead<Row> | undefined>

/** All rows of a list; undefined if there are more than `MAX_PAGES` pages, or some can't be read. */
async function allRows<Row extends Keyed>(readPage: ReadPage<Row>) {
  const known = new Map<Row['id'], Row>()
  const unreadable = new Set<string | null>()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await readPage(page)
    if (!read) return undefined
    const before = known.size
    for (const row of read.rows) if (!known.has(row.id)) known.set(row.id, row)
    for (const id of unreadableRows(read.rows)) unreadable.add(id)
    const { totalCount: total } = read.pagination ?? {}
    const all = { rows: [...known.values()], unreadable: [...unreadable] }
    if (typeof total === 'number' && known.size + unreadable.size >= total) return all
    // A page with only known rows means that the backend ignores the page number.
    if (known.size === before) return read.rows.length === 0 || typeof total !== 'number' ? all : undefined
  }
  return undefined
}

/** Sorts rows; those without a sort value come last. */
function ordered<Row>(rows: readonly Row[], order: RowOrder<Row>): Row[] {
  const isPlaced = (row: Row): boolean => order(row, row) !== undefined
  return [...rows.filter(isPlaced).toSorted((a, b) => order(a, b) ?? 0), ...rows.filter((row) => !isPlaced(row))]
}

/**
 * Applies the inputs that the backend ignored, if all rows can be read within bounds; else it removes rows that don't match.
 * `ignored`: inputs not applied to all rows. `areSumsValid`: whether the backend's sums cover the same rows.
 */
export async function emulatedPage<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
  rest: Rest,
) {
  const { filters, complete = (unchanged) => unchanged } = list
  const read = await list.read(input, rest)
  const rows = await complete(read.rows)
  const ignored = await ignoredInputs(list, input, { read, rows, rest })
  const page = { ...getPage(read.rows, read.pagination), read, items: rows, areSumsValid: ignored.length === 0, ignored }
  if (ignored.length === 0) return page

  const rowTests = ignored.filter((name) => name in filters)
  const fits = (row: Row): boolean => rowTests.every((name) => ruleOf(filters, name)?.(row, input) === true)
  const all = await allRows((number) => list.read({ ...input, page: number, perPage: MAX_PAGE_SIZE }, rest).catch(ignoreApiError))
  if (!all) return { ...page, items: rows.filter(fits), ...(rowTests.length > 0 && { totalCount: null }) }

  const order = ignored.includes('sortBy') ? getOrder(list.sortKeys, input) : null
  // Names cost further calls: look them up for all rows only if the search or the order needs them.
  const needsNames = order !== null || ignored.includes('search')
  const completed = needsNames ? await complete(all.rows) : all.rows
  const found = completed.filter(fits)
  const slice = (order ? ordered(found, order) : found).slice(offsetOf(input), offsetOf(input) + sizeOf(input))
  const inconclusive = rowTests.filter((name) => completed.some((row) => ruleOf(filters, name)?.(row, input) === undefined))
  return {
    read,
    items: needsNames ? slice : await complete(slice),
    totalCount: found.length,
    page: input.page ?? 1,
    perPage: sizeOf(input),
    unreadable: all.unreadable,
    areSumsValid: inconclusive.length === 0 && found.length === read.pagination?.totalCount,
    ignored: inconclusive,
  }
}
