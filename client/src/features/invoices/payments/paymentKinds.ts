import type { ApolloClient } from '@apollo/client'
import { toCents } from '@callout/contracts/cents'
import { toApiError } from '../../../lib/api/apiError.ts'
import { serverNow } from '../../../lib/api/serverClock.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { keyOfText } from '../../../lib/forms/keyOfText.ts'
import type { CompareResult } from '../../../lib/offline/queue/sendQueue.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import { silentContext, type StepCall, type StepKind, type StepKinds } from '../../../lib/offline/queue/stepKind.ts'
import { paths } from '../../../lib/paths.ts'
import { showError, showSuccess } from '../../../components/toasts/toasts.ts'
import { InvoiceMessagesDocument, SendAttachmentDocument } from '../../messaging/messages.generated.ts'
import { RecordPaymentDocument } from '../actions/invoiceActions.generated.ts'
import { BEHIND_SECONDS, findPayment, readPayments } from './findPayment.ts'
import { type MoneyStep, onlyPaid, paymentQueries, type PaymentStep, receiptMail, type ReceiptOf, type ReceiptStep } from './paymentStep.ts'
import { changedText, formatPayment, receiptIn, type Recorded, recordedText } from './paymentText.ts'

/** A payment queued for longer is sent with the time at which it was entered. */
const LATE_SECONDS = 3600
const completed = { version: null, entry: null } as const

const partlyRecorded = 'Only some of its invoices have this payment. Check them, then try again or discard it.'

/** When it was entered, by the server's clock. */
const takenAtOf = ({ serverTime, content }: Step<MoneyStep>): number => serverTime ?? content.takenAt

/** Reports a recorded payment and queues its receipt. */
async function onRecorded({ add }: StepCall, step: Step<PaymentStep>, recorded: Recorded, of: ReceiptOf | null): Promise<void> {
  const { content, id, lane } = step
  const { text, isWhole } = recordedText(content, recorded)
  const [only, ...others] = recorded?.processed ?? []
  const view = only && others.length === 0 ? { to: paths.invoice(only.invoiceId), label: 'View invoice' } : null
  if (isWhole) showSuccess(text, view)
  else showError(text)
  const input = receiptMail(content, of)
  if (!input) return
  const occurredAt = nowInSeconds()
  const receipt: ReceiptStep = { kind: 'receipt', name: content.name, input, takenAt: occurredAt }
  await add({ id: `${id}/receipt`, lane: `${lane} receipt`, target: null, version: null, occurredAt, content: receipt })
}

/** Asks the user if a single invoice was changed meanwhile. Of several invoices, each is paid or reported separately. */
async function compare(client: ApolloClient, { content, override }: Step<PaymentStep>): Promise<CompareResult> {
  const only = onlyPaid(content)
  if (!only) return { kind: 'same', version: null }
  try {
    const { lockVersion = null, balanceDue = null } = (await readPayments(client, only.id, silentContext())) ?? {}
    if (balanceDue === null || override || toCents(balanceDue) === toCents(only.openBefore)) return { kind: 'same', version: lockVersion }
    return { kind: 'changed', problem: { message: changedText(content, only.name, balanceDue) } }
  } catch (error) {
    return toApiError(error).code === 'NOT_FOUND' ? { kind: 'same', version: null } : { kind: 'unknown' }
  }
}

/** A payment entered without a network. */
const paymentKind: StepKind<PaymentStep> = {
  send: async (call, step) => {
    const { content, id, version } = step
    const [takenAt, now] = [takenAtOf(step), serverNow() ?? nowInSeconds()]
    const isLate = content.input.paidAt === undefined && now - takenAt > LATE_SECONDS
    const input = { ...content.input, ...(isLate && { paidAt: takenAt }), ...(version !== null && { lockVersion: version }) }
    const variables = { input, idempotencyKey: id }
    const { data } = await call.client.mutate({ mutation: RecordPaymentDocument, variables, context: silentContext() })
    const recorded = data?.recordPayment ?? null
    await onRecorded(call, step, recorded, receiptIn(recorded))
    return completed
  },
  findSent: async (call, step) => {
    const found = await findPayment(call.client, step.content, takenAtOf(step), silentContext())
    if (found.kind === 'missing') return { kind: 'missing' }
    if (found.kind === 'partly') return { kind: 'unclear', problem: { message: partlyRecorded } }
    await onRecorded(call, step, null, found.receipt)
    return { kind: 'done', ...completed }
  },
  compare: ({ client }, step) => compare(client, step),
  label: (content) => `Payment of ${formatPayment(content)}`,
  refetchQueries: paymentQueries,
  conflictLabels: { send: 'Record anyway', discard: 'Discard' },
  cancel: { label: 'Cancel payment', done: 'Payment cancelled.', tooLate: 'It’s too late: the payment is being recorded.' },
}

/** The receipt of a queued payment. */
const receiptKind: StepKind<ReceiptStep> = {
  send: async ({ client }, { content: { input }, lane }) => {
    const idempotencyKey = `message-${keyOfText(JSON.stringify([lane, input]))}`
    const variables = { input, idempotencyKey }
    const { data } = await client.mutate({ mutation: SendAttachmentDocument, variables, context: silentContext() })
    const sent = data?.sendAttachment
    if (sent?.status === 'FAILED') showError(`The receipt wasn’t sent: ${sent.statusDesc ?? 'Not sent.'}`)
    return completed
  },
  // A sent receipt is in the log of its invoice. Without a log, the idempotency key alone prevents a second mail.
  findSent: async ({ client }, step) => {
    const { invoiceId, receiptNumber, to, subject } = step.content.input
    if (!invoiceId) return { kind: 'missing' }
    const variables = { invoiceId }
    const { data } = await client.query({ query: InvoiceMessagesDocument, variables, fetchPolicy: 'no-cache', context: silentContext() })
    const takenAt = takenAtOf(step)
    const isSent = data?.invoiceMessages?.some(
      (message) =>
        message.receiptNumber === receiptNumber &&
        message.subject === subject &&
        message.to === to?.[0] &&
        message.status !== 'FAILED' &&
        (message.sentAt ?? takenAt) >= takenAt - BEHIND_SECONDS,
    )
    return isSent ? { kind: 'done', ...completed } : { kind: 'missing' }
  },
  label: ({ input }) => `Receipt to ${input.to?.join(', ') ?? ''}`,
  refetchQueries: paymentQueries,
}

/** Writes on invoices that the offline queue sends. */
export const paymentStepKinds = { payment: paymentKind, receipt: receiptKind } satisfies StepKinds
