import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { Figures, PartRow } from './measures.ts'
import type { ReportQuote } from './quoteMeasures.ts'
import { withQuotes } from './quoteText.ts'
import { reportPdf } from './reportPdf.ts'
import { reportCsv } from './reportText.ts'

const format = { money: (amount: number) => `$${amount.toFixed(2)}` } as Format
const figure = (value: number | null, problem: string | null = null) => ({ value, problem })
const figures = (jobs: number, received: number | null): Figures => ({
  jobs: figure(jobs),
  received: figure(received, received === null ? 'Amounts are missing.' : null),
  ticket: figure(120.5),
  onTime: figure(0.755),
})
const row = (id: number): PartRow => ({
  part: { dimension: 'staff', id: String(id) },
  name: `Technician ${id}`,
  figures: figures(id, 10 * id),
  before: figures(1, null),
})
const quote = { version: 1, validUntil: null, sentAt: 1, approval: null }
const quoteOf = (id: string, part: Partial<ReportQuote> = {}): ReportQuote => ({
  id,
  status: 'UNSCHEDULED',
  total: 20,
  currencyCode: 'USD',
  category: null,
  createdBy: { id: '7', name: 'Ana Silva' },
  quote,
  ...part,
})
const quotes = [
  quoteOf('1', { quote: { ...quote, approval: { at: 2 } }, total: 30 }),
  quoteOf('2', { status: 'CANCELLED' }),
  quoteOf('3', { total: 10, createdBy: { id: '8', name: 'Ben Okafor' } }),
]
const rows = Array.from({ length: 30 }, (_, index) => row(index + 1))

test('the PDF has the figures, the month before, each row and the reasons', async () => {
  const sheet = {
    company: 'Harbor Home Services',
    to: '2026-11-30',
    periodText: 'November',
    beforeText: 'October',
    currencyCode: 'USD',
    figures: figures(17, null),
    before: figures(16, 30),
    tables: [{ dimension: 'staff' as const, rows }],
    quotes: { data: { rows: quotes, isPartial: true }, problem: null },
    today: '2026-11-30',
  }
  const pdf = await getDocument({ data: Uint8Array.from(Buffer.from(await reportPdf(sheet, format), 'base64')) }).promise
  expect(pdf.numPages).toBe(2)
  let text = ''
  for (const number of [1, 2]) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  const texts = [
    'Harbor Home Services',
    'November',
    'Compared with October',
    '17',
    '6.3% more than',
    '76%',
    '$120.50',
    'Amounts are missing.',
    'At least 3 quotes: 1 approved, 1 not accepted, 0 expired, 1 waiting',
    'Conversion 33% · Average amount $20.00',
    'The figures are of the newest 3.',
    'Quotes by person',
    'Ana Silva',
    'The service doesn’t return the categories of the quotes.',
  ]
  for (const message of [...texts, ...rows.map(({ name }) => name), '$300.00', 'Page 2 of 2']) expect(text).toContain(message)
})

test('the CSV leaves missing numbers empty', () => {
  expect(reportCsv({ figures: figures(3, null), before: null }, rows.slice(0, 1))).toEqual([
    [
      'Group',
      'Name',
      'Jobs done',
      'Jobs done, month before',
      'Received',
      'Received, month before',
      'Average ticket',
      'Average ticket, month before',
      'On time (%)',
      'On time (%), month before',
    ],
    ['All', null, amount(3, 0), null, null, null, amount(120.5, 2), null, amount(75.5, 1), null],
    [
      'Technician',
      'Technician 1',
      amount(1, 0),
      amount(1, 0),
      amount(10, 2),
      null,
      amount(120.5, 2),
      amount(120.5, 2),
      amount(75.5, 1),
      amount(75.5, 1),
    ],
  ])
})
test('the CSV has the quotes in rows of their own', () => {
  const table = withQuotes(
    [
      ['Group', 'Name', 'Jobs done'],
      ['All', null, amount(3, 0)],
    ],
    sourceOf(quotes),
    '2026-11-30',
  )
  expect(table).toEqual([
    ['Group', 'Name', 'Jobs done', 'Quotes', 'Quotes approved', 'Conversion (%)', 'Average quote amount'],
    ['All', null, amount(3, 0), null, null, null, null],
    ['Quotes', null, null, amount(3, 0), amount(1, 0), { amount: expect.closeTo(33.33, 2) as unknown, decimals: 1 }, amount(20, 2)],
    ['Quotes by person', 'Ana Silva', null, amount(2, 0), amount(1, 0), amount(50, 1), amount(25, 2)],
    ['Quotes by person', 'Ben Okafor', null, amount(1, 0), amount(0, 0), amount(0, 1), amount(10, 2)],
  ])
})

test('the CSV leaves unknown quotes empty, and has no columns without quotes', () => {
  const plain = [['Group', 'Name', 'Jobs done']]
  expect(withQuotes(plain, { data: null, problem: 'Not available' }, '2026-11-30')).toEqual([
    ['Group', 'Name', 'Jobs done', 'Quotes', 'Quotes approved', 'Conversion (%)', 'Average quote amount'],
    ['Quotes', null, null, null, null, null, null],
  ])
  expect(withQuotes(plain, sourceOf([]), '2026-11-30')).toBe(plain)
})
const sourceOf = (all: readonly ReportQuote[]) => ({ data: { rows: all, isPartial: false }, problem: null })
const amount = (value: number, decimals: number) => ({ amount: value, decimals })
