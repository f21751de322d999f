import type { ApolloClient } from '@apollo/client'
import { paymentMethod } from '@callout/contracts/invoices/codes'
import { neededOf } from '@callout/contracts/invoices/payment'
import { instantOf } from '@callout/contracts/time'
import { IconCashRegister } from '@tabler/icons-react'
import { defineActions, type Sent } from '../../../kit/actions/defineActions.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { lateComponent } from '../../../shared/late/lateComponent.tsx'
import { invoiceName, invoiceNoun } from '../invoiceWords.ts'
import { InvoiceNowDocument, RecordPaymentDocument, type RecordPaymentInput } from './invoiceActions.generated.ts'
import type { ActionableInvoice, InvoiceAction } from './invoiceActionSet.ts'
import type { InvoiceActionInput, InvoiceTarget, PaymentAnswers, PaymentOutcome } from './payment.ts'
import { paymentKey } from './paymentKey.ts'

const PaymentDialog = lateComponent(async () => (await import('./PaymentDialog.tsx')).PaymentDialog)

const targetOf = (invoice: ActionableInvoice): InvoiceTarget => ({ ...invoice, name: invoiceName(invoice) })

async function invoiceNow(client: ApolloClient, id: string): Promise<InvoiceTarget> {
  const { data } = await client.query({ query: InvoiceNowDocument, variables: { id }, fetchPolicy: 'network-only' })
  if (!data) throw new Error('The gateway answered without data')
  return targetOf(data.invoice)
}

/** What is sent: only what the method asks. A payment of today is one of now, of another day one of its noon. */
function sentOf({ id }: InvoiceTarget, payment: PaymentAnswers, { today, timeZone }: Format): RecordPaymentInput {
  const { amount, paymentMethod: method, reference, email, paidOn } = payment
  const asked = neededOf(paymentMethod[method].code)
  const has = (name: string): boolean => (asked as readonly string[]).includes(name)
  return {
    invoiceIds: [id],
    amount: Number(amount),
    paymentMethod: method,
    ...(reference.trim() && { reference: reference.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(has('cheque_number') && { chequeNumber: payment.chequeNumber, bankName: payment.bankName, bankBranch: payment.bankBranch }),
    ...(has('cardholder_name') && { cardholderName: payment.cardholderName }),
    ...(paidOn !== today() && { paidAt: instantOf(paidOn, '12:00', timeZone) }),
  }
}

async function pay(client: ApolloClient, format: Format, target: InvoiceTarget, payment: PaymentAnswers): Promise<Sent<PaymentOutcome>> {
  const input = sentOf(target, payment, format)
  const { data } = await client.mutate({ mutation: RecordPaymentDocument, variables: { input, idempotencyKey: paymentKey(target, input) } })
  const told = data?.recordPayment
  const refused = told?.failed?.find(({ invoiceId }) => invoiceId === target.id)
  if (refused) return { effect: 'ignored', stands: refused.reason ?? `${target.name} is as it was` }
  const done = told?.processed?.find(({ invoiceId }) => invoiceId === target.id)
  return done ? { effect: 'done', outcome: done } : { effect: 'unknown' }
}

/** Says the receipt, and what is still open. */
function paidWords(
  { name, currencyCode }: InvoiceTarget,
  { balanceDue, status, receiptNumber }: PaymentOutcome,
  { money }: Format,
): string {
  const receipt = receiptNumber ? ` Receipt ${receiptNumber}.` : ''
  if (status === 'PAID') return `${name} is paid.${receipt}`
  return balanceDue === null
    ? `Payment of ${name} recorded.${receipt}`
    : `Payment recorded.${receipt} ${money(balanceDue, currencyCode)} still open.`
}

/** What can be done to an invoice, and how. Which of it is offered: `invoiceActionSet`. */
export const invoiceActions = defineActions<InvoiceAction, ActionableInvoice, InvoiceTarget, InvoiceActionInput, PaymentOutcome>({
  actions: {
    PAY: { label: 'Record payment', link: ' for ', Icon: IconCashRegister, asks: () => true, said: paidWords },
  },
  noun: invoiceNoun,
  nameOf: ({ name }) => name,
  keyOf: ({ id, lockVersion }) => [id, lockVersion].join('/'),
  find: (client, _, invoice, isOld) => (isOld ? invoiceNow(client, invoice.id) : targetOf(invoice)),
  send: ({ client, format }, _, target, { payment }) => {
    if (!payment) throw new Error('A payment needs its answers')
    return pay(client, format, target, payment)
  },
  refreshes: ['Invoices', 'InvoiceRecord', 'Job', 'JobHistory', 'CustomerRecord', 'Today'],
  Dialog: PaymentDialog,
})
