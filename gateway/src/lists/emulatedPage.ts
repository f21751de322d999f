import { MAX_PAGE_SIZE } from '@callout/contracts/constants'
import { pageOf } from '../page.ts'
import { unreadableRows } from '../rest/salvage.ts'
import { contradictions } from './contradictions.ts'
import {
  type Keyed,
  orNothing,
  type PagedList,
  type PageInput,
  type PageRead,
  type RowOrder,
  sizeOf,
  startOf,
  wordsOf,
} from './pagedList.ts'

/** The requested page, even if the backend ignores paging, filters or order. */
export interface EmulatedPage<Row, Read> {
  /** The backend's own page. */
  readonly read: Read
  readonly items: Row[]
  /** Missing if unknown. */
  readonly totalCount: number | null | undefined
  readonly page: number | null | undefined
  readonly perPage: number | null | undefined
  readonly unreadable: (string | null)[]
  /** Inputs that the backend ignored and the gateway couldn't fully emulate: rows may be missing or in another order. */
  readonly ignored: string[]
}

/** Pages read at most to emulate one. */
const MOST_PAGES = 10

interface Walk<Row> {
  /** Every row that was read, as far as it is told. */
  readonly seen: Row[]
  readonly found: Row[]
  readonly unreadable: (string | null)[]
  readonly isWhole: boolean
}

/** Whether a row is as all of these names want it; undefined where it does not tell. */
type Judge<Row> = (row: Row) => boolean | undefined

/** A row that does not tell whether it is wanted is left out: of a backend that ignores the filter it hardly is. */
async function walked<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: Pick<PagedList<Row, Input, Read>, 'read' | 'complete'>,
  input: Input,
  { first, fits, wanted }: { readonly first: readonly Row[]; readonly fits: Judge<Row>; readonly wanted: number },
): Promise<Walk<Row>> {
  const seen = new Map<string, Row>()
  const unreadable = new Set<string | null>()
  const walk = (isWhole: boolean): Walk<Row> => {
    const rows = [...seen.values()]
    return { seen: rows, found: rows.filter((row) => fits(row) === true), unreadable: [...unreadable], isWhole }
  }
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await list.read({ ...input, page, perPage: MAX_PAGE_SIZE }).catch(orNothing)
    if (!read && page === 1) for (const row of first) seen.set(String(row.id), row)
    if (!read) return walk(false)
    const before = seen.size
    for (const row of await list.complete(read.rows)) if (!seen.has(String(row.id))) seen.set(String(row.id), row)
    for (const id of unreadableRows(read.rows)) unreadable.add(id)
    const total = read.pagination?.totalCount
    const isAll = typeof total === 'number' ? seen.size + unreadable.size >= total : false
    // The same rows again, where there should be more, are a page that was not turned.
    if (isAll || seen.size === before) return walk(isAll || read.rows.length === 0 || typeof total !== 'number')
    const now = walk(false)
    if (now.found.length >= wanted) return now
  }
  return walk(false)
}

/** In order, those last that do not tell their place. */
function ordered<Row>(rows: readonly Row[], order: RowOrder<Row>): Row[] {
  const isPlaced = (row: Row): boolean => order(row, row) !== undefined
  return [...rows.filter(isPlaced).toSorted((a, b) => order(a, b) ?? 0), ...rows.filter((row) => !isPlaced(row))]
}

/** By the names of what was ignored, what each row says to it. */
const judgesOf = <Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { filters, shows }: PagedList<Row, Input, Read>,
  input: Input,
  ignored: readonly string[],
): readonly (readonly [name: string, judge: Judge<Row>])[] =>
  ignored.flatMap((name) => {
    const filter = filters[name]
    if (filter) return [[name, (row: Row) => filter(row, input)] as const]
    return name === 'search' ? [[name, (row: Row) => shows(row, wordsOf(input))] as const] : []
  })

/** The page out of all that can be read, where the backend's own is not what was asked for. */
async function emulated<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
  { read, rows, ignored }: { readonly read: Read; readonly rows: readonly Row[]; readonly ignored: readonly string[] },
): Promise<EmulatedPage<Row, Read>> {
  const judges = judgesOf(list, input, ignored)
  const fits: Judge<Row> = (row) => judges.every(([, judge]) => judge(row) === true)
  const order = ignored.includes('sortBy') ? list.orderOf?.(input) : null
  const end = startOf(input) + sizeOf(input)
  // Names are found for what is shown, and for all only where they decide what that is.
  const needsNames = ignored.includes('search') || order
  const complete = needsNames ? list.complete : (raw: Row[]): Row[] => raw
  const walk = await walked({ read: list.read, complete }, input, { first: rows, fits, wanted: order ? Infinity : end })
  const found = order && walk.isWhole ? ordered(walk.found, order) : walk.found
  const shown = found.slice(startOf(input), end)
  const isHeld = walk.isWhole || (!order && found.length >= end)
  const unsure = judges.filter(([, judge]) => walk.seen.some((row) => judge(row) === undefined)).map(([name]) => name)
  const total = judges.length === 0 ? read.pagination?.totalCount : null
  return {
    read,
    items: needsNames ? shown : await list.complete(shown),
    totalCount: walk.isWhole ? found.length : total,
    page: input.page ?? 1,
    perPage: sizeOf(input),
    unreadable: walk.unreadable,
    ignored: isHeld ? unsure : [...ignored],
  }
}

/**
 * Reads a page. If its rows contradict a filter, the search, the order or the page number, the backend has ignored that input:
 * the gateway reads more pages, within bounds, and filters, sorts and slices the rows itself.
 */
export async function emulatedPage<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
): Promise<EmulatedPage<Row, Read>> {
  const read = await list.read(input)
  const rows = await list.complete(read.rows)
  const ignored = await contradictions(list, input, { read, rows })
  if (ignored.length > 0) return emulated(list, input, { read, rows, ignored })
  return { ...pageOf(read.rows, read.pagination), read, items: rows, ignored }
}
