import type { paymentMethod } from '@callout/contracts/invoices/codes'
import { sumOfMoney } from '@callout/contracts/cents'
import type { Days } from '@callout/contracts/earnings/range'
import type { BookCustomerFragment } from './accounting.generated.ts'

export type Method = keyof typeof paymentMethod

/** A row of an invoice: a line item, or a part of the discount with a negative amount. */
export interface BookLine {
  readonly isDiscount: boolean
  readonly name: string
  readonly description: string | null
  readonly quantity: number
  readonly rate: number
  /** Without tax. */
  readonly amount: number
  readonly tax: number
  readonly isTaxed: boolean
}

/** Dates are YYYY-MM-DD in the account's zone. */
export interface BookInvoice {
  readonly id: string
  readonly number: string
  readonly customerId: string | null
  readonly customer: string
  readonly email: string | null
  readonly issuedOn: string
  readonly dueOn: string | null
  readonly voidedOn: string | null
  readonly job: string | null
  readonly visitOn: string | null
  readonly lines: readonly BookLine[]
  readonly taxes: readonly { readonly name: string; readonly amount: number }[]
  /** Names of its taxes, joined. null: no tax. */
  readonly taxName: string | null
  readonly discount: number
  readonly tax: number
  readonly total: number
  /** ISO 4217; null: not returned. */
  readonly currency: string | null
  readonly lockVersion: number | null
}

/** A payment's part of one invoice. */
export interface BookPayment {
  readonly id: string
  readonly invoiceId: string
  readonly invoice: string
  readonly customerId: string | null
  readonly customer: string
  readonly paidOn: string
  readonly amount: number
  readonly method: Method | null
  readonly reference: string | null
  readonly cheque: string | null
  readonly receipt: string | null
  /** Receipt of a payment for several invoices. */
  readonly batch: string | null
  readonly currency: string | null
}

export interface BookCustomer {
  readonly id: string
  readonly name: string
  readonly record: BookCustomerFragment
}

export interface Books {
  readonly days: Days
  readonly customers: readonly BookCustomer[]
  readonly issued: readonly BookInvoice[]
  readonly voided: readonly BookInvoice[]
  readonly payments: readonly BookPayment[]
  /** Records that are left out, with the reason. */
  readonly problems: readonly string[]
}

/** The records of each currency, in the order of their first record. */
export function booksByCurrency(books: Books): readonly (readonly [currency: string | null, Books])[] {
  const { issued, voided, payments, customers } = books
  const currencies = new Set([...issued, ...voided, ...payments].map(({ currency }) => currency))
  return [...currencies].map((currency) => {
    const isOf = (row: { readonly currency: string | null }): boolean => row.currency === currency
    const inCurrency = { issued: issued.filter(isOf), voided: voided.filter(isOf), payments: payments.filter(isOf) }
    const used = new Set([...inCurrency.issued, ...inCurrency.voided, ...inCurrency.payments].map(({ customerId }) => customerId))
    return [currency, { ...books, ...inCurrency, customers: customers.filter(({ id }) => used.has(id)) }] as const
  })
}

/** Sums of a file's records. */
export const getSums = ({ issued, voided, payments }: Books) => ({
  issued: sumOfMoney(issued.map(({ total }) => total)),
  tax: sumOfMoney(issued.map(({ tax }) => tax)),
  voided: sumOfMoney(voided.map(({ total }) => total)),
  paid: sumOfMoney(payments.map(({ amount }) => amount)),
})
