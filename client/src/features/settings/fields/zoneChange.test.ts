import { expect, test } from 'vitest'
import { type ComingJob, describeZoneChange } from './zoneChange.ts'

const seconds = (iso: string): number => Date.parse(iso) / 1000
const job = (jobNumber: string, startAt: string, more: Partial<ComingJob> = {}): ComingJob => ({
  id: jobNumber.slice(2),
  jobNumber,
  startAt: seconds(startAt),
  isRecurring: false,
  visitsTotal: 1,
  visitsDone: 0,
  ...more,
})
const now = seconds('2026-11-29T12:00:00Z')
const toLondon = { from: 'America/Chicago', to: 'Europe/London', now, is24Hour: false }
const toKolkata = { ...toLondon, to: 'Asia/Kolkata' }
const weekly = { isRecurring: true, visitsTotal: 10, visitsDone: 4 }

test('counts coming visits and shows the next one before and after', () => {
  const jobs = [job('J-40', '2026-12-03T15:00:00Z', weekly), job('J-12', '2026-11-30T15:00:00Z'), job('J-9', '2026-11-28T15:00:00Z')]
  expect(describeZoneChange(jobs, toLondon)).toEqual(['7 coming visits keep their moment: J-12 at 9:00 AM becomes 3:00 PM.'])
})

test('names the new day, and recurring jobs whose weekday shifts', () => {
  // Monday, 8 PM in Chicago.
  const jobs = [job('J-12', '2026-12-01T02:00:00Z', weekly), job('J-13', '2026-12-01T15:00:00Z', weekly)]
  expect(describeZoneChange(jobs, toKolkata)).toEqual([
    '12 coming visits keep their moment: J-12 at 8:00 PM becomes 7:30 AM on Tue, Dec 1.',
    'Recurring jobs on another weekday: J-12 (Monday to Tuesday).',
    'If they repeat each month or year, the rule may name other days than their visits have in shorter months: J-12. Check it before you change the rule.',
  ])
})

test('names no days of shorter months for visits in the middle of a month', () => {
  const jobs = [job('J-12', '2026-12-11T02:00:00Z', weekly)]
  expect(describeZoneChange(jobs, toKolkata).slice(1)).toEqual(['Recurring jobs on another weekday: J-12 (Thursday to Friday).'])
})

test('names five series, then counts', () => {
  const jobs = Array.from({ length: 7 }, (_, index) => job(`J-${index + 1}`, '2026-12-01T02:00:00Z', weekly))
  expect(describeZoneChange(jobs, toKolkata)[1]).toMatch(/J-5 \(Monday to Tuesday\) and 2 more\.$/)
})

test('says “at least” if a series’ visits are not counted', () => {
  const jobs = [job('J-12', '2026-11-30T15:00:00Z', { isRecurring: true, visitsTotal: null })]
  expect(describeZoneChange(jobs, toLondon)[0]).toMatch(/^At least 1 coming visit keeps its moment: /)
})

test('without coming visits nothing changes', () => {
  expect(describeZoneChange([job('J-9', '2026-11-28T15:00:00Z')], toLondon)).toEqual(['There are no coming visits.'])
})
