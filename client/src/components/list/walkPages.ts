import type { ApolloClient } from '@apollo/client'
import type { List } from './defineList.ts'
import type { ListRow } from './rows/selection.ts'
import { inParallel, MOST_AT_ONCE } from './inParallel.ts'

/** The most that the backend gives at once. It may give fewer, and go on where it stopped. */
const PAGE_ROWS = 100

/** Beyond this nobody waits for the end. */
const MOST_PAGES = 1000

interface Walk<Row extends ListRow> {
  readonly client: ApolloClient
  readonly list: Pick<List<Row>, 'query' | 'pageOf'>
  /** Of the query. */
  readonly input: Readonly<Record<string, unknown>>
  /** Of a query that does not take it as one `input`. */
  variablesOf?(this: void, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** Rows beyond are left out. */
  readonly most?: number
  readonly signal: AbortSignal
  /** `total` is null where the backend does not say. */
  readonly onProgress?: (rows: number, total: number | null) => void
}

/**
 * All rows of a list in its order, page by page, each once although the list may change on the way. It ends with the total
 * that the backend tells, and where it tells none, or gives the same page again, with the first page that brings nothing
 * new. Nothing of it stays in the cache. null: it was stopped. Rejects with what the gateway answered.
 */
export async function walkPages<Row extends ListRow>(walk: Walk<Row>): Promise<Row[] | null> {
  const { client, list, input, variablesOf = (asked) => ({ input: asked }), most = Infinity, signal, onProgress } = walk
  const pages: (readonly Row[])[] = []
  const seen = new Set<string>()
  let total: number | null = null
  /** Whether the page has a row that none before it had. */
  const load = async (page: number): Promise<boolean> => {
    const { data } = await client.query({
      query: list.query,
      variables: variablesOf({ ...input, page, perPage: PAGE_ROWS }),
      fetchPolicy: 'no-cache',
    })
    const answer = data ? list.pageOf(data) : null
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
    const others = Array.from({ length: Math.max(0, count - 2) }, (_, place) => place + 3)
    await inParallel(others, MOST_AT_ONCE, async (page) => void (await load(page)), signal)
  } else if (goesOn) {
    for (let page = 3; page <= MOST_PAGES && !isOver() && (await load(page)); page += 1);
  }
  if (signal.aborted) return null
  const rows = new Map(pages.flat().map((row) => [row.id, row]))
  return [...rows.values()].slice(0, most)
}
