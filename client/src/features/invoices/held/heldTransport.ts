import type { ApolloClient } from '@apollo/client'
import { toCents } from '@callout/contracts/cents'
import { isLost, refusalOf } from '../../../shared/api/refusal.ts'
import { keyOfText } from '../../../shared/forms/keyOfText.ts'
import type { Looked, Sent, Transport } from '../../../shared/queue/sendQueue.ts'
import type { Step } from '../../../shared/queue/step.ts'
import { RecordPaymentDocument, type RecordPaymentMutation } from '../actions/invoiceActions.generated.ts'
import { SendAttachmentDocument } from '../../../parts/messages/messages.generated.ts'
import { PaymentsOfDocument } from './held.generated.ts'
import { type Held, type HeldPayment, isPayment, type PaidFor } from './heldPayment.ts'

/** A call that takes longer counts as lost. */
const LONGEST_MS = 30_000
/** How far the clock of a backend may be behind that of the device. */
const BEHIND_SECONDS = 120
const arrived = { as: 'arrived', version: null, entry: null } as const

/** The errors are the queue's to tell. */
const quietly = () => ({ isOfQueue: true, fetchOptions: { signal: AbortSignal.timeout(LONGEST_MS) }, queryDeduplication: false })

function failed(error: unknown): Sent {
  const { code, message } = refusalOf(error)
  if (code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return { as: 'unsent', isOver: code === 'UNAUTHENTICATED' }
  if (code === 'NETWORK' || code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return { as: 'lost' }
  return isLost(code) ? { as: 'lost', words: message } : { as: 'refused', problem: { words: message } }
}

const untold = 'Nobody tells whether this payment was recorded. Look at its invoices, then record it again or discard it.'

/** What is told of payments and their receipts, as they are answered. */
export interface Told {
  readonly payment: (step: Step<HeldPayment>, recorded: RecordPaymentMutation['recordPayment']) => Promise<void>
  readonly receipt: (step: Step<Held>, isSent: true | string) => void
}

/** Sends payments and the receipts after them through the gateway. */
export function heldTransport(client: ApolloClient, told: Told): Transport<Held> {
  /** Whether the invoice has the part of the payment. */
  async function isThere({ id, amount }: PaidFor, { content: { input }, occurredAt }: Step<HeldPayment>): Promise<boolean> {
    const { data } = await client.query({ query: PaymentsOfDocument, variables: { id }, fetchPolicy: 'no-cache', context: quietly() })
    return (data?.invoice.payments ?? []).some(
      (payment) =>
        toCents(payment.amount ?? amount) === toCents(amount) &&
        payment.paymentMethod === input.paymentMethod &&
        (payment.reference ?? '') === (input.reference ?? '') &&
        (payment.chequeNumber ?? '') === (input.chequeNumber ?? '') &&
        (payment.paidAt ?? occurredAt) >= (input.paidAt ?? occurredAt - BEHIND_SECONDS),
    )
  }

  /** The key makes it the same payment for whoever keeps keys; for the others the invoices tell. */
  async function look(step: Step<Held>): Promise<Looked> {
    if (!isPayment(step)) return { as: 'missing' }
    try {
      const found = await Promise.all(step.content.invoices.filter(({ amount }) => amount > 0).map((invoice) => isThere(invoice, step)))
      if (!found.includes(true)) return { as: 'missing' }
      if (found.includes(false)) return { as: 'unsure', problem: { words: untold } }
      await told.payment(step, null)
      return arrived
    } catch {
      return { as: 'unknown' }
    }
  }

  async function sendPayment(step: Step<HeldPayment>): Promise<Sent> {
    const variables = { input: step.content.input, idempotencyKey: step.id }
    const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables, context: quietly() })
    await told.payment(step, data?.recordPayment ?? null)
    return arrived
  }

  async function sendReceipt(step: Step<Held>): Promise<Sent> {
    if (step.content.kind !== 'receipt') return arrived
    const { input } = step.content
    const idempotencyKey = `message-${keyOfText(JSON.stringify([step.line, input]))}`
    const { data } = await client.mutate({ mutation: SendAttachmentDocument, variables: { input, idempotencyKey }, context: quietly() })
    const sent = data?.sendAttachment
    told.receipt(step, sent?.status === 'FAILED' ? (sent.statusDesc ?? 'Not sent.') : true)
    return arrived
  }

  return {
    look,
    compare: async () => ({ as: 'same', version: null }),
    send: async (step) => {
      try {
        return await (isPayment(step) ? sendPayment(step) : sendReceipt(step))
      } catch (error) {
        const sent = failed(error)
        if (sent.as === 'refused' && !isPayment(step)) {
          told.receipt(step, sent.problem.words)
          return arrived
        }
        return sent
      }
    },
  }
}
