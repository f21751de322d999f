import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, wallTimeOf } from '../../time.ts'
import { type JobSchedule, slotOn, visitSlots } from './schedule.ts'

const always = { weekdays: [], holidays: [] }
const NEW_YORK = 'America/New_York'
const schedule: JobSchedule = { dates: ['2026-11-23'], start_time: '09:00', end_time: '10:30', timezone: NEW_YORK }
const seconds = (iso: string): number => Date.parse(iso) / 1000

test('a visit is in the account’s local time', () => {
  expect(visitSlots(schedule, always)).toEqual({
    slots: [{ date: '2026-11-23', start_at: seconds('2026-11-23T14:00:00Z'), end_at: seconds('2026-11-23T15:30:00Z') }],
    skipped: [],
    isTooLong: false,
  })
})

test('sorts dates without duplicates', () => {
  const dates = ['2026-11-25', '2026-11-23', '2026-11-25']
  expect(visitSlots({ ...schedule, dates }, always).slots.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25'])
})

test.each<[string, Partial<JobSchedule>]>([
  ['is scheduled later', { schedule_later: true }],
  ['has no dates', { dates: [] }],
  ['has no start', { start_time: '' }],
  ['has no end', { end_time: null }],
  ['recurs by no rule', { is_recurring: true, recurrence: null }],
])('a job has no visits while it %s', (_, change) => {
  expect(visitSlots({ ...schedule, ...change }, always).slots).toEqual([])
})

describe('a recurring job', () => {
  const recurring: JobSchedule = { ...schedule, is_recurring: true, recurrence: { frequency: 2, interval: 1, end_date: '2026-12-14' } }

  test('has a visit on each date of its rule', () => {
    expect(visitSlots(recurring, always).slots.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
  })

  test('returns the skipped dates', () => {
    const recurrence = { frequency: 2, interval: 1, end_date: '2026-12-07', skip_closed_days: true } as const
    const closed = { weekdays: [], holidays: [{ date: '2026-11-30', name: 'Stocktaking' }] }
    const { slots, skipped } = visitSlots({ ...recurring, recurrence }, closed)
    expect(slots).toHaveLength(2)
    expect(skipped).toEqual([{ date: '2026-11-30', reason: 'Stocktaking' }])
  })

  test('keeps its local time when daylight saving begins and ends', () => {
    const recurrence = { frequency: 4, interval: 1, end_date: '2027-12-31' } as const
    const monthly = { ...recurring, dates: ['2026-02-10'], recurrence: { ...recurrence, frequency: 3 } as const }
    for (const { date, start_at, end_at } of visitSlots(monthly, always).slots) {
      expect([wallTimeOf(start_at, NEW_YORK), wallTimeOf(end_at, NEW_YORK)]).toEqual([
        { date, time: '09:00' },
        { date, time: '10:30' },
      ])
    }
  })
})

describe('on the day on which daylight saving begins', () => {
  test.each([
    ['begins after the gap', '02:30', '04:00', '03:00', '04:00'],
    ['ends after the gap', '01:30', '02:30', '01:30', '03:00'],
    ['follows the gap in its length', '02:10', '02:40', '03:00', '03:30'],
  ])('a visit %s', (_, start, end, startShown, endShown) => {
    const { start_at, end_at } = slotOn('2026-03-08', start, end, NEW_YORK)
    expect([wallTimeOf(start_at, NEW_YORK).time, wallTimeOf(end_at, NEW_YORK).time]).toEqual([startShown, endShown])
  })
})

test('a repeated time is the first of the two', () => {
  expect(slotOn('2026-11-01', '01:30', '02:30', NEW_YORK)).toEqual({
    date: '2026-11-01',
    start_at: seconds('2026-11-01T05:30:00Z'),
    end_at: seconds('2026-11-01T07:30:00Z'),
  })
})

test('in random zones a visit ends after it begins and has its local time unless that is skipped', () => {
  const zone = fc.constantFrom(NEW_YORK, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata', 'Pacific/Apia')
  const date = fc.nat(3650).map((days) => addDays('2024-01-01', days))
  const minutes = fc.uniqueArray(fc.nat(1439), { minLength: 2, maxLength: 2 }).map((pair) => pair.toSorted((a, b) => a - b))
  const clock = (value: number | undefined): string => new Date(Number(value) * 60_000).toISOString().slice(11, 16)
  fc.assert(
    fc.property(zone, date, minutes, (timezone, on, [start, end]) => {
      const { start_at, end_at } = slotOn(on, clock(start), clock(end), timezone)
      expect(end_at).toBeGreaterThan(start_at)
      expect(wallTimeOf(start_at, timezone).date).toBe(on)
      expect(wallTimeOf(start_at, timezone).time >= clock(start)).toBe(true)
    }),
  )
})
