import type { ApolloClient } from '@apollo/client'
import { IconCashRegister, IconFileX, IconSend } from '@tabler/icons-react'
import { defineActions, type Sent } from '../../../kit/actions/defineActions.ts'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { paths } from '../../../shared/paths.ts'
import { addressesOf } from '../../../parts/messages/addressesOf.ts'
import { sendMessage } from '../../../parts/messages/sendMessage.ts'
import { invoiceName, invoiceNoun } from '../../../parts/invoices/invoiceWords.ts'
import { InvoiceNowDocument, JobVersionDocument, VoidInvoiceDocument } from './invoiceActions.generated.ts'
import type { ActionableInvoice, InvoiceAction } from './invoiceActionSet.ts'
import type { InvoiceActionInput, InvoiceOutcome, InvoiceTarget } from './invoiceTarget.ts'
import type { MessageAnswers } from './message.ts'
import { obstacleOf } from './obstacle.ts'
import { paperWords } from './paperWords.ts'

const InvoiceDialog = lateComponent(async () => (await import('./InvoiceDialog.tsx')).InvoiceDialog)

/** Also for bulk actions that look for what was lost. */
export async function invoiceNow(client: ApolloClient, id: string): Promise<InvoiceTarget> {
  const { data } = await client.query({ query: InvoiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return { ...data.invoice, name: invoiceName(data.invoice) }
}

/** The same with the words of its mail. */
export async function invoiceToSend(client: ApolloClient, id: string): Promise<InvoiceTarget> {
  const invoice = await invoiceNow(client, id)
  return { ...invoice, words: (await paperWords(client, invoice.jobId)).invoice }
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

/** What can be done to an invoice, and how. Which of it is offered: `invoiceActionSet`. */
export const invoiceActions = defineActions<InvoiceAction, ActionableInvoice, InvoiceTarget, InvoiceActionInput, InvoiceOutcome>({
  actions: {
    PAY: { label: 'Record payment', link: ' for ', Icon: IconCashRegister, leadsTo: ({ id }) => paths.cashOut([id]) },
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
      said: ({ name }) => `${name} voided.`,
    },
  },
  noun: invoiceNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, lockVersion }) => [id, lockVersion].join('/'),
  find: (client, name, { id }) => (name === 'VOID' ? invoiceNow(client, id) : invoiceToSend(client, id)),
  send: ({ client }, name, target, { message }) => {
    if (name === 'VOID') return voidInvoice(client, target)
    if (!message) throw new Error('A mail needs its words')
    return send(client, target, message)
  },
  newest: async (client, _, { id }) => {
    const newest = await invoiceToSend(client, id)
    return { newest, obstacle: obstacleOf(newest) }
  },
  refreshes: ['Invoices', 'InvoiceRecord', 'InvoiceMessages', 'Job', 'JobHistory', 'CustomerRecord', 'Today'],
  Dialog: InvoiceDialog,
})
