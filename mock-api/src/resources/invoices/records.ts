import type { CodeOf } from '@callout/contracts/wire/codes'
import type { invoiceSort, paymentMethod } from '@callout/contracts/invoices/codes'
import type { PaymentParts, StaffShare } from '@callout/contracts/earnings/shares'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { defineCollection, type SortValue } from '../../db/collection.ts'
import type { JobMoney } from '../jobs/records.ts'

export interface InvoiceRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly invoice_number: string
  readonly job_id: number
  readonly visit_id: number | null
  readonly visit_date: string | null
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
  readonly sent_at: number | null
  /** Voided invoices have nothing due, but their number stays used. */
  readonly voided_at: number | null
  /** Items of a voided invoice or of one for a visit. Others use their job's, which are frozen while invoiced. */
  readonly paper: Pick<JobMoney, 'line_items' | 'taxes' | 'discount_type' | 'discount_value' | 'tax_basis'> | null
  /** Addressee and items as of its creation; null in older records: current values. */
  readonly addressee: Addressee | null
  /** How the company presented itself then, by the place among its `letterheads`. */
  readonly letterhead: number
  readonly lock_version: number
  readonly created_at: number
}

export interface Addressee {
  readonly name: string
  readonly bill_to: readonly string[]
  readonly work_at: readonly string[]
}

export const newInvoice = {
  visit_id: null,
  visit_date: null,
  sent_at: null,
  voided_at: null,
  paper: null,
  addressee: null,
  letterhead: 0,
} as const satisfies Partial<InvoiceRecord>

export interface Earned extends PaymentParts {
  readonly category_id: number
  readonly shares: readonly StaffShare[]
}

export interface PaymentRecord {
  readonly id: number
  readonly company_id: number
  readonly invoice_id: number
  readonly job_id: number
  readonly amount: number
  readonly payment_method: CodeOf<typeof paymentMethod>
  readonly reference: string | null
  readonly email: string | null
  readonly cheque_number: string | null
  readonly bank_name: string | null
  readonly bank_branch: string | null
  readonly cardholder_name: string | null
  readonly receipt_number: string
  readonly batch_receipt_number: string | null
  readonly received_by: number
  readonly paid_at: number
  /** The customer when the payment was recorded; null in older records: the job's. */
  readonly earned: Earned | null
  /** Letterhead of its receipt, as in an invoice. */
  readonly letterhead: number
}

/** Payment fields added later. */
export const paymentDefaults = {
  email: null,
  cheque_number: null,
  bank_name: null,
  bank_branch: null,
  cardholder_name: null,
  batch_receipt_number: null,
  earned: null,
  letterhead: 0,
} as const satisfies Partial<PaymentRecord>

/** `all` includes voided invoices; the others don't. */
export type InvoiceGroup = 'all' | 'open' | 'paid' | 'unsent'

export const invoiceGroup = (companyId: number, group: InvoiceGroup): string => `${companyId}:${group}`

export const isOpen = ({ status, voided_at }: InvoiceRecord): boolean => status === invoiceStatus.UNPAID.code && voided_at === null

function groupsOf(invoice: InvoiceRecord): string[] {
  const groups: InvoiceGroup[] = ['all']
  if (isOpen(invoice)) groups.push('open')
  if (invoice.status === invoiceStatus.PAID.code) groups.push('paid')
  if (invoice.sent_at === null && invoice.voided_at === null) groups.push('unsent')
  return groups.map((group) => invoiceGroup(invoice.company_id, group))
}

/** Sort keys of the list's columns. Numbers are assigned in id order. */
export const invoiceSortValues = {
  invoice_number: (invoice) => invoice.id,
  issue_date: (invoice) => invoice.issue_date,
  due_date: (invoice) => invoice.due_date,
  total: (invoice) => invoice.total,
  balance_due: (invoice) => invoice.balance_due,
} as const satisfies Record<CodeOf<typeof invoiceSort>, (invoice: InvoiceRecord) => SortValue>

export const invoiceCollections = {
  invoices: defineCollection<InvoiceRecord>()({
    defaults: newInvoice,
    indexes: {
      company_id: (invoice) => invoice.company_id,
      job_id: (invoice) => invoice.job_id,
      customer_id: (invoice) => invoice.customer_id,
      unpaid: (invoice) => (isOpen(invoice) ? invoice.company_id : null),
      invoice_number: { within: groupsOf, value: invoiceSortValues.invoice_number },
      issue_date: { within: groupsOf, value: invoiceSortValues.issue_date },
      due_date: { within: groupsOf, value: invoiceSortValues.due_date },
      total: { within: groupsOf, value: invoiceSortValues.total },
      balance_due: { within: groupsOf, value: invoiceSortValues.balance_due },
    },
  }),
  payments: defineCollection<PaymentRecord>()({
    defaults: paymentDefaults,
    indexes: {
      company_id: (payment) => payment.company_id,
      invoice_id: (payment) => payment.invoice_id,
      batch_receipt_number: (payment) => payment.batch_receipt_number,
      paid_at: { within: (payment) => payment.company_id, value: (payment) => payment.paid_at },
    },
  }),
} as const
