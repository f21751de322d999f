import type { ApolloClient } from '@apollo/client'
import { nowInSeconds } from '../../../lib/clock.ts'
import { RECENT_SECONDS } from '../../../lib/forms/submitOnce.ts'
import { NewestJobsDocument, type NewestJobsQuery } from './equalJob.generated.ts'
import type { JobInput, LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'

/** A job that may be the submitted one whose response was lost. */
export type EqualJob = NewestJobsQuery['jobs']['items'][number]

/** Missing values match anything. */
const agrees = (returned: unknown, wanted: unknown): boolean =>
  returned === null || returned === undefined || JSON.stringify(returned) === JSON.stringify(wanted ?? null)

const areEqualLines = (returned: EqualJob['lineItems'], wanted: readonly LineItemInput[]): boolean =>
  returned === null ||
  (returned.length === wanted.length &&
    wanted.every(({ name, quantity, amount }, index) => {
      const line = returned[index]
      return agrees(line?.name, name) && agrees(line?.quantity, quantity) && agrees(line?.amount, amount)
    }))

const isEqual = (job: EqualJob, wanted: JobInput, since: number): boolean =>
  job.customer?.id === wanted.customerId &&
  agrees(job.property?.id, wanted.propertyId) &&
  agrees(job.category?.id, wanted.categoryId) &&
  agrees(job.title, wanted.title || job.title) &&
  agrees(job.dates, wanted.dates) &&
  (wanted.scheduleLater === true || (agrees(job.startTime, wanted.startTime) && agrees(job.endTime, wanted.endTime))) &&
  areEqualLines(job.lineItems, wanted.lineItems ?? []) &&
  (job.createdAt ?? since) >= since

interface Search {
  /** Unix seconds: earlier jobs are others. Default: an hour ago. */
  readonly since?: number
  readonly context?: object
}

/** The job that this input may have created already, searched among the customer's newest jobs and quotes. */
export async function findEqualJob(
  client: ApolloClient,
  wanted: JobInput,
  { since = nowInSeconds() - RECENT_SECONDS, context = {} }: Search = {},
): Promise<EqualJob | null> {
  const { data } = await client.query({
    query: NewestJobsDocument,
    variables: { customerId: wanted.customerId },
    fetchPolicy: 'no-cache',
    context,
  })
  return data?.jobs.items.find((job) => isEqual(job, wanted, since)) ?? null
}
