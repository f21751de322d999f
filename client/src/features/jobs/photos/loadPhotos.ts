import type { ApolloClient } from '@apollo/client'
import { isAway, Problem } from '../../../lib/api/apiError.ts'
import { noteCopy } from '../../../lib/offline/copyTime.ts'
import { readCopies } from '../../../lib/offline/responseStore.ts'
import { worksOnSite } from '../../../lib/session/onSite.ts'
import type { JobQuery } from '../jobs.generated.ts'
import { type PhotoJobFragment, PhotoJobsDocument } from './photos.generated.ts'

/** Jobs loaded at once: the gateway loads one record for each. */
export const JOBS_PER_PAGE = 20

export interface PhotosOf {
  readonly customerId: string
  /** null: all properties of the customer. */
  readonly propertyId: string | null
}

export interface PhotoPage {
  /** The newest first. */
  readonly jobs: readonly PhotoJobFragment[]
  readonly hasMore: boolean
}

/** The jobs on this device, with their time for the banner; null without any. */
async function readStored({ customerId, propertyId }: PhotosOf): Promise<PhotoPage | null> {
  if (!worksOnSite()) return null
  const copies = (await readCopies<JobQuery>('Job')).filter(
    ({ data: { job } }) => job.customer?.id === customerId && (propertyId === null || job.property?.id === propertyId),
  )
  if (copies.length === 0) return null
  noteCopy(Math.min(...copies.map(({ at }) => at)))
  return {
    jobs: copies.map(({ data }) => data.job).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '', 'en')),
    hasMore: false,
  }
}

async function readPage(
  client: ApolloClient,
  { customerId, propertyId }: PhotosOf,
  page: number,
  signal?: AbortSignal,
): Promise<PhotoPage> {
  const by = { customerId, ...(propertyId !== null && { propertyId }) }
  const input = { ...by, sortBy: 'START_AT', sortDirection: 'DESCENDING', page, perPage: JOBS_PER_PAGE } as const
  const context = { fetchOptions: { signal } }
  const { data } = await client.query({ query: PhotoJobsDocument, variables: { input }, fetchPolicy: 'network-only', context })
  const { items = [], totalCount = null, ignored = [] } = data?.jobs ?? {}
  // With an ignored filter the jobs may be other customers'.
  if (Object.keys(by).some((filter) => ignored.includes(filter))) throw new Problem('The service can’t list these jobs.')
  return { jobs: items, hasMore: totalCount === null ? items.length === JOBS_PER_PAGE : page * JOBS_PER_PAGE < totalCount }
}

/** A page of the jobs of a customer or property with their files; without a network those on this device. */
export async function loadPhotos(client: ApolloClient, of: PhotosOf, page: number, signal?: AbortSignal): Promise<PhotoPage> {
  try {
    return await readPage(client, of, page, signal)
  } catch (error) {
    const stored = isAway(error) && page === 1 ? await readStored(of).catch(() => null) : null
    if (stored) return stored
    throw error
  }
}
