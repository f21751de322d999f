import type { ApolloClient } from '@apollo/client'
import { toCents } from '@callout/contracts/cents'
import { isLost, toApiError } from '../../../lib/api/apiError.ts'
import { serverNow } from '../../../lib/api/serverClock.ts'
import { keyOfText } from '../../../lib/forms/keyOfText.ts'
import type { Compared, Looked, Sent, Transport } from '../../../lib/offline/queue/sendQueue.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { paths } from '../../../lib/paths.ts'
import { InvoiceMessagesDocument, SendAttachmentDocument } from '../../messaging/messages.generated.ts'
import { RecordPaymentDocument } from '../actions/invoiceActions.generated.ts'
import { BEHIND_SECONDS, findPayment, readPayments } from './findPayment.ts'
import { type MoneyStep, onlyPaid, type PaymentStep, receiptMail, type ReceiptOf, type ReceiptStep } from './paymentStep.ts'
import { changedWords, receiptIn, type Recorded, recordedWords } from './paymentWords.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

/** A call that takes longer counts as lost. */
const TIMEOUT_MS = 30_000
/** A payment queued for longer is sent with the time at which it was entered. */
const LATE_SECONDS = 3600
const arrived = { as: 'arrived', version: null, entry: null } as const

/** The queue shows the errors. */
const quietly = () => ({ isOfQueue: true, fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) }, queryDeduplication: false })

const partlyRecorded = 'Only some of its invoices have this payment. Check them, then try again or discard it.'

/** When it was entered, by the server's clock. */
const takenAtOf = ({ serverTime, content }: Step<MoneyStep>): number => serverTime ?? content.takenAt

const isPayment = (step: Step<MoneyStep>): step is Step<PaymentStep> => step.content.kind === 'payment'

function failed(error: unknown): Sent {
  const { code, message } = toApiError(error)
  if (code === 'UNAUTHENTICATED' || code === 'TOO_MANY_REQUESTS') return { as: 'unsent', isOver: code === 'UNAUTHENTICATED' }
  if (code === 'NETWORK' || code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT') return { as: 'lost' }
  return isLost(code) ? { as: 'lost', words: message } : { as: 'refused', problem: { words: message } }
}

/** Sends queued payments and their receipts through the gateway. `queueReceipt`: stores the receipt of a payment that was just recorded. */
export function paymentTransport(
  client: ApolloClient,
  queueReceipt: (step: Step<PaymentStep>, receipt: ReceiptStep) => Promise<void>,
): Transport<MoneyStep> {
  async function onRecorded(step: Step<PaymentStep>, recorded: Recorded, of: ReceiptOf | null): Promise<void> {
    const { content } = step
    const { words, isWhole } = recordedWords(content, recorded)
    const [only, ...others] = recorded?.processed ?? []
    const view = only && others.length === 0 ? { to: paths.invoice(only.invoiceId), label: 'View invoice' } : null
    if (isWhole) showSuccess(words, view)
    else showError(words)
    const input = receiptMail(content, of)
    if (input) await queueReceipt(step, { kind: 'receipt', name: content.name, input, takenAt: nowInSeconds() })
  }

  async function lookForPayment(step: Step<PaymentStep>): Promise<Looked> {
    const found = await findPayment(client, step.content, takenAtOf(step), quietly())
    if (found.as === 'missing') return { as: 'missing' }
    if (found.as === 'partly') return { as: 'unsure', problem: { words: partlyRecorded } }
    await onRecorded(step, null, found.receipt)
    return arrived
  }

  /** A sent receipt is in the log of its invoice. Without a log, the idempotency key alone prevents a second mail. */
  async function lookForReceipt({ input }: ReceiptStep, takenAt: number): Promise<Looked> {
    const { invoiceId, receiptNumber, to, subject } = input
    if (!invoiceId) return { as: 'missing' }
    const log = { query: InvoiceMessagesDocument, variables: { invoiceId }, fetchPolicy: 'no-cache' as const, context: quietly() }
    const { data } = await client.query(log)
    const isSent = data?.invoiceMessages?.some(
      (message) =>
        message.receiptNumber === receiptNumber &&
        message.subject === subject &&
        message.to === to?.[0] &&
        message.status !== 'FAILED' &&
        (message.sentAt ?? takenAt) >= takenAt - BEHIND_SECONDS,
    )
    return isSent ? arrived : { as: 'missing' }
  }

  /** Asks the user if a single invoice was changed meanwhile. Of several invoices, each is paid or reported separately. */
  async function compare(step: Step<MoneyStep>): Promise<Compared> {
    const only = isPayment(step) ? onlyPaid(step.content) : null
    if (!only || !isPayment(step)) return { as: 'same', version: null }
    try {
      const { lockVersion = null, balanceDue = null } = (await readPayments(client, only.id, quietly())) ?? {}
      if (balanceDue === null || step.insists || toCents(balanceDue) === toCents(only.openBefore))
        return { as: 'same', version: lockVersion }
      return { as: 'changed', problem: { words: changedWords(step.content, only.name, balanceDue) } }
    } catch (error) {
      return toApiError(error).code === 'NOT_FOUND' ? { as: 'same', version: null } : { as: 'unknown' }
    }
  }

  async function sendPayment(step: Step<PaymentStep>): Promise<Sent> {
    const { content, id, version } = step
    const [takenAt, now] = [takenAtOf(step), serverNow() ?? nowInSeconds()]
    const isLate = content.input.paidAt === undefined && now - takenAt > LATE_SECONDS
    const input = { ...content.input, ...(isLate && { paidAt: takenAt }), ...(version !== null && { lockVersion: version }) }
    const variables = { input, idempotencyKey: id }
    const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables, context: quietly() })
    const recorded = data?.recordPayment ?? null
    await onRecorded(step, recorded, receiptIn(recorded))
    return arrived
  }

  async function sendReceipt(step: Step<ReceiptStep>): Promise<Sent> {
    const { input } = step.content
    const idempotencyKey = `message-${keyOfText(JSON.stringify([step.line, input]))}`
    const { data } = await client.mutate({ mutation: SendAttachmentDocument, variables: { input, idempotencyKey }, context: quietly() })
    const sent = data?.sendAttachment
    if (sent?.status === 'FAILED') showError(`The receipt wasn’t sent: ${sent.statusDesc ?? 'Not sent.'}`)
    return arrived
  }

  return {
    look: async (step) => {
      try {
        return await (isPayment(step) ? lookForPayment(step) : lookForReceipt(step.content as ReceiptStep, takenAtOf(step)))
      } catch {
        return { as: 'unknown' }
      }
    },
    compare,
    send: async (step) => {
      try {
        return await (isPayment(step) ? sendPayment(step) : sendReceipt(step as Step<ReceiptStep>))
      } catch (error) {
        return failed(error)
      }
    },
  }
}
