import { paymentMethod } from '@callout/contracts/invoices/codes'
import { formatPhone } from '../../lib/phones/formatPhone.ts'
import { type BookFile, dayWriter, joined, type LayoutInput, money, quantity, toRow } from './bookFile.ts'
import { billingAddress } from './billingAddress.ts'
import type { BookInvoice } from './books.ts'
import { NO_TAX } from './codes.ts'

const addressColumns = [
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
] as const

const contactColumns = [
  '*ContactName',
  'AccountNumber',
  'EmailAddress',
  'FirstName',
  'LastName',
  'POAttentionTo',
  ...addressColumns,
  'PhoneNumber',
  'FaxNumber',
  'MobileNumber',
  'Website',
] as const

const invoiceColumns = [
  '*ContactName',
  'EmailAddress',
  ...addressColumns,
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const

const statementColumns = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Check Number'] as const

/** Column layouts of the imports of Xero (docs/decisions/077-export-books-as-files.md). Amounts are without tax. */
export function xeroFiles({ books, getCode, currency, pattern }: LayoutInput): readonly BookFile[] {
  const day = dayWriter(pattern)
  const addresses = new Map(books.customers.map(({ id, record }) => [id, billingAddress(record)]))
  const addressCells = (customerId: string | null) => {
    const address = customerId === null ? undefined : addresses.get(customerId)
    return {
      POAddressLine1: address?.street1 ?? null,
      POAddressLine2: address?.street2 ?? null,
      POCity: address?.city ?? null,
      PORegion: address?.province ?? null,
      POPostalCode: address?.postalCode ?? null,
      POCountry: address?.country ?? null,
    }
  }
  const toRows = (invoice: BookInvoice, sign: 1 | -1) =>
    invoice.lines.map((line) =>
      toRow(invoiceColumns, {
        '*ContactName': invoice.customer,
        EmailAddress: invoice.email,
        ...addressCells(invoice.customerId),
        '*InvoiceNumber': sign === 1 ? invoice.number : `${invoice.number}-VOID`,
        Reference: sign === 1 ? invoice.job : joined(`Void of ${invoice.number}`, invoice.job),
        '*InvoiceDate': day(sign === 1 ? invoice.issuedOn : invoice.voidedOn),
        '*DueDate': day(sign === 1 ? invoice.dueOn : invoice.voidedOn),
        Total: money(sign * invoice.total),
        InventoryItemCode: getCode('item', line.name),
        '*Description': joined(line.name, line.description),
        '*Quantity': quantity(line.quantity),
        '*UnitAmount': money(sign * line.rate),
        '*AccountCode': getCode('account', line.isDiscount ? 'discounts' : 'sales'),
        '*TaxType': getCode('tax', line.isTaxed && invoice.taxName !== null ? invoice.taxName : NO_TAX),
        TaxAmount: money(sign * line.tax),
        Currency: currency,
      }),
    )
  return [
    {
      name: 'contacts',
      header: contactColumns,
      most: { records: 1000 },
      records: books.customers.map(({ id, name, record }) => [
        toRow(contactColumns, {
          '*ContactName': name,
          EmailAddress: record.email,
          FirstName: record.firstName,
          LastName: record.lastName,
          ...addressCells(id),
          PhoneNumber: record.phone && formatPhone(record.phone, record.phoneCountryCode),
          MobileNumber: record.alternatePhone && formatPhone(record.alternatePhone, record.alternatePhoneCountryCode),
          Website: record.website,
        }),
      ]),
    },
    { name: 'invoices', header: invoiceColumns, most: { records: 500 }, records: books.issued.map((invoice) => toRows(invoice, 1)) },
    { name: 'voids', header: invoiceColumns, most: { records: 500 }, records: books.voided.map((invoice) => toRows(invoice, -1)) },
    {
      name: 'payments',
      header: statementColumns,
      most: { rows: 1000 },
      records: books.payments.map((payment) => [
        toRow(statementColumns, {
          '*Date': day(payment.paidOn),
          '*Amount': money(payment.amount),
          Payee: payment.customer,
          Description: joined(payment.method && paymentMethod[payment.method].label, payment.reference, payment.receipt, payment.batch),
          Reference: payment.invoice,
          'Check Number': payment.cheque,
        }),
      ]),
    },
  ]
}
