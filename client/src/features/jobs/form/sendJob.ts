import type { ApolloClient } from '@apollo/client'
import type { ClosedDays } from '@callout/contracts/jobs/occurrences'
import type { ClashingVisit } from '../../../parts/schedule/conflict.ts'
import { plannedVisits } from '../../../parts/schedule/plannedVisits.ts'
import { ruleReader } from '../../../parts/schedule/ruleReader.ts'
import { lookForClashes } from '../../../parts/schedule/clashLooks.ts'
import type { JobFormValues } from './jobFormValues.ts'
import { jobInputOf } from './jobInputOf.ts'
import { rememberSent } from './sentJobs.ts'
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

/** Books the job; a backend that knows the key books it once for each. `zone`: the account's. null: it is booked, and the backend does not say as what. */
export async function createJob(
  client: ApolloClient,
  values: JobFormValues,
  { idempotencyKey, zone }: { readonly idempotencyKey: string; readonly zone: string },
): Promise<CreatedJob | undefined> {
  const input = jobInputOf(values)
  const variables = { input, idempotencyKey }
  const { data } = await client.mutate({ mutation: CreateJobDocument, variables })
  if (data?.createJob) rememberSent(data.createJob.id, { input, isNew: true, zone })
  return data?.createJob
}
