import { paymentMethod } from '@callout/contracts/invoices/codes'
import { formatPhone } from '../../lib/phones/formatPhone.ts'
import { type BookFile, dayWriter, joined, type LayoutInput, money, quantity, toRow } from './bookFile.ts'
import type { BookInvoice, BookPayment } from './books.ts'
import { billingAddress } from './billingAddress.ts'
import { NO_TAX } from './codes.ts'

const customerColumns = [
  'Full Name',
  'Company',
  'Email',
  'Phone',
  'Mobile',
  'Fax',
  'Website',
  'Street',
  'City',
  'State',
  'ZIP code',
  'Country',
  'Opening Balance',
  'Opening Balance Date',
  'Resale Number',
] as const

const invoiceColumns = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
  'Service Date',
] as const

/** The invoice's columns, as the import of credit notes names them. */
const creditColumns = invoiceColumns.map(
  (column) =>
    new Map<string, string>([
      ['*InvoiceNo', '*CreditNoteNo'],
      ['*InvoiceDate', '*CreditNoteDate'],
    ]).get(column) ?? column,
)

const paymentColumns = ['Date', 'Description', 'Amount'] as const

const MOST_NAME = 100
/** Names without characters that QuickBooks refuses: tab, line break, colon, quotation mark. */
export const quickBooksName = (name: string): string =>
  name
    .replaceAll(/[\s:"]+/g, ' ')
    .trim()
    .slice(0, MOST_NAME)

export const paymentText = ({ invoice, customer, method, reference, cheque, receipt, batch }: BookPayment): string =>
  joined(invoice, customer, method && paymentMethod[method].label, cheque, reference, receipt, batch)

/** Column layouts of the imports of QuickBooks Online (docs/decisions/077-export-books-as-files.md). */
export function quickBooksFiles({ books, getCode, currency, pattern }: LayoutInput): readonly BookFile[] {
  const day = dayWriter(pattern)
  const toRows = (invoice: BookInvoice, date: string, header: readonly string[]) =>
    invoice.lines.map((line) => {
      const isCredit = header !== invoiceColumns
      return toRow(header, {
        '*InvoiceNo': invoice.number,
        '*CreditNoteNo': `${invoice.number}-VOID`,
        '*Customer': quickBooksName(invoice.customer),
        '*InvoiceDate': day(date),
        '*CreditNoteDate': day(date),
        '*DueDate': isCredit ? day(date) : day(invoice.dueOn),
        Memo: isCredit ? joined(`Void of ${invoice.number}`, invoice.job) : invoice.job,
        'Item(Product/Service)': getCode('item', line.name),
        ItemDescription: line.description,
        ItemQuantity: quantity(line.quantity),
        ItemRate: money(line.rate),
        '*ItemAmount': money(line.amount),
        ItemTaxCode: getCode('tax', line.isTaxed && invoice.taxName !== null ? invoice.taxName : NO_TAX),
        ItemTaxAmount: money(line.tax),
        Currency: currency,
        'Service Date': day(invoice.visitOn),
      })
    })
  return [
    {
      name: 'customers',
      header: customerColumns,
      most: null,
      records: books.customers.map(({ name, record }) => {
        const { street1, street2, city, province, postalCode, country } = billingAddress(record)
        return [
          toRow(customerColumns, {
            'Full Name': quickBooksName(name),
            Company: record.companyName,
            Email: record.email,
            Phone: record.phone && formatPhone(record.phone, record.phoneCountryCode),
            Mobile: record.alternatePhone && formatPhone(record.alternatePhone, record.alternatePhoneCountryCode),
            Website: record.website,
            Street: joined(street1, street2),
            City: city,
            State: province,
            'ZIP code': postalCode,
            Country: country,
          }),
        ]
      }),
    },
    {
      name: 'invoices',
      header: invoiceColumns,
      most: { records: 100, rows: 1000 },
      records: books.issued.map((invoice) => toRows(invoice, invoice.issuedOn, invoiceColumns)),
    },
    {
      name: 'voids',
      header: creditColumns,
      most: { records: 100, rows: 1000 },
      records: books.voided.map((invoice) => toRows(invoice, invoice.voidedOn ?? invoice.issuedOn, creditColumns)),
    },
    {
      name: 'payments',
      header: paymentColumns,
      most: { rows: 1000 },
      records: books.payments.map((payment) => [
        toRow(paymentColumns, { Date: day(payment.paidOn), Description: paymentText(payment), Amount: money(payment.amount) }),
      ]),
    },
  ]
}
