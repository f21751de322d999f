import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { jobAction, statusAfter } from '@callout/contracts/jobs/status/transitions'
import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { lazyModule } from '../../../lib/lazyModule.ts'
import { worksOnSite } from '../../../lib/session/onSite.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { QueuedWrite } from '../../../lib/writes/writeResult.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'
import type { ActionInput, ActionTarget, Outcome } from '../../visits/actionTarget.ts'
import { canWait } from './afterWaiting.ts'
import type { AttachStep, FormStep, JobStep, LineStep, NoteStep } from './jobStep.ts'
import type { NoteAnswer } from './noteKind.ts'
import { positionNow } from './position.ts'

const stepQueueModule = lazyModule(async () => (await import('../../offlineQueue/stepQueue.ts')).stepQueue)

/** Office actions are sent directly: those of a manager on visits of others. */
const isOfOffice = ({ staff }: ActionTarget): boolean => {
  const ownStaffId = readSession('ownStaffId')
  return ownStaffId !== null && !staff?.some(({ id }) => id === ownStaffId)
}

/** Queues a step; null: this user or browser sends directly. Rejects with the server's error. `version`: of its visit. */
async function queueStep<Answer>(client: ApolloClient, content: JobStep, version: number | null): Promise<QueuedWrite<Answer> | null> {
  if (!worksOnSite()) return null
  const queue = (await stepQueueModule.load())(client)
  if (!queue) return null
  const target = content.kind === 'status' ? (content.visitId ?? content.jobId) : null
  // The queue stores steps of any kind: the answer has the type of the kind's `send`.
  return (await queue.add({ lane: content.jobId, target, version, content })) as QueuedWrite<Answer>
}

/** Queues a note. The answer is undefined if it was found instead of sent. */
export const queueNote = (client: ApolloClient, note: Omit<NoteStep, 'kind'>) =>
  queueStep<NoteAnswer | undefined>(client, { kind: 'note', ...note }, null)

export const queueForm = (client: ApolloClient, form: Omit<FormStep, 'kind'>) => queueStep<unknown>(client, { kind: 'form', ...form }, null)

export const queueLine = (client: ApolloClient, step: LineStep) => queueStep<unknown>(client, step, null)

export const queueAttachment = (client: ApolloClient, step: AttachStep) => queueStep<unknown>(client, step, null)

export const queueInvoice = (client: ApolloClient, target: ActionTarget, dueDays: number | null | undefined) =>
  queueAction(client, 'CREATE_INVOICE', { ...target, status: 'COMPLETED' }, typeof dueDays === 'number' ? { dueDays } : {})

/** Queues an action with the current position; null also for actions that can't be queued. */
export async function queueAction(
  client: ApolloClient,
  action: JobAction,
  target: ActionTarget,
  input: Partial<ActionInput>,
): Promise<QueuedWrite<Outcome | null | undefined> | null> {
  const { jobId, visitId, name, status, startAt, endAt, staff, lockVersion } = target
  if (!worksOnSite() || isOfOffice(target) || !canWait(action) || status === null) return null
  const next = nameOfCode(jobStatus, statusAfter(jobAction[action].code, jobStatus[status].code, true))
  if (next === undefined) return null
  const position = await positionNow()
  const seen = { status, startAt, endAt, staff }
  const content = { kind: 'status', jobId, visitId, name, action, input: { ...input, ...position }, seen, status: next } as const
  return queueStep(client, content, lockVersion)
}
