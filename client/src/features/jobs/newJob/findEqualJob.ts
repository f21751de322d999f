import type { ApolloClient } from '@apollo/client'
import { nowInSeconds } from '../../../lib/clock.ts'
import { RECENT_SECONDS } from '../../../lib/forms/submitOnce.ts'
import { NewestJobsDocument, type NewestJobsQuery } from './equalJob.generated.ts'
import type { JobInput, LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'

/** A job that may be the submitted one whose response was lost. */
export type EqualJob = NewestJobsQuery['jobs']['items'][number]

/** Missing values match anything. */
const agrees = (returned: unknown, requested: unknown): boolean =>
  returned === null || returned === undefined || JSON.stringify(returned) === JSON.stringify(requested ?? null)

const areEqualLines = (returned: EqualJob['lineItems'], requested: readonly LineItemInput[]): boolean =>
  returned === null ||
  (returned.length === requested.length &&
    requested.every(({ name, quantity, amount }, index) => {
      const line = returned[index]
      return agrees(line?.name, name) && agrees(line?.quantity, quantity) && agrees(line?.amount, amount)
    }))

const isEqual = (job: EqualJob, requested: JobInput, since: number): boolean =>
  job.customer?.id === requested.customerId &&
  agrees(job.property?.id, requested.propertyId) &&
  agrees(job.category?.id, requested.categoryId) &&
  agrees(job.title, requested.title || job.title) &&
  agrees(job.dates, requested.dates) &&
  (requested.scheduleLater === true || (agrees(job.startTime, requested.startTime) && agrees(job.endTime, requested.endTime))) &&
  areEqualLines(job.lineItems, requested.lineItems ?? []) &&
  (job.createdAt ?? since) >= since

interface Search {
  /** Unix seconds: earlier jobs are others. Default: an hour ago. */
  readonly since?: number
  readonly context?: object
}

/** The job that this input may have created already, searched among the customer's newest jobs and quotes. */
export async function findEqualJob(
  client: ApolloClient,
  requested: JobInput,
  { since = nowInSeconds() - RECENT_SECONDS, context = {} }: Search = {},
): Promise<EqualJob | null> {
  const { data } = await client.query({
    query: NewestJobsDocument,
    variables: { customerId: requested.customerId },
    fetchPolicy: 'no-cache',
    context,
  })
  return data?.jobs.items.find((job) => isEqual(job, requested, since)) ?? null
}
