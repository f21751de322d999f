import type { ApolloClient } from '@apollo/client'
import type { ClosedDays } from '@callout/contracts/jobs/occurrences'
import type { ClashingVisit } from '../actions/conflict.ts'
import { plannedVisits } from '../schedule/plannedVisits.ts'
import { ruleReader } from '../schedule/ruleReader.ts'
import { lookForClashes } from './clashLooks.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { jobInputOf } from './jobInputOf.ts'
import { type CreateJobMutation, CreateJobDocument } from './sendJob.generated.ts'

export { findEqualJob } from './findEqualJob.ts'
export type CreatedJob = CreateJobMutation['createJob']

interface Account {
  readonly closedDays: ClosedDays
  /** IANA. */
  readonly timeZone: string
}

/** Who is busy when the job would take place, as far as that is looked at before it is saved. */
export async function clashesOfNewJob(
  client: ApolloClient,
  values: JobFormValues,
  { closedDays, timeZone }: Account,
): Promise<ClashingVisit[]> {
  const { categoryId, branchId, staffIds } = values
  const { slots } = plannedVisits(values, { closedDays, timezone: timeZone, formatDate: (date) => date, reader: ruleReader })
  const visits = slots.map(({ start_at, end_at }) => ({ visitId: null, startAt: start_at, endAt: end_at, staffIds }))
  return lookForClashes(client, { categoryId, branchId, timeZone }, visits)
}

/** Books the job; a backend that knows the key books it once for each. null: it is booked, and the backend does not say as what. */
export async function createJob(client: ApolloClient, values: JobFormValues, idempotencyKey: string): Promise<CreatedJob | undefined> {
  const variables = { input: jobInputOf(values), idempotencyKey }
  const { data } = await client.mutate({ mutation: CreateJobDocument, variables })
  return data?.createJob
}
