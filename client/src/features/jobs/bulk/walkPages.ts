import type { ApolloClient } from '@apollo/client'
import { type JobRowFragment, JobsDocument, type JobsInput, type JobsQuery } from '../jobs.generated.ts'
import { inParallel, MOST_AT_ONCE } from './inParallel.ts'

/** The most that the backend gives at once. It may give fewer, and go on where it stopped. */
const PAGE_ROWS = 100

/** Beyond this nobody waits for the end. */
const MOST_PAGES = 1000

interface Walk {
  readonly client: ApolloClient
  readonly input: JobsInput
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
export async function walkPages({ client, input, most = Infinity, signal, onProgress }: Walk): Promise<JobRowFragment[] | null> {
  const pages: JobRowFragment[][] = []
  const seen = new Set<string>()
  let total: number | null = null
  /** Whether the page has a row that none before it had. */
  const load = async (page: number): Promise<boolean> => {
    const { data } = await client.query({
      query: JobsDocument,
      variables: { input: { ...input, page, perPage: PAGE_ROWS } },
      fetchPolicy: 'no-cache',
    })
    const rows = data?.jobs.items ?? []
    const isNew = rows.some(({ id }: JobsQuery['jobs']['items'][number]) => !seen.has(id))
    rows.forEach(({ id }) => seen.add(id))
    pages[page] = rows
    total ??= data?.jobs.totalCount ?? null
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
  const rows = new Map(pages.flat().map((job) => [job.id, job]))
  return [...rows.values()].slice(0, most)
}
