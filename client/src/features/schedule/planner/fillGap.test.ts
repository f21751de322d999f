import { describe, expect, test } from 'vitest'
import { fillGap, freeAround, type Gap, type GapJob } from './fillGap.ts'

/** On the equator, where a hundredth of a degree is 1.112 km, 1.446 km by road, and 2.17 minutes. */
const at = (hundredths: number) => ({ latitude: 0, longitude: hundredths / 100 })
const job = (id: string, part: Partial<GapJob> = {}): GapJob => ({
  id,
  place: at(0),
  minutes: 60,
  categoryId: null,
  priority: null,
  createdAt: null,
  ...part,
})
const gap: Gap = { from: 600, to: 720, before: at(0), after: at(0), categoryIds: ['heating'] }
const getIds = (jobs: readonly GapJob[], of: Gap = gap): string[] => fillGap(jobs, of, { step: 15 }).fits.map(({ id }) => id)

describe('a gap', () => {
  test('takes a job that has time for the work and both drives, on the grid', () => {
    // 10 hundredths: 21.7, so 22 minutes each way. 10:22 is 10:30 on the grid; 60 minutes later and 22 back are 11:52.
    const [fit] = fillGap([job('a', { place: at(10) })], gap, { step: 15 }).fits
    expect(fit).toMatchObject({ from: 630, to: 690 })
    expect(fit?.km).toBeCloseTo(2 * 14.456, 1)
    // At 14 hundredths, 31 minutes: 10:45, 11:45, and back after 12:16.
    expect(fillGap([job('a', { place: at(14) })], gap, { step: 15 })).toMatchObject({ fits: [], tooLong: 1, otherTrade: 0 })
  })
  test('counts no drive where nothing has coordinates', () => {
    expect(fillGap([job('a', { place: null, minutes: 120 })], gap, { step: 15 }).fits).toEqual([{ id: 'a', from: 600, to: 720, km: null }])
    expect(fillGap([job('a', { minutes: 120, place: at(50) })], { ...gap, before: null, after: null }, { step: 15 }).fits).toHaveLength(1)
  })
  test('is for jobs of the person’s trades; unknown trades exclude none', () => {
    const jobs = [job('a', { categoryId: 'heating' }), job('b', { categoryId: 'power' }), job('c')]
    expect(fillGap(jobs, gap, { step: 15 })).toMatchObject({ otherTrade: 1 })
    expect(getIds(jobs)).toEqual(['a', 'c'])
    expect(getIds(jobs, { ...gap, categoryIds: null })).toEqual(['a', 'b', 'c'])
  })
  test('goes to the most urgent job, then the nearest, then the oldest', () => {
    const jobs = [
      job('new', { createdAt: 20 }),
      job('far', { place: at(8), createdAt: 1 }),
      job('old', { createdAt: 10 }),
      job('urgent', { place: at(8), priority: 3, createdAt: 30 }),
    ]
    expect(getIds(jobs)).toEqual(['urgent', 'old', 'new', 'far'])
  })
})

test('the free time around a freed visit lies between its neighbors, and within the hours', () => {
  const hours = { from: 480, to: 1020 }
  const freed = { from: 600, to: 660 }
  expect(freeAround(freed, [], hours)).toEqual(hours)
  expect(
    freeAround(
      freed,
      [
        { from: 500, to: 570 },
        { from: 690, to: 750 },
      ],
      hours,
    ),
  ).toEqual({ from: 570, to: 690 })
  // A booking in the meantime leaves nothing.
  const { from, to } = freeAround(
    freed,
    [
      { from: 600, to: 660 },
      { from: 660, to: 700 },
    ],
    hours,
  )
  expect(to - from).toBe(0)
})
