import type { ApolloClient } from '@apollo/client'
import { toCents } from '@callout/contracts/cents'
import type { PaidFor, Payment, ReceiptOf } from './paymentStep.ts'
import { PaymentsOfDocument, type PaymentsOfQuery } from './payments.generated.ts'

/** How far a backend's clock may be behind the device's. */
export const BEHIND_SECONDS = 120

type InvoicePayment = NonNullable<NonNullable<PaymentsOfQuery['invoice']>['payments']>[number]

/** Whether that payment of an invoice is the invoice's part of the payment entered at `takenAt`. Missing fields match. */
const isPart = (found: InvoicePayment, { input }: Payment, { amount }: PaidFor, takenAt: number): boolean =>
  toCents(found.amount ?? amount) === toCents(amount) &&
  found.paymentMethod === input.paymentMethod &&
  (found.reference ?? '') === (input.reference ?? '') &&
  (found.chequeNumber ?? '') === (input.chequeNumber ?? '') &&
  (found.paidAt ?? takenAt) >= (input.paidAt ?? takenAt - BEHIND_SECONDS)

/** An invoice's balance, version and payments as they are now. */
export const readPayments = async (client: ApolloClient, id: string, context: object = {}) =>
  (await client.query({ query: PaymentsOfDocument, variables: { id }, fetchPolicy: 'no-cache', context })).data?.invoice

/** `done`: all its invoices have it; `partly`: some of them; its receipt where one is returned. */
export type FoundPayment =
  | { readonly kind: 'missing' }
  | { readonly kind: 'partly' }
  | { readonly kind: 'done'; readonly receipt: ReceiptOf | null }

/** Looks for a payment in its invoices: a backend may ignore the idempotency key. */
export async function findPayment(client: ApolloClient, payment: Payment, takenAt: number, context: object = {}): Promise<FoundPayment> {
  const { invoices } = payment
  const found = await Promise.all(
    invoices.map(async (invoice) =>
      (await readPayments(client, invoice.id, context))?.payments?.find((part) => isPart(part, payment, invoice, takenAt)),
    ),
  )
  if (!found.some(Boolean)) return { kind: 'missing' }
  if (found.includes(undefined)) return { kind: 'partly' }
  const [first] = invoices
  const receiptNumber = (invoices.length > 1 && found[0]?.batchReceiptNumber) || found[0]?.receiptNumber
  return { kind: 'done', receipt: first && receiptNumber ? { invoiceId: first.id, receiptNumber } : null }
}
