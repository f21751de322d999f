import type { ApolloClient } from '@apollo/client'
import type { List } from '../../../components/list/defineList.ts'
import type { ListRow } from '../../../components/list/rows/selection.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import type { JobsInput } from '../../../lib/api/schemaTypes.generated.ts'

export const PAGE_ROWS = 100
const MAX_ROWS = 10 * PAGE_ROWS

/** The newest quotes first. `branchId`: null for all branches. */
export const quotesInput = (filter: JobsInput, branchId: string | null): JobsInput => ({
  ...filter,
  sortBy: 'JOB_NUMBER',
  sortDirection: 'DESCENDING',
  ...(branchId !== null && { branchId }),
})

interface QuotesPage<Row> {
  readonly items: readonly Row[]
  readonly totalCount: number | null
  readonly unreadable: readonly (string | null)[]
  readonly ignored: readonly string[]
}

export interface LoadedQuotes<Row> {
  readonly rows: readonly Row[]
  /** More were not read. */
  readonly isPartial: boolean
  readonly unreadable: number
  /** Inputs that the backend has ignored. */
  readonly ignored: ReadonlySet<string>
}

interface Load<Row extends ListRow> {
  readonly client: ApolloClient
  readonly query: List<Row>['query']
  readonly selectPage: (data: unknown) => QuotesPage<Row>
  readonly input: JobsInput
  readonly signal: AbortSignal
}

/** At most ten pages of quotes. null: stopped. Rejects with the gateway's error. */
export async function loadQuotes<Row extends ListRow>({
  client,
  query,
  selectPage,
  input,
  signal,
}: Load<Row>): Promise<LoadedQuotes<Row> | null> {
  const pages: QuotesPage<Row>[] = []
  const select = (data: unknown): QuotesPage<Row> => {
    const page = selectPage(data)
    pages.push(page)
    return page
  }
  const rows = await walkPages<Row>({ client, list: { query, selectPage: select }, input: { ...input }, most: MAX_ROWS, signal })
  if (!rows) return null
  const total = pages.find(({ totalCount }) => totalCount !== null)?.totalCount ?? Infinity
  return {
    rows,
    isPartial: rows.length >= MAX_ROWS && total > rows.length,
    unreadable: pages.reduce((sum, { unreadable }) => sum + unreadable.length, 0),
    ignored: new Set(pages.flatMap(({ ignored }) => ignored)),
  }
}
