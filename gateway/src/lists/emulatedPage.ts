import { MAX_PAGE_SIZE } from '@callout/contracts/constants'
import { pageOf } from '../page.ts'
import { unreadableRows } from '../rest/tolerantParse.ts'
import { ignoredInputs } from './ignoredInputs.ts'
import {
  type Keyed,
  ignoreApiError,
  type PagedList,
  type PageInput,
  type PageRead,
  type RowOrder,
  sizeOf,
  offsetOf,
  searchOf,
} from './pagedList.ts'

/** The requested page, even if the backend ignores paging, filters or order. */
export interface EmulatedPage<Row, Read> {
  readonly read: Read
  readonly items: Row[]
  /** Missing if unknown. */
  readonly totalCount: number | null | undefined
  readonly page: number | null | undefined
  readonly perPage: number | null | undefined
  readonly unreadable: (string | null)[]
  /** Whether the backend's sums cover the same rows. */
  readonly areSumsValid: boolean
  /** Inputs that the backend ignored and the gateway couldn't fully emulate: rows may be missing or in another order. */
  readonly ignored: string[]
}

/** Maximum number of pages read to emulate one. */
const MAX_PAGES = 10

interface ReadRows<Row> {
  readonly seen: Row[]
  readonly found: Row[]
  readonly unreadable: (string | null)[]
  readonly isComplete: boolean
}

/** Whether a row matches; undefined if the row lacks the value. */
type RowTest<Row> = (row: Row) => boolean | undefined

const asRead = <Row>(rows: Row[]): Row[] => rows

/** Reads pages until enough rows match. Rows without the compared value are left out. */
async function readPages<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read: readPage, complete = asRead }: Pick<PagedList<Row, Input, Read>, 'read' | 'complete'>,
  input: Input,
  { first, fits, wanted }: { readonly first: readonly Row[]; readonly fits: RowTest<Row>; readonly wanted: number },
): Promise<ReadRows<Row>> {
  const seen = new Map<string, Row>()
  const unreadable = new Set<string | null>()
  const result = (isComplete: boolean): ReadRows<Row> => {
    const rows = [...seen.values()]
    return { seen: rows, found: rows.filter((row) => fits(row) === true), unreadable: [...unreadable], isComplete }
  }
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const read = await readPage({ ...input, page, perPage: MAX_PAGE_SIZE }).catch(ignoreApiError)
    if (!read && page === 1) for (const row of first) seen.set(String(row.id), row)
    if (!read) return result(false)
    const before = seen.size
    for (const row of await complete(read.rows)) if (!seen.has(String(row.id))) seen.set(String(row.id), row)
    for (const id of unreadableRows(read.rows)) unreadable.add(id)
    const total = read.pagination?.totalCount
    const isAll = typeof total === 'number' ? seen.size + unreadable.size >= total : false
    // A page with only known rows means that the backend ignores the page number.
    if (isAll || seen.size === before) return result(isAll || read.rows.length === 0 || typeof total !== 'number')
    const now = result(false)
    if (now.found.length >= wanted) return now
  }
  return result(false)
}

/** Sorts rows; those without a sort value come last. */
function ordered<Row>(rows: readonly Row[], order: RowOrder<Row>): Row[] {
  const isPlaced = (row: Row): boolean => order(row, row) !== undefined
  return [...rows.filter(isPlaced).toSorted((a, b) => order(a, b) ?? 0), ...rows.filter((row) => !isPlaced(row))]
}

const rowTestsOf = <Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { filters, matchesSearch }: PagedList<Row, Input, Read>,
  input: Input,
  ignored: readonly string[],
): readonly (readonly [name: string, rowTest: RowTest<Row>])[] =>
  ignored.flatMap((name) => {
    const filter = filters[name]
    if (filter) return [[name, (row: Row) => filter(row, input)] as const]
    return name === 'search' ? [[name, (row: Row) => matchesSearch(row, searchOf(input))] as const] : []
  })

async function emulated<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
  { read, rows, ignored }: { readonly read: Read; readonly rows: readonly Row[]; readonly ignored: readonly string[] },
): Promise<EmulatedPage<Row, Read>> {
  const rowTests = rowTestsOf(list, input, ignored)
  const fits: RowTest<Row> = (row) => rowTests.every(([, rowTest]) => rowTest(row) === true)
  const order = ignored.includes('sortBy') ? list.orderOf?.(input) : null
  const end = offsetOf(input) + sizeOf(input)
  // Names cost further calls: look them up for all rows only if the search or the order needs them.
  const needsNames = ignored.includes('search') || order
  const result = await readPages(needsNames ? list : { read: list.read }, input, { first: rows, fits, wanted: order ? Infinity : end })
  const found = order && result.isComplete ? ordered(result.found, order) : result.found
  const shown = found.slice(offsetOf(input), end)
  const isConclusive = result.isComplete || (!order && found.length >= end)
  const inconclusive = rowTests.filter(([, rowTest]) => result.seen.some((row) => rowTest(row) === undefined)).map(([name]) => name)
  const total = rowTests.length === 0 ? read.pagination?.totalCount : null
  const totalCount = result.isComplete ? found.length : total
  const stillIgnored = isConclusive ? inconclusive : [...ignored]
  return {
    read,
    items: needsNames ? shown : await (list.complete ?? asRead)(shown),
    totalCount,
    page: input.page ?? 1,
    perPage: sizeOf(input),
    unreadable: result.unreadable,
    areSumsValid: stillIgnored.length === 0 && totalCount === read.pagination?.totalCount,
    ignored: stillIgnored,
  }
}

/**
 * Reads a page. If its rows contradict a filter, the search, the order or the page number, the backend has ignored that input: the
 * gateway reads more pages, within bounds, and filters, sorts and slices the rows itself.
 */
export async function emulatedPage<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
): Promise<EmulatedPage<Row, Read>> {
  const read = await list.read(input)
  const rows = await (list.complete ?? asRead)(read.rows)
  const ignored = await ignoredInputs(list, input, { read, rows })
  if (ignored.length > 0) return emulated(list, input, { read, rows, ignored })
  return { ...pageOf(read.rows, read.pagination), read, items: rows, areSumsValid: true, ignored }
}
