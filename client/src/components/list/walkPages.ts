import type { ApolloClient } from '@apollo/client'
import type { List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'
import { inParallel, MOST_AT_ONCE } from './inParallel.ts'

/** The backend's maximum. It may return fewer. */
const PAGE_ROWS = 100

const MOST_PAGES = 1000

interface Walk<Row extends ListRow> {
  readonly client: ApolloClient
  readonly list: Pick<List<Row>, 'query' | 'selectPage'>
  readonly input: Readonly<Record<string, unknown>>
  /** Builds the variables for a query without a single `input`. */
  variablesOf?(this: void, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  readonly most?: number
  readonly signal: AbortSignal
  /** `total` is null if unknown. */
  readonly onProgress?: (rows: number, total: number | null) => void
}

/**
 * All rows of a list in order, page by page, without duplicates if the list changes meanwhile. Ends at the backend's total, or at
 * the first page without a new row if the total is unknown. Bypasses the cache. null: stopped. Rejects with the gateway's error.
 */
export async function walkPages<Row extends ListRow>(walk: Walk<Row>): Promise<Row[] | null> {
  const { client, list, input, variablesOf = (asked) => ({ input: asked }), most = Infinity, signal, onProgress } = walk
  const pages: (readonly Row[])[] = []
  const seen = new Set<string>()
  let total: number | null = null
  const load = async (page: number): Promise<boolean> => {
    const { data } = await client.query({
      query: list.query,
      variables: variablesOf({ ...input, page, perPage: PAGE_ROWS }),
      fetchPolicy: 'no-cache',
    })
    const answer = data ? list.selectPage(data) : null
    const rows = answer?.items ?? []
    const isNew = rows.some(({ id }) => !seen.has(id))
    rows.forEach(({ id }) => seen.add(id))
    pages[page] = rows
    total ??= answer?.totalCount ?? null
    if (!signal.aborted) onProgress?.(seen.size, total)
    return isNew
  }
  const isOver = (): boolean => signal.aborted || seen.size >= Math.min(total ?? Infinity, most)

  const goesOn = (await load(1)) && !isOver() && (await load(2))
  const rowsOfPage = pages[1]?.length ?? 0
  if (goesOn && total !== null) {
    const count = Math.min(MOST_PAGES, Math.ceil(Math.min(total, most) / rowsOfPage))
    const others = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 3)
    await inParallel(others, MOST_AT_ONCE, async (page) => void (await load(page)), signal)
  } else if (goesOn) {
    for (let page = 3; page <= MOST_PAGES && !isOver() && (await load(page)); page += 1);
  }
  if (signal.aborted) return null
  const rows = new Map(pages.flat().map((row) => [row.id, row]))
  return [...rows.values()].slice(0, most)
}
