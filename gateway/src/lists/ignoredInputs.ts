import { isNumberSearch } from '@callout/contracts/search/searchTerms'
import type { Rest } from '../rest/types.ts'
import { unreadableRows } from '@callout/contracts/reply/reader'
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

/** Matches no record, so a backend that searches returns nothing. */
const IMPOSSIBLE_WORD = 'qzxvkjwqz'

function isAnotherPage({ rows, pagination }: PageRead<unknown>, input: PageInput): boolean {
  const { currentPage, totalCount } = pagination ?? {}
  const count = rows.length + unreadableRows(rows).length
  if (count > sizeOf(input) || (typeof currentPage === 'number' && currentPage !== (input.page ?? 1))) return true
  return typeof totalCount === 'number' ? count < Math.min(sizeOf(input), totalCount - offsetOf(input)) : offsetOf(input) > 0 && count === 0
}

function isOutOfOrder<Row>(rows: readonly Row[], order: RowOrder<Row>): boolean {
  const placed = rows.filter((row) => order(row, row) !== undefined)
  return placed.some((row, index) => index > 0 && (order(placed[index - 1] as Row, row) ?? 0) > 0)
}

/** Names of the inputs that the page's rows contradict. `rows`: completed. */
export async function ignoredInputs<Row extends Keyed, Input extends PageInput, Read extends PageRead<Row>>(
  { read: readPage, filters, sortKeys }: PagedList<Row, Input, Read>,
  input: Input,
  { read, rows, rest }: { readonly read: Read; readonly rows: readonly Row[]; readonly rest: Rest },
): Promise<string[]> {
  const requested = input as Readonly<Record<string, unknown>>
  const readAgain = (change: PageInput): Promise<Read | undefined> => readPage({ ...input, ...change }, rest).catch(ignoreApiError)

  const names: string[] = []
  for (const name in filters) {
    if (requested[name] === undefined || requested[name] === null) continue
    const results = rows.map((row) => ruleOf(filters, name)?.(row, input))
    // A number may be a phone that rows lack.
    const isUncertain = name === 'search' && isNumberSearch(input.search ?? '') && results.includes(undefined)
    if (!results.includes(false) && !isUncertain) continue
    // A search may match fields that rows lack. It was ignored if an impossible word finds rows too.
    const isFound = name !== 'search' || (await readAgain({ search: IMPOSSIBLE_WORD, page: 1, perPage: 1 }))?.rows.length
    if (isFound) names.push(name)
  }
  const order = getOrder(sortKeys, input)
  if (order && isOutOfOrder(rows, order)) names.push('sortBy')

  // Without `current_page`, the page number was ignored if the first page has the same rows.
  const isFirstPage = async (): Promise<boolean> => {
    if (offsetOf(input) === 0 || rows.length === 0 || typeof read.pagination?.currentPage === 'number') return false
    const first = await readAgain({ page: 1 })
    return first?.rows.length === rows.length && first.rows.every(({ id }, index) => id === rows[index]?.id)
  }
  if (isAnotherPage(read, input) || (await isFirstPage())) names.push('page')
  return names
}
