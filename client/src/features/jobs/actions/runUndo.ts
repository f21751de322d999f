import type { ApolloClient } from '@apollo/client'
import { refusalOf } from '../../../shared/api/refusal.ts'
import type { JobStatus } from '../jobs.generated.ts'
import type { ActionTarget } from './actionTarget.ts'
import { manageJob } from './manageJob.ts'
import type { Outcome, UndoInput } from './undoPlan.ts'

/** Where an undo ended. `refusal`: why it went no further. */
export interface UndoResult {
  readonly status: JobStatus | null
  readonly refusal?: string
}

/** Version for the next call: of the visit where one is named, else of the job. */
const versionIn = ({ visit, job }: Outcome): number | null => (visit ? visit.lockVersion : job.lockVersion)

/** Does the steps one after the other, each on the version that the one before left behind, and stops at a refusal. */
export async function runUndo(client: ApolloClient, target: ActionTarget, plan: readonly UndoInput[], done: Outcome): Promise<UndoResult> {
  const visitId = done.visit?.id ?? target.visitId
  let outcome = done
  try {
    for (const step of plan) outcome = await manageJob(client, { ...step, jobId: target.jobId, visitId, lockVersion: versionIn(outcome) })
  } catch (error) {
    return { status: (outcome.visit ?? outcome.job).status, refusal: refusalOf(error).message }
  }
  return { status: (outcome.visit ?? outcome.job).status }
}
