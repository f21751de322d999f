import type { CodeOf } from '@callout/contracts/codes'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { defineCollection } from '../collection.ts'

export interface InvoiceRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly invoice_number: string
  readonly job_id: number
  readonly customer_id: number
  readonly status: CodeOf<typeof invoiceStatus>
  readonly issue_date: string
  readonly due_date: string
  readonly subtotal: number
  readonly discount_total: number
  readonly tax_total: number
  readonly total: number
  readonly amount_paid: number
  readonly balance_due: number
  readonly currency_code: string
  readonly lock_version: number
  readonly created_at: number
}

export interface PaymentRecord {
  readonly id: number
  readonly company_id: number
  readonly invoice_id: number
  readonly job_id: number
  readonly amount: number
  /** 0 cash, 1 cheque, 2 card, 3 bank transfer, 4 online. */
  readonly payment_method: 0 | 1 | 2 | 3 | 4
  readonly reference: string | null
  readonly receipt_number: string
  readonly received_by: number
  readonly paid_at: number
}

export const invoiceCollections = {
  invoices: defineCollection<InvoiceRecord>()({
    keys: {
      company_id: (invoice) => invoice.company_id,
      job_id: (invoice) => invoice.job_id,
      customer_id: (invoice) => invoice.customer_id,
      unpaid: (invoice) => (invoice.status === invoiceStatus.UNPAID.code ? invoice.company_id : null),
    },
    sorted: {},
  }),
  payments: defineCollection<PaymentRecord>()({
    keys: { invoice_id: (payment) => payment.invoice_id },
    sorted: { paid_at: { within: (payment) => payment.company_id, value: (payment) => payment.paid_at } },
  }),
} as const
