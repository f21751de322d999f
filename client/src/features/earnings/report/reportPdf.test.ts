import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { Figures, PartRow } from './measures.ts'
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
const amount = (value: number, decimals: number) => ({ amount: value, decimals })
