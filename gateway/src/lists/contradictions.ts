import { unreadableRows } from '../rest/salvage.ts'
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

/** Nobody's name and nothing's number: a backend that searches finds nothing by it. */
const NO_WORD = 'qzxvkjwqz'

/** Whether a page is another one than that which was asked for, or of another size. */
function isAnotherPage({ rows, pagination }: PageRead<unknown>, input: PageInput): boolean {
  const { currentPage, totalCount } = pagination ?? {}
  const count = rows.length + unreadableRows(rows).length
  if (count > sizeOf(input) || (typeof currentPage === 'number' && currentPage !== (input.page ?? 1))) return true
  return typeof totalCount === 'number' ? count < Math.min(sizeOf(input), totalCount - startOf(input)) : startOf(input) > 0 && count === 0
}

const isSameRows = (some: readonly Keyed[], others: readonly Keyed[]): boolean =>
  some.length === others.length && some.every(({ id }, place) => id === others[place]?.id)

/** Where nobody says which page it is, the first one was sent again if its rows are the same. */
async function isFirstPage<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read }: PagedList<Row, Input, Read>,
  input: Input,
  { rows, pagination }: Read,
): Promise<boolean> {
  if (startOf(input) === 0 || rows.length === 0 || typeof pagination?.currentPage === 'number') return false
  const first = await read({ ...input, page: 1 }).catch(orNothing)
  return first !== undefined && isSameRows(rows, first.rows)
}

/** A search may find what no row shows: it is ignored where a word that nothing has finds rows, too. */
async function isSearchIgnored<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read, shows }: PagedList<Row, Input, Read>,
  input: Input,
  rows: readonly Row[],
): Promise<boolean> {
  const words = wordsOf(input)
  if (words === '' || rows.every((row) => shows(row, words) !== false)) return false
  const found = await read({ ...input, search: NO_WORD, page: 1, perPage: 1 }).catch(orNothing)
  return found !== undefined && found.rows.length > 0
}

/** Rows that tell no place may stand anywhere. */
function isOutOfOrder<Row>(rows: readonly Row[], order: RowOrder<Row>): boolean {
  const placed = rows.filter((row) => order(row, row) !== undefined)
  return placed.some((row, place) => place > 0 && (order(placed[place - 1] as Row, row) ?? 0) > 0)
}

/** What was read of a page, and its rows with their names. */
export interface FirstRead<Row, Read> {
  readonly read: Read
  readonly rows: readonly Row[]
}

/** Names of what a page contradicts of what was asked for: filters, `search`, `sortBy` and `page`. */
export async function contradictions<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  list: PagedList<Row, Input, Read>,
  input: Input,
  { read, rows }: FirstRead<Row, Read>,
): Promise<string[]> {
  const wanted = input as Readonly<Record<string, unknown>>
  const names: string[] = []
  for (const name in list.filters) {
    if (wanted[name] === undefined || wanted[name] === null) continue
    if (read.rows.some((row) => list.filters[name]?.(row, input) === false)) names.push(name)
  }
  if (await isSearchIgnored(list, input, rows)) names.push('search')
  const order = list.orderOf?.(input)
  if (order && isOutOfOrder(rows, order)) names.push('sortBy')
  if (isAnotherPage(read, input) || (await isFirstPage(list, input, read))) names.push('page')
  return names
}
