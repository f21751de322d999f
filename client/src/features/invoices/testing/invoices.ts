import type { InvoiceRecordQuery } from '../record/invoiceRecord.generated.ts'
import type { InvoiceRowFragment } from '../list/invoiceList.generated.ts'
import type { FakeAnswer } from '../../../testing/fakeGateway.ts'

type Invoice = InvoiceRecordQuery['invoice']

const rowPayer = { __typename: 'InvoiceCustomer', id: '31', name: 'Carla Reyes' }
const payer = { ...rowPayer, email: 'carla@reyes.test', phone: '5550131', phoneCountryCode: '1' }
const party = { __typename: 'InvoiceParty', name: 'Carla Reyes', lines: ['1 Main Street', 'Chicago, IL 60601'] }

/** Total 129.11, of which 29.11 is paid; due in 2026. */
export const invoice = (part: Partial<Invoice>): Invoice & { readonly __typename: 'Invoice' } => ({
  __typename: 'Invoice',
  id: '901',
  invoiceNumber: 'INV-0901',
  jobId: '501',
  jobNumber: 'J-0501',
  visitDate: null,
  customer: payer,
  billTo: party,
  sender: null,
  property: { id: '41', address: '80 Elm Street, Chicago', lines: ['80 Elm Street', 'Chicago, IL 60610'] },
  billingAddress: '1 Main Street, Chicago',
  status: 'UNPAID',
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  lineItems: [
    { id: '1', name: 'Boiler service', description: null, quantity: 2, unit: 'hour', amount: 45, isTaxExempt: false, total: 90 },
    { id: '2', name: 'Filter', description: null, quantity: 1, unit: 'piece', amount: 30.04, isTaxExempt: false, total: 30.04 },
  ],
  subtotal: 120.04,
  discountType: null,
  discountValue: null,
  discountTotal: 0,
  taxBasis: 'NET',
  taxes: [{ taxId: '5', name: 'Sales tax', rate: 8.25, amount: 9.07 }],
  taxTotal: 9.07,
  total: 129.11,
  amountPaid: 29.11,
  balanceDue: 100,
  currencyCode: 'USD',
  isOverdue: false,
  daysOverdue: 0,
  payments: [
    {
      id: '951',
      amount: 29.11,
      paymentMethod: 'CHEQUE',
      reference: 'Down payment',
      email: null,
      chequeNumber: '417',
      bankName: 'First National',
      bankBranch: 'Joliet',
      cardholderName: null,
      paidAt: 1_795_276_800,
      receiptNumber: 'RCP-0901',
      batchReceiptNumber: null,
      receivedBy: { id: '1', name: 'Olivia Owner' },
    },
  ],
  sentAt: null,
  voidedAt: null,
  lockVersion: 2,
  createdAt: 1_795_190_400,
  ...part,
})

const company = {
  generalData: {
    __typename: 'GeneralData',
    organizationName: 'Harbor Home Services',
    organizationEmail: 'office@harbor.example',
    phoneCountryCode: '1',
    phone: '5550100199',
    address: '1 Pier Road, Salem',
  },
  companySettings: {
    __typename: 'CompanySettings',
    customer: { __typename: 'CustomerSetting', paymentTerms: 'Net 14', invoiceFooter: 'Thank you.' },
  },
}

/** Responses for the invoice page. */
export const invoiceAnswers = (shown: Invoice): Record<string, FakeAnswer> => ({
  InvoiceRecord: { invoice: shown },
  InvoiceNow: { invoice: shown },
  InvoiceMessages: { invoiceMessages: [] },
  InvoiceCompany: company,
})

export const invoiceRow = (part: Partial<InvoiceRowFragment>): InvoiceRowFragment & { readonly __typename: 'Invoice' } => {
  const { id, invoiceNumber, jobId, jobNumber, status, issueDate, dueDate, total, amountPaid, balanceDue } = invoice({})
  return {
    __typename: 'Invoice',
    id,
    invoiceNumber,
    jobId,
    jobNumber,
    visitDate: null,
    status,
    issueDate,
    dueDate,
    total,
    amountPaid,
    balanceDue,
    customer: rowPayer,
    branchId: '1',
    currencyCode: 'USD',
    isOverdue: false,
    daysOverdue: 0,
    sentAt: null,
    voidedAt: null,
    lockVersion: 2,
    ...part,
  }
}

/** A page of the list, with totals. */
export const invoicePage = (rows: readonly InvoiceRowFragment[], totals: object | null = null) => ({
  invoices: {
    __typename: 'InvoicePage',
    items: rows,
    totalCount: rows.length,
    page: 1,
    perPage: 10,
    totals: totals && { __typename: 'InvoiceTotals', ...totals },
    unreadable: [],
    ignored: [],
  },
})
