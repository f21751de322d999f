import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { z } from '../wire/zod.ts'
import { CashOut, CashOutBody } from './payment.ts'
import { InvoiceDueDays, InvoiceIdInput, InvoicePage, InvoiceQuery, InvoiceWithPaper } from './schemas.ts'

// oxfmt-ignore
export const invoiceEndpoints = {
  listInvoices: { method: 'GET', path: '/jobs/paid_unpaid_invoices', input: InvoiceQuery, data: InvoicePage, access: 'user', origin: 'inferred' },
  getInvoice: { method: 'GET', path: '/jobs/get_invoice', input: InvoiceIdInput, data: InvoiceWithPaper, record: 'invoice', access: 'user', origin: 'inferred' },
  getInvoiceDueDays: { method: 'GET', path: '/settings/fetch_invoice_due_days', input: z.object({}), data: InvoiceDueDays, access: 'user', origin: 'inferred' },
  cashOut: { method: 'POST', path: '/jobs/bulk_cashout', input: CashOutBody, data: CashOut, access: 'user', origin: 'inferred', headers: idempotencyHeader },
} as const satisfies Record<string, Endpoint>
