import { invoiceSort, invoiceTab } from '@callout/contracts/invoices/codes'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { invoiceStatus } from '@callout/contracts/jobs/codes'
import { Invoice, InvoiceRow } from '@callout/contracts/invoices/schemas'
import type { GatewayContext } from '../schema/context.ts'
import { detailField, detailFields } from '../schema/detailFields.ts'
import type { InvoicesInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, isSame, isSet, searchIn } from '../lists/rowRules.ts'
import type { RestData } from '../rest/types.ts'
import type { InvoiceRowSource, InvoiceSource } from '../schema/sources.ts'

type Row = InvoiceRowSource
type Detail = RestData<typeof invoiceEndpoints.getInvoice>

const filters = {
  age: null,
  dateFrom: null,
  dateTo: null,
  tab: null,
  ...equalFilters('status', 'isOverdue', 'jobId', 'branchId'),
  customerId: ({ customer }: Row, { customerId }: InvoicesInput) => isSame(customer?.id, customerId),
  isSent: ({ sentAt }: Row, { isSent }: InvoicesInput) => (sentAt === undefined ? undefined : (sentAt !== null) === isSent),
  minTotal: ({ total }: Row, { minTotal }: InvoicesInput) => (isSet(total) ? total >= Number(minTotal) : undefined),
  maxTotal: ({ total }: Row, { maxTotal }: InvoicesInput) => (isSet(total) ? total <= Number(maxTotal) : undefined),
  search: searchIn<Row>(
    ({ invoiceNumber, jobNumber, customer }) => ({ texts: [invoiceNumber, jobNumber, customer?.name] }),
    ({ invoiceNumber, customer }) => [invoiceNumber, customer?.name],
  ),
}

const sortKeys = {
  [invoiceSort.ISSUE_DATE.code]: ({ issueDate }: Row) => issueDate,
  [invoiceSort.DUE_DATE.code]: ({ dueDate }: Row) => dueDate,
  [invoiceSort.TOTAL.code]: ({ total }: Row) => total,
  [invoiceSort.BALANCE_DUE.code]: ({ balanceDue }: Row) => balanceDue,
}

const tabs: Readonly<Record<string, InvoicesInput>> = {
  [invoiceTab.UNPAID.code]: { status: invoiceStatus.UNPAID.code },
  [invoiceTab.OVERDUE.code]: { isOverdue: true },
  [invoiceTab.PAID.code]: { status: invoiceStatus.PAID.code },
  [invoiceTab.UNSENT.code]: { isSent: false },
}

const withTab = ({ tab, ...input }: InvoicesInput): InvoicesInput => ({ ...input, ...(tab && tabs[tab]) })

const invoiceList = { read: readRows(invoiceEndpoints.listInvoices, 'invoices'), filters, sortKeys }

const isDetail = (invoice: InvoiceSource): invoice is Detail => 'payments' in invoice

const detailOf = (invoice: InvoiceSource, { rest }: GatewayContext): Detail | Promise<Detail> =>
  isDetail(invoice) ? invoice : rest(invoiceEndpoints.getInvoice, { invoiceId: invoice.id })

export const invoices = {
  Query: {
    invoices: async (_, { input }, { rest }) => {
      const { read, areSumsValid, ...page } = await emulatedPage(invoiceList, withTab(input ?? {}), rest)
      return { ...page, totals: areSumsValid ? read.totals : null }
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
