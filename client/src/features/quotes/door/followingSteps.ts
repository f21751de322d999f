import type { Step } from '../../../lib/offline/queue/step.ts'
import type { StepCall } from '../../../lib/offline/queue/stepKind.ts'
import type { FormStep, NoteStep } from '../../jobs/offline/jobStep.ts'
import type { ApprovalStep, QuoteStep } from './quoteStep.ts'

/** When the customer approved, in Unix seconds by the server's clock. */
export const approvedAt = ({ serverTime, occurredAt }: Step): number => serverTime ?? occurredAt

/** Queues the approval form and the note in the lane of the job. A step that is queued already stays. */
export async function addFollowing(
  { add }: StepCall,
  step: Step<QuoteStep | ApprovalStep>,
  { id: jobId, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { key, form, approval, attachments } = step.content
  const { occurredAt, moment } = step
  const facts = { lane: jobId, target: null, version: null, occurredAt, ...(moment && { moment }) }
  const ofJob = { jobId, visitId: null, name }
  if (form) {
    const content: FormStep = { kind: 'form', ...ofJob, ...form }
    await add({ ...facts, id: `${key}/form`, content })
  }
  const content: NoteStep = { kind: 'note', ...ofJob, note: approval.note ?? '', attachments }
  await add({ ...facts, id: `${key}/note`, content })
}
