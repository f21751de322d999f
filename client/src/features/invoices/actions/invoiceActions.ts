import type { ApolloClient } from '@apollo/client'
import { IconCashRegister, IconFileX, IconSend } from '@tabler/icons-react'
import { defineActions, type Sent } from '../../../kit/actions/defineActions.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { addressesOf } from '../../../parts/messages/addressesOf.ts'
import { sendMessage } from '../../../parts/messages/sendMessage.ts'
import { invoiceName, invoiceNoun } from '../../../parts/invoices/invoiceWords.ts'
import {
  InvoiceNowDocument,
  JobVersionDocument,
  RecordPaymentDocument,
  type RecordPaymentInput,
  VoidInvoiceDocument,
} from './invoiceActions.generated.ts'
import type { ActionableInvoice, InvoiceAction } from './invoiceActionSet.ts'
import { type MessageAnswers, receiptFor } from './message.ts'
import type { InvoiceActionInput, InvoiceOutcome, InvoiceTarget, PaymentAnswers, PaymentOutcome } from './payment.ts'
import { obstacleOf } from './obstacle.ts'
import { paymentKey } from './paymentKey.ts'
import { paymentOf } from './paymentOf.ts'

const InvoiceDialog = lateComponent(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog)

/** Also for bulk actions that look for what was lost. */
export async function invoiceNow(client: ApolloClient, id: string): Promise<InvoiceTarget> {
  const { data } = await client.query({ query: InvoiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return { ...data.invoice, name: invoiceName(data.invoice) }
}

/** What is sent. The version is that of the dialog: whoever has paid since is told first. */
const sentOf = ({ id, lockVersion }: InvoiceTarget, payment: PaymentAnswers, format: Format): RecordPaymentInput => ({
  invoiceIds: [id],
  ...paymentOf(payment, format),
  ...(lockVersion !== null && { lockVersion }),
})

async function pay(client: ApolloClient, format: Format, target: InvoiceTarget, payment: PaymentAnswers): Promise<Sent<InvoiceOutcome>> {
  const input = sentOf(target, payment, format)
  const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables: { input, idempotencyKey: paymentKey(target, input) } })
  const told = data?.recordPayment
  const refused = told?.failed?.find(({ invoiceId }) => invoiceId === target.id)
  if (refused) return { effect: 'ignored', stands: refused.reason ?? `${target.name} is as it was` }
  const done = told?.processed?.find(({ invoiceId }) => invoiceId === target.id)
  if (!done) return { effect: 'unknown' }
  return { effect: 'done', outcome: { paid: done, ...(await sendReceipt(client, format, target, payment, done)) } }
}

/** The payment stands whether or not its receipt can be sent. */
async function sendReceipt(
  client: ApolloClient,
  format: Format,
  target: InvoiceTarget,
  { sendsReceipt, email, amount }: PaymentAnswers,
  { receiptNumber }: PaymentOutcome,
): Promise<Pick<InvoiceOutcome, 'receipt'>> {
  if (!sendsReceipt || !receiptNumber) return {}
  const text = receiptFor(target, Number(amount), format)
  const ids = { invoiceId: target.id, customerId: target.customer?.id ?? null, jobId: target.jobId, receiptNumber }
  try {
    const isTold = await sendMessage(client, { attachmentType: 'RECEIPT', ...ids, to: [email.trim()], ...text }, receiptNumber)
    return isTold ? { receipt: true } : {}
  } catch (error) {
    return { receipt: refusalOf(error).message }
  }
}

/** Takes the invoice back by its job, in the version that the job has now. Whether that has happened the invoice tells. */
async function voidInvoice(client: ApolloClient, target: InvoiceTarget): Promise<Sent<InvoiceOutcome>> {
  const { id, jobId, name } = target
  if (jobId === null) return { effect: 'ignored', stands: `${name} names no job` }
  const { data } = await client.query({ query: JobVersionDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
  const input = { jobId, action: 'VOID_INVOICE', invoiceId: id, lockVersion: data?.job.lockVersion ?? null } as const
  await client.mutate({ mutation: VoidInvoiceDocument, variables: { input } })
  const now = await invoiceNow(client, id).catch(() => null)
  if (!now) return { effect: 'unknown' }
  return now.voidedAt === null ? { effect: 'ignored', stands: `${name} isn’t voided` } : { effect: 'done', outcome: {} }
}

async function send(client: ApolloClient, target: InvoiceTarget, { to, subject, body }: MessageAnswers): Promise<Sent<InvoiceOutcome>> {
  const ids = { invoiceId: target.id, customerId: target.customer?.id ?? null, jobId: target.jobId }
  const addresses = addressesOf(to)
  const input = { attachmentType: 'INVOICE' as const, ...ids, to: addresses, subject, body }
  const isTold = await sendMessage(client, input, [target.lockVersion, target.sentAt])
  return isTold ? { effect: 'done', outcome: { to: addresses.join(', ') } } : { effect: 'unknown' }
}

/** Says the receipt, and what is still open. */
function paidWords({ name, currencyCode }: InvoiceTarget, { paid, receipt: sent }: InvoiceOutcome, { money }: Format): string {
  if (!paid) return `Payment of ${name} recorded.`
  const { balanceDue, status, receiptNumber } = paid
  const mailed = sent === true ? ' sent' : ''
  const receipt =
    (receiptNumber ? ` Receipt ${receiptNumber}${mailed}.` : '') + (typeof sent === 'string' ? ` The receipt wasn’t sent: ${sent}` : '')
  if (status === 'PAID') return `${name} is paid.${receipt}`
  return balanceDue === null
    ? `Payment of ${name} recorded.${receipt}`
    : `Payment recorded.${receipt} ${money(balanceDue, currencyCode)} still open.`
}

/** What can be done to an invoice, and how. Which of it is offered: `invoiceActionSet`. */
export const invoiceActions = defineActions<InvoiceAction, ActionableInvoice, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>({
  actions: {
    PAY: { label: 'Record payment', link: ' for ', Icon: IconCashRegister, asks: () => true, said: paidWords },
    SEND: {
      label: 'Send',
      Icon: IconSend,
      asks: () => true,
      said: ({ name }, { to }) => (to ? `${name} sent to ${to}.` : `${name} sent.`),
    },
    VOID: {
      label: 'Void',
      Icon: IconFileX,
      isDestructive: true,
      asks: () => true,
      consequence: ({ name }) =>
        `${name} keeps its number, is marked Void and counts nowhere any more. Its job can be invoiced again. This can’t be undone.`,
      said: ({ name }) => `${name} is void.`,
    },
  },
  noun: invoiceNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, lockVersion }) => [id, lockVersion].join('/'),
  find: (client, _, invoice) => invoiceNow(client, invoice.id),
  send: ({ client, format }, name, target, { payment, message }) => {
    if (name === 'VOID') return voidInvoice(client, target)
    if (name === 'SEND' && message) return send(client, target, message)
    if (!payment) throw new Error('A payment needs its answers')
    return pay(client, format, target, payment)
  },
  newest: async (client, _, { id }) => {
    const newest = await invoiceNow(client, id)
    return { newest, obstacle: obstacleOf(newest) }
  },
  refreshes: ['Invoices', 'InvoiceRecord', 'InvoiceMessages', 'Job', 'JobHistory', 'CustomerRecord', 'Today'],
  Dialog: InvoiceDialog,
})
