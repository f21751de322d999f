import { type Statement, statementOf } from '@callout/contracts/invoices/statement'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import { statementPdf } from './statementPdf.ts'

const format = { day: (date: string) => date, money: (amount: number) => `$${amount.toFixed(2)}` } as Format
const named = (statement: Statement) => ({
  ...statement,
  customer: { id: '30', name: 'Renée Müller', email: null },
  company: { name: 'Harbor Home Services', email: 'office@harbor.example', address: '1 Dock Road' },
  currencyCode: 'USD',
  problem: null,
})
const invoice = (id: string, issueDate: string, total: number) => ({
  id,
  name: `INV-${id}`,
  issueDate,
  total,
  amountPaid: 0,
  isVoid: false,
  payments: [],
})

async function getText(base64: string): Promise<string[]> {
  const pdf = await getDocument({ data: Uint8Array.from(Buffer.from(base64, 'base64')) }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

test('the PDF has the parties, each line and the totals, and is the same file each time', async () => {
  const paid = {
    ...invoice('2', '2026-11-03', 100),
    amountPaid: 40.5,
    payments: [{ id: '9', amount: 40.5, paidOn: '2026-11-21', receipt: 'R-7' }],
  }
  const statement = named(statementOf([invoice('1', '2026-10-01', 70.25), paid], { from: '2026-11-01', to: '2026-11-30' }))
  const [page, ...others] = await getText(await statementPdf(statement, format))
  expect(others).toEqual([])
  const texts = [
    'Harbor Home Services',
    'Renée Müller',
    '2026-11-01 – 2026-11-30',
    'Invoice INV-2',
    'Payment R-7',
    '$70.25',
    '$40.50',
    '$129.75',
  ]
  for (const text of texts) expect(page).toContain(text)
  expect(await statementPdf(statement, format)).toBe(await statementPdf(statement, format))
})

test('a long statement continues on further pages', async () => {
  const many = Array.from({ length: 80 }, (_, index) => invoice(String(100 + index), '2026-11-05', 1))
  const pages = await getText(await statementPdf(named(statementOf(many, { from: '2026-11-01', to: '2026-11-30' })), format))
  expect(pages).toHaveLength(3)
  const all = pages.join(' ')
  for (const { name } of many) expect(all).toContain(`Invoice ${name}`)
  expect(pages[2]).toContain('Page 3 of 3')
  expect(pages[2]).toContain('Closing balance')
})
