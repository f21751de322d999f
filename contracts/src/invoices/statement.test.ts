import { expect, test } from 'vitest'
import { incompleteInvoices, type StatementInvoice, statementOf } from './statement.ts'

const invoice = (part: Partial<StatementInvoice> = {}): StatementInvoice => ({
  id: '1',
  name: 'INV-1',
  issueDate: '2026-10-05',
  total: 100.1,
  amountPaid: 0,
  isVoid: false,
  payments: [],
  ...part,
})
const payment = (id: string, paidOn: string | null, amount: number | null) => ({ id, paidOn, amount, receipt: `R-${id}` })
const november = { from: '2026-11-01', to: '2026-11-30' }

test('opening plus invoices minus payments is closing, with the balance after each line', () => {
  const invoices = [
    invoice({ amountPaid: 60.3, payments: [payment('11', '2026-10-31', 0.2), payment('12', '2026-11-02', 60.1)] }),
    invoice({ id: '2', name: 'INV-2', issueDate: '2026-11-02', total: 0.3 }),
    invoice({ id: '3', name: 'INV-3', issueDate: '2026-12-01', total: 500 }),
  ]
  expect(statementOf(invoices, november)).toEqual({
    ...november,
    opening: 99.9,
    invoiced: 0.3,
    paid: 60.1,
    closing: 40.1,
    lines: [
      { date: '2026-11-02', kind: 'invoice', id: '2', invoiceId: '2', name: 'INV-2', amount: 0.3, balance: 100.2 },
      { date: '2026-11-02', kind: 'payment', id: '12', invoiceId: '1', name: 'R-12', amount: 60.1, balance: 40.1 },
    ],
  })
})

test('a payment after the period leaves the closing balance open', () => {
  const paidLater = invoice({ issueDate: '2026-11-30', amountPaid: 100.1, payments: [payment('11', '2026-12-01', 100.1)] })
  expect(statementOf([paidLater], november)).toMatchObject({ opening: 0, invoiced: 100.1, paid: 0, closing: 100.1 })
})

test('void invoices don’t count and are never incomplete', () => {
  const gone = invoice({ isVoid: true, total: null })
  expect(statementOf([gone], november)).toMatchObject({ opening: 0, closing: 0, lines: [] })
  expect(incompleteInvoices([gone])).toEqual([])
})

test.each([
  ['a date', { issueDate: null }],
  ['a total', { total: null }],
  ['an amount paid', { amountPaid: null }],
  ['its payments', { payments: null }],
  ['the date of a payment', { amountPaid: 5, payments: [payment('1', null, 5)] }],
  ['the amount of a payment', { amountPaid: 5, payments: [payment('1', '2026-11-01', null)] }],
  ['a payment', { amountPaid: 5.01, payments: [payment('1', '2026-11-01', 5)] }],
] as const)('an invoice without %s is named', (_, part) => expect(incompleteInvoices([invoice(part)])).toEqual(['INV-1']))

test('a complete invoice is not named', () => {
  expect(
    incompleteInvoices([invoice({ amountPaid: 0.3, payments: [payment('1', '2026-11-01', 0.1), payment('2', '2026-11-02', 0.2)] })]),
  ).toEqual([])
})
