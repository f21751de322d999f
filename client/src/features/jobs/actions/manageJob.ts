import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { isEarlierStep } from '@callout/contracts/jobs/status/stepBack'
import { jobAction, statusAfter } from '@callout/contracts/jobs/status/transitions'
import type { VisitSlot } from '@callout/contracts/jobs/status/undo'
import type { WriteEffect } from '../../../lib/writes/writeResult.ts'
import { statusWord } from '../../../components/status/statusTable.ts'
import { type ActionTarget, type Outcome, getSlot } from '../../visits/actionTarget.ts'
import { invoiceFor } from '../queries/bills.ts'
import { noteOwnWrite } from './ownVersions.ts'
import { JobVisitsDocument, ManageJobDocument } from '../queries/jobs.generated.ts'
import type { JobStatus, ManageJobInput } from '../../../lib/api/schemaTypes.generated.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

type Returned = Pick<ActionTarget, 'status' | 'staff' | 'startAt' | 'endAt' | 'timezone'>

/** Requested effect of an action. */
export type RequestedEffect = Pick<ManageJobInput, 'action' | 'staffIds' | 'date' | 'startTime' | 'endTime'>

/** null: not returned, or equal before and after. */
type Evidence = boolean | null

export const stateClause = (name: string, status: JobStatus | null): string => `${name} is ${statusWord({ status })}`

/** Returned state of the target; null if the reply doesn't include the visit. */
export function returnedOf({ job, visit }: Outcome, target: ActionTarget): Returned | null {
  const found = visit ?? job.visits?.find(({ id }) => id === target.visitId)
  if (found) return { ...found, timezone: job.timezone ?? target.timezone }
  return target.isOneOfSeveral ? null : { ...job, timezone: job.timezone ?? target.timezone }
}

const isSameSlot = (a: VisitSlot, b: VisitSlot): boolean => a.date === b.date && a.start_time === b.start_time && a.end_time === b.end_time

const isSameStaff = (ids: readonly string[], staff: NonNullable<Returned['staff']>): boolean =>
  ids.length === staff.length && staff.every(({ id }) => ids.includes(id))

function statusEvidence({ action }: RequestedEffect, { status: before }: ActionTarget, { status: now }: Returned): Evidence {
  if (before === null || now === null) return null
  if (action === 'STEP_BACK') return isEarlierStep(jobStatus[now].code, jobStatus[before].code)
  const request = [true, false].map((hasStaff) => statusAfter(jobAction[action].code, jobStatus[before].code, hasStaff))
  if (!request.includes(jobStatus[now].code)) return false
  return request.includes(jobStatus[before].code) ? null : true
}

function slotEvidence({ date, startTime, endTime }: RequestedEffect, returned: Returned, zone: string): Evidence {
  const now = getSlot(returned, zone)
  return date && startTime && endTime && now ? isSameSlot({ date, start_time: startTime, end_time: endTime }, now) : null
}

const staffEvidence = ({ staffIds }: RequestedEffect, { staff }: Returned): Evidence =>
  staffIds && staff ? isSameStaff(staffIds, staff) : null

const invoiceEvidence = ({ action }: RequestedEffect, { visitId }: ActionTarget, { job }: Outcome): Evidence =>
  action === 'CREATE_INVOICE' && invoiceFor(job, visitId) ? true : null

function combineEvidence(evidence: readonly Evidence[]): WriteEffect {
  if (evidence.includes(false)) return 'ignored'
  return evidence.includes(true) ? 'done' : 'unknown'
}

/** Whether an action took effect, by the returned state. `zone`: the account's. */
export function effectOf(requested: RequestedEffect, target: ActionTarget, outcome: Outcome | null, zone: string): WriteEffect {
  const returned = outcome && returnedOf(outcome, target)
  if (!outcome || !returned) return 'unknown'
  return combineEvidence([
    statusEvidence(requested, target, returned),
    slotEvidence(requested, returned, zone),
    staffEvidence(requested, returned),
    invoiceEvidence(requested, target, outcome),
  ])
}

export function restorationOf(target: ActionTarget, outcome: Outcome | null, zone: string): WriteEffect {
  const returned = outcome && returnedOf(outcome, target)
  if (!returned) return 'unknown'
  const [before, now] = [getSlot(target, zone), getSlot(returned, zone)]
  return combineEvidence([
    target.status && returned.status ? target.status === returned.status : null,
    before && now ? isSameSlot(before, now) : null,
    target.staff && returned.staff
      ? isSameStaff(
          target.staff.map(({ id }) => id),
          returned.staff,
        )
      : null,
  ])
}

export const getRecord = ({ jobId, visitId }: Pick<ManageJobInput, 'jobId' | 'visitId'>): string =>
  visitId ? `visit ${visitId}` : `job ${jobId}`

/** Result of a step. `outcome` is null if the reply doesn't include the job. */
export interface ActionResult {
  readonly outcome: Outcome | null
  readonly effect: WriteEffect
}

/** Rereads the job after an inconclusive reply. The step counts as sent even if this fails. */
async function rereadJob(client: ApolloClient, { jobId, visitId }: Pick<ManageJobInput, 'jobId' | 'visitId'>): Promise<Outcome | null> {
  try {
    const { data } = await client.query({ query: JobVisitsDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
    const visit = data?.job.visits?.find(({ id }) => id === visitId) ?? null
    return data ? { job: data.job, visit, history: null, deliveries: null } : null
  } catch {
    return null
  }
}

/** Sends one action and determines its effect from the reply, or else from rereading the job. Rejects with the gateway's error. */
export async function manageJob(
  client: ApolloClient,
  input: ManageJobInput,
  effectIn: (outcome: Outcome | null) => WriteEffect,
): Promise<ActionResult> {
  const data = requiredData(await client.mutate({ mutation: ManageJobDocument, variables: { input } }))
  const { job, visit } = data.manageJob ?? {}
  noteOwnWrite(client, getRecord(input), input.lockVersion, (input.visitId ? visit : job)?.lockVersion)
  return settleEffect(client, input, effectIn, data.manageJob)
}

/** Effect of an action that was already answered. `returned`: null if the reply doesn't include the job. */
export async function settleEffect(
  client: ApolloClient,
  input: Pick<ManageJobInput, 'jobId' | 'visitId'>,
  effectIn: (outcome: Outcome | null) => WriteEffect,
  returned: Outcome | null,
): Promise<ActionResult> {
  if (returned && effectIn(returned) === 'done') return { outcome: returned, effect: 'done' }
  const now = await rereadJob(client, input)
  const outcome = now ? { ...now, deliveries: returned?.deliveries ?? null } : returned
  return { outcome, effect: effectIn(outcome) }
}
