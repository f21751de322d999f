import type { ApolloClient } from '@apollo/client'
import { sumOfMoney, toCents } from '@callout/contracts/cents'
import { isLost, refusalOf } from '../../../shared/api/refusal.ts'
import { keyOfText } from '../../../shared/forms/keyOfText.ts'
import type { Compared, Looked, Sent, Transport } from '../../../shared/queue/sendQueue.ts'
import type { Step } from '../../../shared/queue/step.ts'
import { RecordPaymentDocument, type RecordPaymentMutation } from '../../../parts/invoices/actions/invoiceActions.generated.ts'
import { SendAttachmentDocument } from '../../../parts/messages/messages.generated.ts'
import { InvoiceMessagesDocument } from '../papers/papers.generated.ts'
import { PaymentsOfDocument } from './held.generated.ts'
import { type Held, type HeldPayment, type HeldReceipt, isPayment, onlyPaid, type PaidFor } from './heldPayment.ts'
import { changedWords, ownWords } from './heldWords.ts'
import { BEHIND_SECONDS, isPart, ownPart, sorted } from './ownPayments.ts'
import { receiptIn, type ReceiptOf } from './receiptAfter.ts'

/** A call that takes longer counts as lost. */
const LONGEST_MS = 30_000
/** From then on a payment that waited says when it came in. */
const LATE_SECONDS = 3600
const arrived = { as: 'arrived', version: null, entry: null } as const

/** The errors are the queue's to tell. */
const quietly = () => ({ isOfQueue: true, fetchOptions: { signal: AbortSignal.timeout(LONGEST_MS) }, queryDeduplication: false })

function failed(error: unknown): Sent {
  const { code, message } = refusalOf(error)
  if (code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return { as: 'unsent', isOver: code === 'UNAUTHENTICATED' }
  if (code === 'NETWORK' || code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return { as: 'lost' }
  if (isLost(code)) return { as: 'lost', words: message }
  return { as: 'refused', problem: { words: message, ...(code === 'SUBSCRIPTION_REQUIRED' && { needsPlan: true }) } }
}

const untold = 'We couldn’t confirm that this payment was recorded. Check its invoices, then record it again or discard it.'

/** What is told of payments and their receipts, as they are answered. */
export interface Told {
  /** `recorded`: null where the payment was found in its invoices. */
  readonly payment: (step: Step<HeldPayment>, recorded: RecordPaymentMutation['recordPayment'], receipt: ReceiptOf | null) => Promise<void>
  readonly receipt: (step: Step<Held>, isSent: true | string) => void
}

/** Sends payments and the receipts after them through the gateway. */
export function heldTransport(client: ApolloClient, told: Told): Transport<Held> {
  const read = async (id: string) =>
    (await client.query({ query: PaymentsOfDocument, variables: { id }, fetchPolicy: 'no-cache', context: quietly() })).data?.invoice

  /** The part of the payment that the invoice has; undefined: it has none. */
  async function partIn(invoice: PaidFor, { content, occurredAt }: Step<HeldPayment>) {
    const { others } = sorted((await read(invoice.id))?.payments ?? [], content.before ?? [])
    return others.find((payment) => isPart(payment, ownPart(content, invoice, occurredAt)))
  }

  async function lookForPayment(step: Step<HeldPayment>): Promise<Looked> {
    const { invoices } = step.content
    const found = await Promise.all(invoices.map((invoice) => partIn(invoice, step)))
    if (!found.some(Boolean)) return { as: 'missing' }
    if (found.includes(undefined)) return { as: 'unsure', problem: { words: untold } }
    const [first] = invoices
    const receiptNumber = (invoices.length > 1 && found[0]?.batchReceiptNumber) || found[0]?.receiptNumber
    await told.payment(step, null, first && receiptNumber ? { invoiceId: first.id, receiptNumber } : null)
    return arrived
  }

  /** The mail is in the log of its invoice. Where nobody tells of a log, the key alone makes it the same mail. */
  async function lookForReceipt({ content: { input }, occurredAt }: Step<HeldReceipt>): Promise<Looked> {
    const { invoiceId, receiptNumber, to, subject } = input
    if (!invoiceId) return { as: 'missing' }
    const log = { query: InvoiceMessagesDocument, variables: { invoiceId }, fetchPolicy: 'no-cache' as const, context: quietly() }
    const { data } = await client.query(log)
    const isThere = data?.invoiceMessages?.some(
      (message) =>
        message.receiptNumber === receiptNumber &&
        message.subject === subject &&
        message.to === to?.[0] &&
        message.status !== 'FAILED' &&
        (message.sentAt ?? occurredAt) >= occurredAt - BEHIND_SECONDS,
    )
    return isThere ? arrived : { as: 'missing' }
  }

  /** The key makes it the same one for whoever keeps keys; for the others their records tell. */
  async function look(step: Step<Held>): Promise<Looked> {
    try {
      return await (isPayment(step) ? lookForPayment(step) : lookForReceipt(step as Step<HeldReceipt>))
    } catch {
      return { as: 'unknown' }
    }
  }

  /** Whoever has paid the one invoice since is told first. Over several, each is paid or reported by itself. */
  async function compare(step: Step<Held>): Promise<Compared> {
    const only = isPayment(step) ? onlyPaid(step.content) : null
    if (!only || !isPayment(step) || step.insists) return { as: 'same', version: null }
    try {
      const { lockVersion = null, balanceDue = null, payments = null } = (await read(only.id)) ?? {}
      if (balanceDue === null || toCents(balanceDue) === toCents(only.openBefore)) return { as: 'same', version: lockVersion }
      const { before = [] } = step.content
      const own = payments ? sorted(payments, before).recorded : before
      const isOwn = toCents(only.openBefore) - toCents(balanceDue) === toCents(sumOfMoney(own.map(({ amount }) => amount)))
      if (isOwn && toCents(only.amount) <= toCents(balanceDue)) return { as: 'same', version: lockVersion }
      return {
        as: 'changed',
        problem: { words: isOwn ? ownWords(step.content, only, own, balanceDue) : changedWords(step.content, only, balanceDue) },
      }
    } catch (error) {
      // What the invoice does not say the payment is told.
      return refusalOf(error).code === 'NOT_FOUND' ? { as: 'same', version: null } : { as: 'unknown' }
    }
  }

  async function sendPayment(step: Step<HeldPayment>): Promise<Sent> {
    const { content, id, version } = step
    // One of an earlier day came in then, and not when the browser was opened again.
    const isLate = content.input.paidAt === undefined && Date.now() / 1000 - step.occurredAt > LATE_SECONDS
    const input = { ...content.input, ...(isLate && { paidAt: step.occurredAt }), ...(version !== null && { lockVersion: version }) }
    const { data } = await client.mutate({
      mutation: RecordPaymentDocument,
      variables: { input, idempotencyKey: id },
      context: quietly(),
    })
    const recorded = data?.recordPayment ?? null
    await told.payment(step, recorded, receiptIn(recorded))
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
    compare,
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
