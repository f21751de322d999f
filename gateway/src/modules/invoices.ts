import { invoiceSort, invoiceTab } from '@callout/contracts/invoices/codes'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Invoice, InvoiceRow } from '@callout/contracts/invoices/schemas'
import type { GatewayContext } from '../context.ts'
import { detailField, detailFields } from '../detailFields.ts'
import type { InvoicesInput, Resolvers } from '../generated/resolvers.ts'
import { heldPage } from '../lists/heldPage.ts'
import type { RowOrder } from '../lists/pagedList.ts'
import { hasShown } from '../lists/shownWords.ts'
import type { RestData } from '../rest/types.ts'
import type { InvoiceRowSource, InvoiceSource } from '../sources/invoices.ts'

type Row = InvoiceRowSource
type Detail = RestData<typeof invoiceEndpoints.getInvoice>

const isTold = (value: unknown): boolean => value !== null && value !== undefined
const isSame = (told: unknown, wanted: unknown): boolean | undefined => (isTold(told) ? String(told) === String(wanted) : undefined)

/** Whether a row is as the filter wants it; undefined where it does not tell. */
const filters = {
  status: ({ status }: Row, { status: wanted }: InvoicesInput) => isSame(status, wanted),
  isOverdue: ({ isOverdue }: Row, { isOverdue: wanted }: InvoicesInput) => isSame(isOverdue, wanted),
  customerId: ({ customer }: Row, { customerId }: InvoicesInput) => isSame(customer?.id, customerId),
  jobId: ({ jobId }: Row, { jobId: wanted }: InvoicesInput) => isSame(jobId, wanted),
  isSent: ({ sentAt }: Row, { isSent }: InvoicesInput) => (sentAt === undefined ? undefined : (sentAt !== null) === isSent),
  branchId: ({ branchId }: Row, { branchId: wanted }: InvoicesInput) => isSame(branchId, wanted),
  minTotal: ({ total }: Row, { minTotal }: InvoicesInput) => (isTold(total) ? Number(total) >= Number(minTotal) : undefined),
  maxTotal: ({ total }: Row, { maxTotal }: InvoicesInput) => (isTold(total) ? Number(total) <= Number(maxTotal) : undefined),
}

/** Whether a row shows what is searched for; undefined where it does not tell that in which the words may stand. */
function shows({ invoiceNumber, jobNumber, customer }: Row, search: string): boolean | undefined {
  if (hasShown({ texts: [invoiceNumber, jobNumber, customer?.name] }, search)) return true
  return isTold(invoiceNumber) && isTold(customer?.name) ? false : undefined
}

/** Of what can be compared in one way only. */
const sortKeys: Readonly<Record<string, (row: Row) => number | string | null | undefined>> = {
  [invoiceSort.ISSUE_DATE.code]: ({ issueDate }) => issueDate,
  [invoiceSort.DUE_DATE.code]: ({ dueDate }) => dueDate,
  [invoiceSort.TOTAL.code]: ({ total }) => total,
  [invoiceSort.BALANCE_DUE.code]: ({ balanceDue }) => balanceDue,
}

function orderOf({ sortBy, sortDirection }: InvoicesInput): RowOrder<Row> | null {
  const key = sortBy ? sortKeys[sortBy] : undefined
  if (!key || !sortDirection) return null
  const sign = sortDirection === 'desc' ? -1 : 1
  return (a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || one === undefined || other === null || other === undefined) return undefined
    return one === other ? 0 : one < other ? -sign : sign
  }
}

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
      const { read, ...page } = await heldPage(invoiceList(context), askedOf(input ?? {}))
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
