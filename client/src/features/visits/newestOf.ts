import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Newest } from '../../components/actions/defineActions.ts'
import { type JobProgressFragment, JobVisitsDocument } from '../jobs/queries/jobs.generated.ts'
import { type ActionTarget, visitState } from './actionTarget.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

function renewed(target: ActionTarget, job: JobProgressFragment): ActionTarget {
  const visit = job.visits?.find(({ id }) => id === target.visitId)
  if (visit) return { ...target, ...visitState(visit), jobFinishedNotes: job.jobFinishedNotes }
  const { status, startAt, endAt, jobFinishedNotes, lockVersion, allowedActions } = job
  return { ...target, status, startAt, endAt, jobFinishedNotes, lockVersion, allowedActions, staff: job.staff }
}

/** Current state of an action's target. */
export async function newestOf(client: ApolloClient, action: JobAction, target: ActionTarget): Promise<Newest<ActionTarget>> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: target.jobId }, fetchPolicy: 'network-only' })
  if (!data) return { newest: target, obstacle: null }
  const newest = renewed(target, data.job)
  if (newest.status === null) return { newest, obstacle: null }
  const [actionCode, statusCode] = [jobAction[action].code, jobStatus[newest.status].code]
  return { newest, obstacle: isLegal(actionCode, statusCode) ? null : illegalTransition(actionCode, statusCode) }
}
