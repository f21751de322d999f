import { unreadableRows } from '../rest/tolerantParse.ts'
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

/** Matches no record, so a backend that searches returns nothing. */
const IMPOSSIBLE_WORD = 'qzxvkjwqz'

function isAnotherPage({ rows, pagination }: PageRead<unknown>, input: PageInput): boolean {
  const { currentPage, totalCount } = pagination ?? {}
  const count = rows.length + unreadableRows(rows).length
  if (count > sizeOf(input) || (typeof currentPage === 'number' && currentPage !== (input.page ?? 1))) return true
  return typeof totalCount === 'number' ? count < Math.min(sizeOf(input), totalCount - offsetOf(input)) : offsetOf(input) > 0 && count === 0
}

const isSameRows = (some: readonly Keyed[], others: readonly Keyed[]): boolean =>
  some.length === others.length && some.every(({ id }, place) => id === others[place]?.id)

/** Without `current_page`, the page number was ignored if the first page has the same rows. */
async function isFirstPage<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read }: PagedList<Row, Input, Read>,
  input: Input,
  { rows, pagination }: Read,
): Promise<boolean> {
  if (offsetOf(input) === 0 || rows.length === 0 || typeof pagination?.currentPage === 'number') return false
  const first = await read({ ...input, page: 1 }).catch(ignoreApiError)
  return first !== undefined && isSameRows(rows, first.rows)
}

/** A search may match fields that rows lack. It was ignored if an impossible word finds rows too. */
async function isSearchIgnored<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read, matchesSearch }: PagedList<Row, Input, Read>,
  input: Input,
  rows: readonly Row[],
): Promise<boolean> {
  const words = searchOf(input)
  if (words === '' || rows.every((row) => matchesSearch(row, words) !== false)) return false
  const found = await read({ ...input, search: IMPOSSIBLE_WORD, page: 1, perPage: 1 }).catch(ignoreApiError)
  return found !== undefined && found.rows.length > 0
}

/** Rows without a sort value are skipped. */
function isOutOfOrder<Row>(rows: readonly Row[], order: RowOrder<Row>): boolean {
  const placed = rows.filter((row) => order(row, row) !== undefined)
  return placed.some((row, place) => place > 0 && (order(placed[place - 1] as Row, row) ?? 0) > 0)
}

export interface FirstRead<Row, Read> {
  readonly read: Read
  readonly rows: readonly Row[]
}

/** Names of inputs that the page contradicts: filters, `search`, `sortBy` and `page`. */
export async function ignoredInputs<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
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
