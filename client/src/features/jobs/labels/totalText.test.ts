import { expect, test } from 'vitest'
import { formatMoney } from '@callout/contracts/text/money'
import type { Format } from '../../../lib/format/useFormat.ts'
import { job, visit } from '../../../testing/jobs.ts'
import { billOfVisit, waitingVisits } from '../queries/bills.ts'
import { formatSeries, formatTotal, unbilledText } from './totalText.ts'

const format = { money: formatMoney } as unknown as Format
const getText = (part: Parameters<typeof job>[0]) => [formatTotal(job(part), format), formatSeries(job(part), format)]

test.each([
  ['a job', { total: 87.68 }, ['$87.68', null]],
  ['a job that says it is billed once', { total: 87.68, billing: 'WHOLE_JOB', seriesTotal: 438.4 }, ['$87.68', null]],
  ['a series', { total: 87.68, billing: 'EACH_VISIT', seriesTotal: 438.4 }, ['$87.68 / visit', '$438.40 in all']],
  ['a series without a returned total', { total: 87.68, billing: 'EACH_VISIT' }, ['$87.68 / visit', null]],
  ['a series without prices', { total: null, billing: 'EACH_VISIT' }, [null, null]],
] as const)('formats the total of %s', (_, part, texts) => {
  expect(getText(part)).toEqual(texts)
})

test('visits to invoice are counted, and zero is omitted', () => {
  expect([2, 1, 0, null].map((unbilledVisits) => unbilledText({ unbilledVisits }))).toEqual([
    '2 visits to invoice',
    '1 visit to invoice',
    null,
    null,
  ])
})

const bill = {
  id: '901',
  visitId: '501',
  invoiceNumber: 'INV-1',
  status: 'UNPAID',
  total: 87.68,
  balanceDue: 87.68,
  currencyCode: 'USD',
  dueDate: null,
} as const
const done = { status: 'COMPLETED', total: 87.68 } as const
const visits = [
  visit({ id: '503', ...done, startAt: 3 }),
  visit({ id: '501', ...done, startAt: 1 }),
  visit({ id: '502', ...done, startAt: 2 }),
  visit({ id: '504', ...done, total: 0 }),
  visit({ id: '505', status: 'STARTED', total: 87.68 }),
]

test('finished, priced, uninvoiced visits wait for an invoice, earliest first', () => {
  const series = job({ billing: 'EACH_VISIT', visits, invoices: [bill] })
  expect(waitingVisits(series).map(({ id }) => id)).toEqual(['502', '503'])
  expect(billOfVisit(series, '501')).toBe(bill)
  expect(billOfVisit(series, null)).toBeNull()
})

test('a job that is billed once, or without returned invoices, has no waiting visits', () => {
  expect(waitingVisits(job({ billing: null, visits, invoices: [] }))).toEqual([])
  expect(waitingVisits(job({ billing: 'EACH_VISIT', visits, invoices: null }))).toEqual([])
})
