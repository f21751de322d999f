import type { Camel } from '@callout/contracts/wire/casing'
import type { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { JobSummary } from '@callout/contracts/jobs/schemas/list'
import type { GatewayContext } from '../schema/context.ts'
import type { JobsInput } from '../generated/resolvers.ts'
import type { Requested } from '../graphql/fieldsBelow.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { isSet } from '../lists/rowRules.ts'
import type { RestData, RestInput } from '../rest/types.ts'
import type { JobSource } from '../schema/sources.ts'
import { jobFilters, jobSortKeys } from './jobFilters.ts'
import { jobRecords } from './jobRecords.ts'

type ReadJobs = (query: RestInput<typeof jobEndpoints.listJobs>) => Promise<RestData<typeof jobEndpoints.listJobs>>

function requestedFor({ search, sortBy }: JobsInput, requested: Requested): Requested {
  const added = [...(search ? ['customer', 'name', 'property'] : []), ...(sortBy ? ['startAt'] : [])]
  return { has: (name) => added.includes(name) || requested.has(name) }
}

export async function jobPageOf(readJobs: ReadJobs, input: JobsInput, context: GatewayContext, fields: Requested) {
  const requested = requestedFor(input, fields)
  const list = {
    read: async ({ statuses, sortDirection, ...others }: JobsInput) => {
      const { jobs: rows, pagination, counts } = await readJobs({ ...others, status: statuses, sortDir: sortDirection })
      return { rows, pagination, counts }
    },
    complete: (rows: Camel<JobSummary>[]) => jobRecords(rows, context, requested),
    filters: jobFilters,
    sortKeys: jobSortKeys,
  }
  const page = await emulatedPage(list, input, context.rest)
  // A backend that supports the attention filter, which is ours, returns the visit concerned.
  const isUnproven = (job: JobSource): boolean => job.attentionVisit === undefined && jobFilters.attention(job, input) === undefined
  const ignoresAttention = isSet(input.attention) && page.items.some(isUnproven)
  // The same for quotes. Jobs without one are no quotes of a backend that keeps none.
  const items = isSet(input.quote) ? page.items.filter(({ quote }) => isSet(quote)) : page.items
  const ignoresQuote = items.length < page.items.length
  const unproven = [...(ignoresAttention ? ['attention'] : []), ...(ignoresQuote ? ['quote'] : [])]
  return {
    ...page,
    items,
    ...(unproven.length > 0 && { ignored: [...new Set([...page.ignored, ...unproven])], totalCount: null }),
    counts: page.read.counts,
  }
}
