import type { ApolloClient } from '@apollo/client'
import type { Transport } from '../../lib/offline/queue/sendQueue.ts'
import type { QueueStore, Step } from '../../lib/offline/queue/step.ts'
import type { MoneyStep } from '../invoices/payments/paymentStep.ts'
import { paymentTransport } from '../invoices/payments/paymentTransport.ts'
import type { JobStep, QueuedStep } from './jobStep.ts'
import { type Answer, jobTransport } from './jobTransport.ts'

const isMoney = (step: Step<QueuedStep>): step is Step<MoneyStep> => step.content.kind === 'payment' || step.content.kind === 'receipt'

/** Sends each queued step by its kind. */
export function queueTransport(
  client: ApolloClient,
  store: QueueStore<QueuedStep>,
  onAnswer: (step: Step<JobStep>, answer: Answer) => void,
): Transport<QueuedStep> {
  const jobs = jobTransport(client, onAnswer)
  const money = paymentTransport(client, async ({ id, line }, receipt) => {
    const receiptId = `${id}/receipt`
    // After a crash between the two writes the receipt is already queued.
    if ((await store.read()).some((step) => step.id === receiptId)) return
    await store.add({ id: receiptId, line: `${line} receipt`, target: null, version: null, occurredAt: receipt.takenAt, content: receipt })
  })
  return {
    send: (step) => (isMoney(step) ? money.send(step) : jobs.send(step as Step<JobStep>)),
    look: (step) => (isMoney(step) ? money.look(step) : jobs.look(step as Step<JobStep>)),
    compare: (step) => (isMoney(step) ? money.compare(step) : jobs.compare(step as Step<JobStep>)),
  }
}
