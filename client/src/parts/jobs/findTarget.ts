import type { ApolloClient } from '@apollo/client'
import { type JobAction, JobVisitsDocument } from './jobs.generated.ts'
import { type ActionTarget, type TargetJob, targetOfJob, targetOfVisit, visitFor } from './actionTarget.ts'

/** The visit that an action on a whole job means, where the job may have several. */
export async function findTarget(client: ApolloClient, action: JobAction, job: TargetJob): Promise<ActionTarget> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: job.id }, fetchPolicy: 'network-only' })
  const visit = visitFor(action, data?.job.visits ?? null)
  return visit ? targetOfVisit(job, visit) : targetOfJob(job)
}
