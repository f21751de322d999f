import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { illegalTransition, isLegal, jobAction } from '@callout/contracts/jobs/status/transitions'
import type { Latest } from '../../components/actions/defineActions.ts'
import { type JobProgressFragment, JobVisitsDocument } from '../jobs/queries/jobs.generated.ts'
import { type ActionTarget, visitState } from './actionTarget.ts'
import type { JobAction } from '../../lib/api/schemaTypes.generated.ts'

function renewed(target: ActionTarget, job: JobProgressFragment): ActionTarget {
  const visit = job.visits?.find(({ id }) => id === target.visitId)
  if (visit) return { ...target, ...visitState(visit), jobFinishedNotes: job.jobFinishedNotes }
  const { status, startAt, endAt, jobFinishedNotes, lockVersion, allowedActions } = job
  return { ...target, status, startAt, endAt, jobFinishedNotes, lockVersion, allowedActions, staff: job.staff }
}

export async function readLatest(client: ApolloClient, action: JobAction, target: ActionTarget): Promise<Latest<ActionTarget>> {
  const { data } = await client.query({ query: JobVisitsDocument, variables: { id: target.jobId }, fetchPolicy: 'network-only' })
  if (!data) return { latest: target, blockedReason: null }
  const latest = renewed(target, data.job)
  if (latest.status === null) return { latest, blockedReason: null }
  const [actionCode, statusCode] = [jobAction[action].code, jobStatus[latest.status].code]
  return { latest, blockedReason: isLegal(actionCode, statusCode) ? null : illegalTransition(actionCode, statusCode) }
}
