import { job } from '../jobs/samples/record.ts'
import type { z } from '../wire/zod.ts'
import type { CashOut } from './payment.ts'
import type { Invoice, InvoiceDueDays, InvoicePage, InvoiceRow } from './schemas.ts'

const row = {
  id: 901,
  invoice_number: 'INV-0901',
  job_id: 501,
  job_number: 'J-0501',
  visit_id: 701,
  visit_date: '2026-11-20',
  customer: { id: 31, name: 'Carla Reyes', email: 'carla@reyes-dental.test', phone_country_code: '1', phone: '5550131' },
  branch_id: 1,
  status: 9,
  issue_date: '2026-11-20',
  due_date: '2026-12-04',
  total: 129.11,
  amount_paid: 29.11,
  balance_due: 100,
  currency_code: 'USD',
  is_overdue: false,
  days_overdue: 0,
  sent_at: 1795190400,
  voided_at: null,
  lock_version: 2,
  created_at: 1795190400,
} satisfies z.input<typeof InvoiceRow>

export const invoicePage = {
  invoices: [row],
  totals: {
    paid_total: 0,
    unpaid_total: 100,
    overdue_total: 0,
    unsent_total: 0,
    paid_count: 0,
    unpaid_count: 1,
    overdue_count: 0,
    unsent_count: 0,
    ages: [{ age: 'current', count: 1, balance: 100 }],
  },
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof InvoicePage>

export const invoice = {
  ...row,
  bill_to: { name: 'Reyes Dental', lines: ['1 Main Street', 'Chicago, IL 60601'] },
  property: { id: 41, address: '4B, 80 Elm Street, Chicago, IL, 60610, United States', lines: ['80 Elm Street, 4B', 'Chicago, IL 60610'] },
  sender: { name: 'Harbor Home Services', lines: ['12 Pier Road', 'Chicago, IL 60601', 'office@harbor.test'], notes: ['Net 14'] },
  billing_address: '1 Main Street, Chicago, IL 60601, United States',
  due_days: 14,
  line_items: job.line_items,
  subtotal: 120.04,
  discount_type: 0,
  discount_value: 0,
  discount_total: 0,
  tax_basis: 0,
  taxes: job.taxes,
  tax_total: 9.07,
  payments: [
    {
      id: 951,
      invoice_id: 901,
      amount: 29.11,
      payment_method: 1,
      reference: 'Down payment',
      email: null,
      cheque_number: '000417',
      bank_name: 'First National',
      bank_branch: 'Joliet',
      cardholder_name: null,
      paid_at: 1795276800,
      receipt_number: 'RCP-0901',
      batch_receipt_number: null,
      received_by: { id: 1, name: 'Olivia Owens' },
    },
  ],
} satisfies z.input<typeof Invoice>

export const invoiceDueDays = { invoice_due_days: 14, options: [0, 7, 14, 15, 30, 45, 60] } satisfies z.input<typeof InvoiceDueDays>

export const cashOut = {
  batch_id: 952,
  receipt_number: null,
  processed: [{ invoice_id: 901, job_id: 501, amount: 50, balance_due: 50, status: 9, receipt_number: 'RCP-0901-2' }],
  failed: [{ invoice_id: 902, responseMessage: 'INV-0902 is already paid.' }],
  total_allocated: 50,
  unallocated: 0,
} satisfies z.input<typeof CashOut>
