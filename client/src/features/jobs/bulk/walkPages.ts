import type { ApolloClient } from '@apollo/client'
import { type JobRowFragment, JobsDocument, type JobsInput, type JobsQuery } from '../jobs.generated.ts'
import { inParallel, MOST_AT_ONCE } from './inParallel.ts'

/** The most that the backend gives at once. */
const PAGE_ROWS = 100

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
 * All rows of a list in its order, page by page, each once although the list may change on the way. Nothing of it stays in
 * the cache. null: it was stopped. Rejects with what the gateway answered.
 */
export async function walkPages({ client, input, most = Infinity, signal, onProgress }: Walk): Promise<JobRowFragment[] | null> {
  const pages: JobRowFragment[][] = []
  let total: number | null = null
  const load = async (page: number): Promise<JobsQuery['jobs'] | undefined> => {
    const { data } = await client.query({
      query: JobsDocument,
      variables: { input: { ...input, page, perPage: PAGE_ROWS } },
      fetchPolicy: 'no-cache',
    })
    pages[page] = data?.jobs.items ?? []
    if (!signal.aborted)
      onProgress?.(
        pages.reduce((sum, rows) => sum + rows.length, 0),
        total,
      )
    return data?.jobs
  }
  total = (await load(1))?.totalCount ?? null
  if (total === null) {
    for (let page = 1; !signal.aborted && pages[page]?.length === PAGE_ROWS && page * PAGE_ROWS < most; page += 1) await load(page + 1)
  } else {
    const count = Math.ceil(Math.min(total, most) / PAGE_ROWS)
    const others = Array.from({ length: Math.max(0, count - 1) }, (_, place) => place + 2)
    await inParallel(others, MOST_AT_ONCE, async (page) => void (await load(page)), signal)
  }
  if (signal.aborted) return null
  const rows = new Map(pages.flat().map((job) => [job.id, job]))
  return [...rows.values()].slice(0, most)
}
