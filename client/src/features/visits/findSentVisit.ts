import type { ApolloClient } from '@apollo/client'
import type { FoundAgain } from '../../components/bulk/defineBulk.ts'
import { requiredData } from '../../lib/api/requiredData.ts'
import { JobVisitsDocument } from '../jobs/queries/jobs.generated.ts'
import { type ActionTarget, type Outcome, type TargetJob, targetOfVisit } from './actionTarget.ts'

/** Looks for the effect of a lost call: the visit as it is now, and the response that the call would have returned. */
export async function findSentVisit(
  client: ApolloClient,
  row: TargetJob,
  before: ActionTarget,
): Promise<FoundAgain<ActionTarget, Outcome>> {
  const data = requiredData(await client.query({ query: JobVisitsDocument, variables: { id: row.id }, fetchPolicy: 'network-only' }))
  const { job } = data
  const visits = job.visits ?? []
  const visit = visits.find(({ id }) => id === before.visitId) ?? (visits.length === 1 ? visits[0] : undefined) ?? null
  const { status, startAt, endAt, lockVersion } = job
  const target = visit ? targetOfVisit(row, visit) : { ...before, status, startAt, endAt, lockVersion, staff: job.staff }
  return { target, outcome: { job, visit, history: null, deliveries: null } }
}
