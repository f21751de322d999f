import { expect, test } from 'vitest'
import type { Reach } from '../form/jobForm.ts'
import { weeklyJob } from '../testing/editedJob.ts'
import { allVisits, type EditedJob, editValues } from './editedJob.ts'
import { seriesAfter } from './seriesChange.ts'

/** 90.00 per visit: the first is done and billed, the last costs 120.00. */
const job = {
  ...weeklyJob,
  billing: 'EACH_VISIT',
  total: 90,
  seriesTotal: 300,
  invoices: [{ __typename: 'JobInvoice', id: '901', visitId: '501' }],
  visits: weeklyJob.visits.map((visit, index) => ({ ...visit, total: index === 2 ? 120 : 90, hasOwnPrice: index === 2 })),
} as unknown as EditedJob
const base = editValues(job, allVisits, { zone: 'America/New_York', seesPrices: true })
const dearer = { ...base, lineItems: base.lineItems.map((line) => ({ ...line, amount: 50 })) }
const after = (part: Partial<Parameters<typeof seriesAfter>[1]>, of = job) =>
  seriesAfter(of, { reach: allVisits, base, values: base, total: 90, plan: null, ...part })
const from = (scope: Reach['scope'], visitId: string): Reach => ({ scope, visitId })

test('a change of prices affects visits that are unbilled and have no custom price; scope ONE affects one visit', () => {
  expect(after({})).toEqual({ visits: 3, total: 300 })
  expect(after({ values: dearer, total: 100 })).toEqual({ visits: 3, total: 310 })
  expect(after({ values: dearer, total: 100, reach: from('FUTURE', '503') })).toEqual({ visits: 3, total: 300 })
  expect(after({ values: dearer, total: 100, reach: from('THIS', '503') })).toEqual({ visits: 3, total: 280 })
})

test('added and removed visits are counted once they are known', () => {
  const later = { ...base, recurrence: { ...base.recurrence, endDate: '2026-12-28' } }
  expect(after({ values: later })).toBeNull()
  const slot = { date: '2026-12-14', start_at: 1, end_at: 2 }
  const plan = { changed: [], unchanged: [], preserved: [], passed: [], added: [slot, slot], removed: [{ id: 502 }] } as never
  expect(after({ values: later, plan })).toEqual({ visits: 4, total: 390 })
})

test('without billing per visit or visit prices there is no series total', () => {
  expect(after({ values: { ...base, billing: 'WHOLE_JOB' } })).toBeNull()
  const missing = { ...job, visits: job.visits?.map((visit) => ({ ...visit, total: null })) ?? [] }
  expect(after({}, missing)).toBeNull()
})
