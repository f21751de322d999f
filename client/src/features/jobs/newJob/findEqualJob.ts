import type { ApolloClient } from '@apollo/client'
import { isRecent } from '../../../lib/forms/submitOnce.ts'
import { NewestJobsDocument, type NewestJobsQuery } from './equalJob.generated.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { jobInputOf } from '../form/jobInputOf.ts'
import type { JobInput } from '../../../lib/api/schemaTypes.generated.ts'

/** A job that may be the submitted one whose response was lost. */
export type EqualJob = NewestJobsQuery['jobs']['items'][number]

/** Missing values match anything. */
const agrees = (returned: unknown, wanted: unknown): boolean =>
  returned === null || returned === undefined || JSON.stringify(returned) === JSON.stringify(wanted ?? null)

const linesOf = (lines: EqualJob['lineItems'] | JobInput['lineItems']): unknown =>
  lines && lines.map(({ name, quantity, amount }) => [name, quantity, amount])

const isEqual = (job: EqualJob, wanted: JobInput): boolean =>
  job.customer?.id === wanted.customerId &&
  agrees(job.property?.id, wanted.propertyId) &&
  agrees(job.category?.id, wanted.categoryId) &&
  agrees(job.title, wanted.title || job.title) &&
  agrees(job.dates, wanted.dates) &&
  (wanted.scheduleLater === true || (agrees(job.startTime, wanted.startTime) && agrees(job.endTime, wanted.endTime))) &&
  agrees(linesOf(job.lineItems), linesOf(wanted.lineItems)) &&
  isRecent(job.createdAt)

/** The job that these values may have created already, searched among the customer's newest jobs and quotes. */
export async function findEqualJob(client: ApolloClient, values: JobFormValues): Promise<EqualJob | null> {
  const { data } = await client.query({
    query: NewestJobsDocument,
    variables: { customerId: values.customerId },
    fetchPolicy: 'no-cache',
  })
  const wanted = jobInputOf(values)
  return data?.jobs.items.find((job) => isEqual(job, wanted)) ?? null
}
