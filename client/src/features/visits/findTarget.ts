import type { ApolloClient } from '@apollo/client'
import { JobVisitsDocument, LateRuleDocument } from '../jobs/queries/jobs.generated.ts'
import { MessagingDocument } from '../jobs/actionDialogs/messaging.generated.ts'
import { type ActionTarget, type TargetJob, targetOfJob, targetOfVisit, visitFor } from './actionTarget.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

export async function findTarget(client: ApolloClient, action: JobAction, job: TargetJob): Promise<ActionTarget> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: job.id }, fetchPolicy: 'network-only' })
  const visit = visitFor(action, data?.job.visits ?? null)
  return visit ? targetOfVisit(job, visit) : targetOfJob(job)
}

/** Whether the backend supports stepping back, by the settings; undefined if they can't be read. */
export async function isStepBackKnown(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.query({ query: LateRuleDocument })
    return typeof data?.companySettings.job?.stepBackMinutes === 'number'
  } catch {
    return false
  }
}

/** Whether the settings include message options: only then a technician on the way is asked. */
export async function hasMessaging(client: ApolloClient): Promise<boolean> {
  try {
    const { data } = await client.query({ query: MessagingDocument })
    return typeof data?.companySettings.job?.askBeforeMessaging === 'boolean'
  } catch {
    return false
  }
}
