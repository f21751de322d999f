import type { AccountingCode } from '@callout/contracts/settings/schemas'
import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { writeWorkbook } from '../../components/csv/writeWorkbook.ts'
import type { BookInvoiceFragment } from './accounting.generated.ts'
import type { Books } from './books.ts'
import { readBooks } from './readBooks.ts'
import type { LayoutName } from './codes.ts'
import { layoutTables } from './layouts.ts'
import { at, customer, invoice, line, payment } from './testing/books.ts'
import { centsIn, readCsv } from './testing/readCsv.ts'

const days = { from: '2026-11-01', to: '2026-11-30' }
const dayOf = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 10)

const booksOf = (invoices: readonly BookInvoiceFragment[], customers = [customer('31', 'Reyes Dental')]): Books =>
  readBooks({ days, customers, invoices, dayOf })

const tablesOf = (layout: LayoutName, books: Books, codes: readonly AccountingCode[] = [], pattern = 'MM/dd/yyyy') =>
  layoutTables(layout, books, codes, pattern)

const rowsIn = (tables: ReturnType<typeof tablesOf>, name: string) => readCsv(tables.find((item) => item.name === name) ?? { cells: [] })

test('QuickBooks: an invoice has a row per line and part of the discount, which add up to its total', () => {
  const rows = rowsIn(tablesOf('quickbooks', booksOf([invoice()])), 'quickbooks-invoices-USD-2026-11')
  const shown = rows.map((row) => [
    row['Item(Product/Service)'],
    row['ItemQuantity'],
    row['ItemRate'],
    row['*ItemAmount'],
    row['ItemTaxCode'],
    row['ItemTaxAmount'],
  ])
  expect(shown).toEqual([
    ['Boiler service', '1.5', '100.00', '150.00', 'State + City', '12.00'],
    ['Filter', '2', '25.00', '50.00', 'State + City', '4.00'],
    ['Permit', '1', '50.00', '50.00', 'Non', '0.00'],
    ['Discount', '1', '-20.00', '-20.00', 'State + City', '-1.60'],
    ['Discount', '1', '-5.00', '-5.00', 'Non', '0.00'],
  ])
  expect(rows[0]).toMatchObject({
    '*InvoiceNo': 'INV-0901',
    '*Customer': 'Reyes Dental',
    '*InvoiceDate': '11/20/2026',
    '*DueDate': '12/04/2026',
    Memo: 'J-0501',
    Currency: 'USD',
    'Service Date': '11/19/2026',
  })
  expect(centsIn(rows, '*ItemAmount') + centsIn(rows, 'ItemTaxAmount')).toBe(23_940)
})

test('QuickBooks: customers have the documented columns, and names without characters that it refuses', () => {
  const customers = [
    customer('31', 'Reyes: "Dental"\tCare', {
      email: 'office@reyes.test',
      phone: '3125550131',
      phoneCountryCode: '1',
      companyName: '=1+1',
    }),
  ]
  const tables = tablesOf('quickbooks', booksOf([invoice()], customers))
  expect(rowsIn(tables, 'quickbooks-customers-USD-2026-11')).toEqual([
    {
      'Full Name': 'Reyes Dental Care',
      Company: "'=1+1",
      Email: 'office@reyes.test',
      Phone: '+1 (312) 555-0131',
      Mobile: '',
      Fax: '',
      Website: '',
      Street: '1 Main Street, Suite 4',
      City: 'Chicago',
      State: 'IL',
      'ZIP code': '60601',
      Country: 'United States',
      'Opening Balance': '',
      'Opening Balance Date': '',
      'Resale Number': '',
    },
  ])
  expect(rowsIn(tables, 'quickbooks-invoices-USD-2026-11')[0]?.['*Customer']).toBe('Reyes Dental Care')
})

test('Xero: lines have account and tax codes, without tax in their prices', () => {
  const codes: AccountingCode[] = [
    { layout: 'xero', kind: 'account', name: 'sales', code: '400' },
    { layout: 'xero', kind: 'tax', name: 'State + City', code: 'Sales Tax 8%' },
    { layout: 'xero', kind: 'item', name: 'Filter', code: 'FLT' },
    { layout: 'quickbooks', kind: 'item', name: 'Permit', code: 'Fees' },
  ]
  const tables = tablesOf('xero', booksOf([invoice()]), codes, 'dd/MM/yyyy')
  const rows = rowsIn(tables, 'xero-invoices-USD-2026-11')
  const shown = rows.map((row) => [row['InventoryItemCode'], row['*Description'], row['*AccountCode'], row['*TaxType'], row['TaxAmount']])
  expect(shown).toEqual([
    ['', 'Boiler service', '400', 'Sales Tax 8%', '12.00'],
    ['FLT', 'Filter', '400', 'Sales Tax 8%', '4.00'],
    ['', 'Permit', '400', 'Tax Exempt', '0.00'],
    ['', 'Discount', '200', 'Sales Tax 8%', '-1.60'],
    ['', 'Discount', '200', 'Tax Exempt', '0.00'],
  ])
  expect(rows[0]).toMatchObject({
    '*ContactName': 'Reyes Dental',
    EmailAddress: 'office@reyes.test',
    POAddressLine1: '1 Main Street, Suite 4',
    POPostalCode: '60601',
    '*InvoiceNumber': 'INV-0901',
    Reference: 'J-0501',
    '*InvoiceDate': '20/11/2026',
    '*DueDate': '04/12/2026',
    Total: '239.40',
    '*Quantity': '1.5',
    '*UnitAmount': '100.00',
  })
  expect(rowsIn(tables, 'xero-contacts-USD-2026-11').map((row) => [row['*ContactName'], row['POCity']])).toEqual([
    ['Reyes Dental', 'Chicago'],
  ])
})

test('payments are listed by their date, with invoice, cheque and receipts', () => {
  const paid = invoice({
    amountPaid: 60,
    payments: [
      payment('1', 10, '2026-10-31'),
      payment('2', 20.1, '2026-11-01'),
      { ...payment('3', 29.9, '2026-11-30'), batchReceiptNumber: 'RCP-B3' },
    ],
  })
  const earlier = { ...paid, issueDate: '2026-10-20' }
  expect(rowsIn(tablesOf('quickbooks', booksOf([earlier])), 'quickbooks-payments-USD-2026-11')).toEqual([
    { Date: '11/01/2026', Description: 'INV-0901, Reyes Dental, Cheque, 000417, Down payment, RCP-2', Amount: '20.10' },
    { Date: '11/30/2026', Description: 'INV-0901, Reyes Dental, Cheque, 000417, Down payment, RCP-3, RCP-B3', Amount: '29.90' },
  ])
  const xero = tablesOf('xero', booksOf([earlier]))
  expect(xero.map(({ name }) => name)).toEqual(['xero-contacts-USD-2026-11', 'xero-payments-USD-2026-11'])
  expect(rowsIn(xero, 'xero-payments-USD-2026-11')[0]).toEqual({
    '*Date': '11/01/2026',
    '*Amount': '20.10',
    Payee: 'Reyes Dental',
    Description: 'Cheque, Down payment, RCP-2',
    Reference: 'INV-0901',
    'Check Number': '000417',
  })
})

test('a void has rows of its own with its date, whenever the invoice was issued', () => {
  const voided = invoice({ issueDate: '2026-10-05', voidedAt: at('2026-11-07') })
  const credit = rowsIn(tablesOf('quickbooks', booksOf([voided])), 'quickbooks-voids-USD-2026-11')
  expect(credit[0]).toMatchObject({ '*CreditNoteNo': 'INV-0901-VOID', '*CreditNoteDate': '11/07/2026', Memo: 'Void of INV-0901, J-0501' })
  expect(centsIn(credit, '*ItemAmount') + centsIn(credit, 'ItemTaxAmount')).toBe(23_940)
  const xero = rowsIn(tablesOf('xero', booksOf([voided])), 'xero-voids-USD-2026-11')
  expect(xero[0]).toMatchObject({
    '*InvoiceNumber': 'INV-0901-VOID',
    '*InvoiceDate': '11/07/2026',
    Total: '-239.40',
    '*UnitAmount': '-100.00',
  })
  const journal = rowsIn(tablesOf('journal', booksOf([voided])), 'journal-USD-2026-11')
  expect(new Set(journal.map((row) => row['*JournalDate']))).toEqual(new Set(['11/07/2026']))
  expect(journal.find((row) => row['*AccountName'] === 'Accounts Receivable')).toMatchObject({ '*Debits': '', '*Credits': '239.40' })
})

test('an invoice voided in its month has both its rows and those of its void', () => {
  const tables = tablesOf('xero', booksOf([invoice({ voidedAt: at('2026-11-25') })]))
  const rows = ['xero-invoices-USD-2026-11', 'xero-voids-USD-2026-11'].flatMap((name) => rowsIn(tables, name))
  const totals = rows.map((row) => Number(row['*Quantity']) * Number(row['*UnitAmount']) + Number(row['TaxAmount']))
  expect(Math.round(totals.reduce((sum, amount) => sum + amount, 0) * 100)).toBe(0)
})

test('the journal has each account once per entry, and its entries balance', () => {
  const codes: AccountingCode[] = [
    { layout: 'journal', kind: 'item', name: 'Filter', code: 'Parts' },
    { layout: 'journal', kind: 'tax', name: 'City', code: 'City Tax' },
    { layout: 'journal', kind: 'account', name: 'cheque', code: 'Bank' },
  ]
  const books = booksOf([invoice({ amountPaid: 39.4, payments: [payment('7', 39.4, '2026-11-22')] })])
  const rows = rowsIn(tablesOf('journal', books, codes), 'journal-USD-2026-11')
  expect(rows.map((row) => [row['*JournalNo'], row['*AccountName'], row['*Debits'], row['*Credits']])).toEqual([
    ['INV-0901', 'Accounts Receivable', '239.40', ''],
    ['INV-0901', 'Discounts', '25.00', ''],
    ['INV-0901', 'Sales', '', '200.00'],
    ['INV-0901', 'Parts', '', '50.00'],
    ['INV-0901', 'Sales Tax Payable', '', '10.80'],
    ['INV-0901', 'City Tax', '', '3.60'],
    ['PAY-7', 'Bank', '39.40', ''],
    ['PAY-7', 'Accounts Receivable', '', '39.40'],
  ])
  expect(centsIn(rows, '*Debits')).toBe(centsIn(rows, '*Credits'))
})

test('each currency has files of its own', () => {
  const euros = invoice({ id: '902', invoiceNumber: 'INV-0902', currencyCode: 'EUR', customer: { id: '32', name: 'Dupont', email: null } })
  const tables = tablesOf('quickbooks', booksOf([invoice(), euros], [customer('31', 'Reyes Dental'), customer('32', 'Dupont')]))
  expect(tables.map(({ name }) => name)).toEqual([
    'quickbooks-customers-USD-2026-11',
    'quickbooks-invoices-USD-2026-11',
    'quickbooks-customers-EUR-2026-11',
    'quickbooks-invoices-EUR-2026-11',
  ])
  expect(
    rowsIn(tables, 'quickbooks-invoices-EUR-2026-11').every((row) => row['*InvoiceNo'] === 'INV-0902' && row['Currency'] === 'EUR'),
  ).toBe(true)
})

test('a file is split where the program imports fewer at once, without dividing an invoice', () => {
  const many = Array.from({ length: 250 }, (_, index) => invoice({ id: String(index), invoiceNumber: `INV-${index}` }))
  const tables = tablesOf('quickbooks', booksOf(many)).filter(({ sheet }) => sheet === 'invoices')
  expect(tables.map(({ name, cells }) => [name, cells.length - 1])).toEqual([
    ['quickbooks-invoices-USD-2026-11-1', 500],
    ['quickbooks-invoices-USD-2026-11-2', 500],
    ['quickbooks-invoices-USD-2026-11-3', 250],
  ])
  expect(new Set(tables.flatMap((table) => rowsIn([table], table.name).map((row) => row['*InvoiceNo']))).size).toBe(250)
})

test('customers of one name differ in every file', () => {
  const customers = [customer('31', 'Ben Hart'), customer('32', 'ben hart')]
  const invoices = ['31', '32'].map((id) => invoice({ id, invoiceNumber: id, customer: { id, name: 'Ben Hart', email: null } }))
  const tables = tablesOf('xero', booksOf(invoices, customers))
  const names = ['Ben Hart (#31)', 'ben hart (#32)']
  expect(rowsIn(tables, 'xero-contacts-USD-2026-11').map((row) => row['*ContactName'])).toEqual(names)
  expect([...new Set(rowsIn(tables, 'xero-invoices-USD-2026-11').map((row) => row['*ContactName']))]).toEqual(names)
})

test.each([
  ['its lines', { lineItems: null }, 'INV-0901: the service doesn’t return its line items.'],
  ['its tax', { taxTotal: null }, 'INV-0901: the service doesn’t return its tax and discount.'],
  ['its total', { total: null }, 'INV-0901: the service doesn’t return its date and total.'],
  ['a sum that fits', { total: 240 }, 'INV-0901: its lines, discount and tax don’t add up to its total.'],
])('an invoice without %s is left out and named', (_, more, problem) => {
  expect(booksOf([invoice(more)])).toMatchObject({ issued: [], problems: [problem] })
})

test('payments that are not returned are named; an invoice without a payment has none', () => {
  expect(booksOf([invoice({ payments: null, amountPaid: 10 })]).problems).toEqual(['INV-0901: the service doesn’t return its payments.'])
  expect(booksOf([invoice({ payments: null, amountPaid: 0 })]).problems).toEqual([])
})

test('an Excel file has the same rows, with numbers and days, and no formula', async () => {
  const hostile = invoice({
    lineItems: [line('=HYPERLINK("http://evil.example")', 1, 225)],
    discountTotal: 0,
    customer: { id: '31', name: null, email: null },
  })
  const table = tablesOf('quickbooks', booksOf([hostile], [])).find(({ sheet }) => sheet === 'invoices')
  const [sheet] = await readXlsxFile(
    await (await writeWorkbook({ cells: table?.cells ?? [], sheet: 'invoices', datePattern: 'MM/dd/yyyy' })).arrayBuffer(),
  )
  const [header = [], ...rows] = sheet?.data ?? []
  const row = Object.fromEntries(header.map((column, index) => [String(column), rows[0]?.[index]]))
  expect(rows).toHaveLength(1)
  expect(row).toMatchObject({
    '*InvoiceNo': 'INV-0901',
    '*Customer': 'Unnamed customer',
    '*InvoiceDate': new Date('2026-11-20T00:00:00Z'),
    'Item(Product/Service)': `'=HYPERLINK("http://evil.example")`,
    '*ItemAmount': 225,
    ItemTaxAmount: 14.4,
  })
})
