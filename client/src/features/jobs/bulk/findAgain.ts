import type { ApolloClient } from '@apollo/client'
import type { FoundAgain } from '../../../components/bulk/defineBulk.ts'
import { type ActionTarget, type Outcome, type TargetJob, targetOfVisit } from '../shared/actionTarget.ts'
import { JobVisitsDocument } from '../shared/jobs.generated.ts'

/** The same visit as before, as it is now, and the answer that whoever brought it there would have had. */
export async function findAgain(client: ApolloClient, row: TargetJob, before: ActionTarget): Promise<FoundAgain<ActionTarget, Outcome>> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: row.id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  const { job } = data
  const visits = job.visits ?? []
  const visit = visits.find(({ id }) => id === before.visitId) ?? (visits.length === 1 ? visits[0] : undefined) ?? null
  const { status, startAt, endAt, lockVersion } = job
  const target = visit ? targetOfVisit(row, visit) : { ...before, status, startAt, endAt, lockVersion, staff: job.staff }
  return { target, outcome: { job, visit, history: null, deliveries: null } }
}
