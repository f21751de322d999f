import { invoiceSort, invoiceTab } from '@callout/contracts/invoices/codes'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Invoice, InvoiceRow } from '@callout/contracts/invoices/schemas'
import type { GatewayContext } from '../context.ts'
import { detailField, detailFields } from '../detailFields.ts'
import type { InvoicesInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { equalFilters, isSame, isSet, orderBy, searchIn } from '../lists/rowRules.ts'
import type { RestData } from '../rest/types.ts'
import type { InvoiceRowSource, InvoiceSource } from '../sources/invoices.ts'

type Row = InvoiceRowSource
type Detail = RestData<typeof invoiceEndpoints.getInvoice>

/** Filters that compare row values; undefined if the row lacks the value. */
const filters = {
  ...equalFilters('status', 'isOverdue', 'jobId', 'branchId'),
  customerId: ({ customer }: Row, { customerId }: InvoicesInput) => isSame(customer?.id, customerId),
  isSent: ({ sentAt }: Row, { isSent }: InvoicesInput) => (sentAt === undefined ? undefined : (sentAt !== null) === isSent),
  minTotal: ({ total }: Row, { minTotal }: InvoicesInput) => (isSet(total) ? total >= Number(minTotal) : undefined),
  maxTotal: ({ total }: Row, { maxTotal }: InvoicesInput) => (isSet(total) ? total <= Number(maxTotal) : undefined),
}

const shows = searchIn<Row>(
  ({ invoiceNumber, jobNumber, customer }) => [invoiceNumber, jobNumber, customer?.name],
  ({ invoiceNumber, customer }) => [invoiceNumber, customer?.name],
)

const orderOf = orderBy<Row>({
  [invoiceSort.ISSUE_DATE.code]: ({ issueDate }) => issueDate,
  [invoiceSort.DUE_DATE.code]: ({ dueDate }) => dueDate,
  [invoiceSort.TOTAL.code]: ({ total }) => total,
  [invoiceSort.BALANCE_DUE.code]: ({ balanceDue }) => balanceDue,
})

/** What each tab asks for. */
const tabs: Readonly<Record<string, InvoicesInput>> = {
  [invoiceTab.UNPAID.code]: { status: invoiceStatus.UNPAID.code },
  [invoiceTab.OVERDUE.code]: { isOverdue: true },
  [invoiceTab.PAID.code]: { status: invoiceStatus.PAID.code },
  [invoiceTab.UNSENT.code]: { isSent: false },
}

const askedOf = ({ tab, ...input }: InvoicesInput): InvoicesInput => ({ ...input, ...(tab && tabs[tab]) })

const invoiceList = ({ rest }: GatewayContext) => ({
  read: async ({ sortDirection, ...input }: InvoicesInput) => {
    const { invoices: rows, totals, pagination } = await rest(invoiceEndpoints.listInvoices, { ...input, sortDir: sortDirection })
    return { rows, totals, pagination }
  },
  complete: (rows: Row[]) => rows,
  filters,
  shows,
  orderOf,
})

const isDetail = (invoice: InvoiceSource): invoice is Detail => 'payments' in invoice

/** Rows have no lines and no payments: whoever asks for these in a list reads each invoice. */
const detailOf = (invoice: InvoiceSource, { rest }: GatewayContext): Detail | Promise<Detail> =>
  isDetail(invoice) ? invoice : rest(invoiceEndpoints.getInvoice, { invoiceId: invoice.id })

export const invoices = {
  Query: {
    invoices: async (_, { input }, context) => {
      const { read, ...page } = await emulatedPage(invoiceList(context), askedOf(input ?? {}))
      // Where the rows were filtered here, the backend's sums are those of others.
      const isItsOwn = page.ignored.length === 0 && page.totalCount === read.pagination?.totalCount
      return { ...page, totals: isItsOwn ? read.totals : null }
    },
    invoice: async (_, { id }, { rest }) => ({ payments: null, ...(await rest(invoiceEndpoints.getInvoice, { invoiceId: id })) }),
    invoicePaper: async (_, { id, receiptNumber }, { rest }) => {
      const { fileName, fileBase64 } = await rest(invoiceEndpoints.getInvoice, { invoiceId: id, format: 'pdf', receiptNumber })
      return { fileName, base64: fileBase64 }
    },
    invoiceDueDays: (_, __, { rest }) => rest(invoiceEndpoints.getInvoiceDueDays, {}),
  },
  Mutation: {
    recordPayment: (_, { input, idempotencyKey }, { rest }) => rest(invoiceEndpoints.cashOut, { ...input, idempotencyKey }),
  },
  UnpaidInvoice: {
    reason: ({ responseMessage }) => responseMessage,
  },
  Invoice: {
    ...detailFields(Invoice, InvoiceRow, (field) => detailField(detailOf, field)),
  },
} satisfies Resolvers
