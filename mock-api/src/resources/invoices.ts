import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { answerOnce } from '../http/idempotency.ts'
import { getPage } from '../http/page.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import { cashOut } from './invoices/cashOut.ts'
import { invoiceList } from './invoices/invoiceList.ts'
import { invoicePaperFile } from './invoices/invoicePaper.ts'
import { invoiceTotals } from './invoices/invoiceTotals.ts'
import { invoiceView } from './invoices/invoiceView.ts'
import { visibleInvoice } from './invoices/visibleInvoice.ts'
import { isStaffWith } from './jobs/view/visibility.ts'

const requireReader = (caller: Caller): void => requireAuthority(caller, 'manage_invoices', 'see invoices')

/** Technicians who collect payments see and pay the invoices of their jobs (decision D62). */
const collects = (caller: Caller): boolean => isStaffWith(caller, 'staff_can_collect')

const dueDays = [0, 7, 14, 15, 30, 45, 60]

export const invoiceHandlers: DomainHandlers<'invoices'> = {
  listInvoices: ({ input, viewer }) => {
    requireReader(viewer.caller)
    const { rows, pagination } = getPage(invoiceList.find(viewer, input), input)
    return { invoices: invoiceList.rows(viewer, rows), totals: invoiceTotals(viewer, input), pagination }
  },

  getInvoice: async ({ input: { invoice_id, format, receipt_number }, store, viewer }) => {
    if (!collects(viewer.caller)) requireReader(viewer.caller)
    const invoice = visibleInvoice(store, viewer.caller, invoice_id)
    const shown = invoiceView(viewer, invoice)
    if (format !== 'pdf') return shown
    const { content, ...file } = await invoicePaperFile(viewer, invoice, receipt_number)
    return { ...shown, ...file, file_base64: content.toString('base64') }
  },

  getInvoiceDueDays: ({ company }) => ({ invoice_due_days: company.invoice_due_days, options: dueDays }),

  cashOut: ({ input: { idempotency_key: key, ...body }, store, viewer }) => {
    const { caller, now } = viewer
    if (!collects(caller)) requireAuthority(caller, 'record_payments', 'record payments')
    return store.transaction(() => answerOnce({ store, caller, now, call: 'cashOut', key, input: body }, () => cashOut(viewer, body)))
  },
}
