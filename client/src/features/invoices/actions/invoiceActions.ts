import type { ApolloClient } from '@apollo/client'
import { IconBellRinging, IconCashRegister, IconFileX, IconSend } from '@tabler/icons-react'
import { defineActions } from '../../../components/actions/defineActions.ts'
import type { WriteResult } from '../../../lib/writes/writeResult.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { paths } from '../../../lib/paths.ts'
import { undeliveredAlongText } from '../../messaging/delivery.ts'
import { sendMessage } from '../../messaging/sendMessage.ts'
import { invoiceName, invoiceNoun } from '../labels/invoiceText.ts'
import { InvoiceNowDocument, JobVersionDocument, VoidInvoiceDocument } from './invoiceActions.generated.ts'
import type { ActionableInvoice, InvoiceAction, InvoiceActionInput, InvoiceOutcome, InvoiceTarget } from './invoiceActionSet.ts'
import type { MessageAnswers } from './message.ts'
import { getBlockedReason } from './blockedReason.ts'
import { formatPaper } from './paperText.ts'
import { recordSent } from './sentTimes.ts'
import { addressesOf } from '../../messaging/messageText.ts'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { requiredData } from '../../../lib/api/requiredData.ts'

export async function invoiceNow(client: ApolloClient, id: string): Promise<InvoiceTarget> {
  const data = requiredData(await client.query({ query: InvoiceNowDocument, variables: { id }, fetchPolicy: 'network-only' }))
  return { ...data.invoice, name: invoiceName(data.invoice) }
}

export async function invoiceToSend(client: ApolloClient, name: InvoiceAction, id: string): Promise<InvoiceTarget> {
  const invoice = await invoiceNow(client, id)
  const { overdue, invoice: sent } = await formatPaper(client, invoice.jobId)
  return { ...invoice, labels: name === 'REMIND' ? overdue : sent }
}

/** Voids the invoice through its job at the job's current version. The effect is read from the invoice. */
async function voidInvoice(client: ApolloClient, target: InvoiceTarget): Promise<WriteResult<InvoiceOutcome>> {
  const { id, jobId, name } = target
  if (jobId === null) return { kind: 'ignored', state: `${name} names no job` }
  const { data } = await client.query({ query: JobVersionDocument, variables: { id: jobId }, fetchPolicy: 'network-only' })
  const input = { jobId, action: 'VOID_INVOICE', invoiceId: id, lockVersion: data?.job.lockVersion ?? null } as const
  await client.mutate({ mutation: VoidInvoiceDocument, variables: { input } })
  const now = await invoiceNow(client, id).catch(() => null)
  if (!now) return { kind: 'unknown' }
  return now.voidedAt === null ? { kind: 'ignored', state: `${name} isn’t voided` } : { kind: 'done', value: {} }
}

async function send(
  client: ApolloClient,
  name: InvoiceAction,
  target: InvoiceTarget,
  { to, subject, body }: MessageAnswers,
): Promise<WriteResult<InvoiceOutcome>> {
  const ids = { invoiceId: target.id, customerId: target.customer?.id ?? null, jobId: target.jobId }
  const addresses = addressesOf(to)
  const input = {
    attachmentType: 'INVOICE' as const,
    ...ids,
    to: addresses,
    subject,
    body,
    ...(name === 'REMIND' && { event: 'INVOICE_OVERDUE' as const }),
  }
  const sent = await sendMessage(client, input, [target.lockVersion, target.sentAt])
  if (!sent) return { kind: 'unknown' }
  recordSent(client, target.id, sent.sentAt ?? nowInSeconds())
  return { kind: 'done', value: { to: addresses.join(', '), textMessages: sent.textMessages } }
}

export const invoiceActions = defineActions<InvoiceAction, ActionableInvoice, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>({
  actions: {
    PAY: { label: 'Record payment', reasonSeparator: ' for ', Icon: IconCashRegister, to: ({ id }) => paths.cashOut([id]) },
    SEND: {
      label: 'Send',
      Icon: IconSend,
      question: () => true,
      successMessage: ({ name }, { to }) => (to ? `${name} sent to ${to}.` : `${name} sent.`),
    },
    REMIND: {
      label: 'Send reminder',
      reasonSeparator: ' for ',
      Icon: IconBellRinging,
      question: () => true,
      successMessage: ({ name }, { to }) => (to ? `Reminder of ${name} sent to ${to}.` : `Reminder of ${name} sent.`),
    },
    VOID: {
      label: 'Void',
      Icon: IconFileX,
      isDestructive: true,
      question: () => true,
      consequence: ({ name }) =>
        `${name} stays in your records as Void and no longer counts in any total. Its job can be invoiced again. A void invoice can’t be restored.`,
      successMessage: ({ name }) => `${name} voided.`,
    },
  },
  noun: invoiceNoun,
  getName: ({ name }) => name,
  getKey: ({ id, lockVersion }) => [id, lockVersion].join('/'),
  find: (client, name, { id }) => (name === 'VOID' ? invoiceNow(client, id) : invoiceToSend(client, name, id)),
  send: ({ client }, name, target, { message }) => {
    if (name === 'VOID') return voidInvoice(client, target)
    if (!message) throw new Error('The email has no text')
    return send(client, name, target, message)
  },
  readLatest: async (client, name, { id }) => {
    const latest = await invoiceToSend(client, name, id)
    return { latest, blockedReason: getBlockedReason(latest) }
  },
  warning: ({ textMessages }) => (textMessages?.length ? undeliveredAlongText(textMessages) : null),
  refetchView: (_, { id }) => ({ to: paths.invoice(id), label: 'View invoice' }),
  refetchQueries: ['Invoices', 'InvoiceRecord', 'InvoiceNow', 'InvoiceMessages', 'Job', 'JobHistory', 'CustomerRecord', 'Today'],
  Dialog: InvoiceDialog,
})
