import type { ApolloClient } from '@apollo/client'
import { Problem } from '../../../lib/api/apiError.ts'
import { stepQueue } from '../../offlineQueue/stepQueue.ts'
import { needsPerson, waitingSteps } from '../../offlineQueue/waitingSteps.ts'
import type { SavedQuote } from './quoteKind.ts'
import type { ApprovalStep, QuoteStep } from './quoteStep.ts'

/** `stuck`: stored, but the user has to decide. `done` without a value: found instead of sent. */
export type QueuedApproval<Answer> =
  | { readonly kind: 'done'; readonly value: Answer | undefined }
  | { readonly kind: 'queued' }
  | { readonly kind: 'stuck'; readonly message: string }

/** Stores an approval on the device and sends it, now or once there is a network. Rejects with the server's error. */
async function queueStep<Answer>(client: ApolloClient, content: QuoteStep | ApprovalStep, lane: string): Promise<QueuedApproval<Answer>> {
  const queue = stepQueue(client)
  if (!queue) throw new Problem('This browser can’t store the approval on this device.')
  const result = await queue.add({ lane, target: null, version: null, content })
  // The queue stores steps of any kind: the answer has the type of the kind's `send`.
  if (result.kind === 'done') return { kind: 'done', value: result.value as Answer | undefined }
  const step = waitingSteps().find((item) => item.lane === lane && needsPerson(item))
  return step?.problem ? { kind: 'stuck', message: step.problem.message } : { kind: 'queued' }
}

/** In a lane of its own: nothing else waits for it. */
export const queueQuote = (client: ApolloClient, step: QuoteStep) => queueStep<SavedQuote>(client, step, `quote ${step.key}`)

export const queueApproval = (client: ApolloClient, step: ApprovalStep) =>
  queueStep<{ readonly problem: string | null }>(client, step, step.jobId)
