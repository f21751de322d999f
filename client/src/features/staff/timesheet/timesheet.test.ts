import { describe, expect, test } from 'vitest'
import { hoursText, type StampedVisit, stampsFromTimeline, timesheetOf, timesheetTotal } from './timesheet.ts'

/** 23 November 2026, 09:00:00 in New York. */
const NINE = 1_795_442_400
const at = (minutes: number, seconds = 0): number => NINE + minutes * 60 + seconds
const visit = (id: string, part: Partial<StampedVisit> = {}): StampedVisit => ({
  id,
  status: 6,
  onTheWayAt: null,
  reachedAt: null,
  startedAt: null,
  finishedAt: null,
  ...part,
})
const whole = (id: string, from: number, travel: number, onSite: number): StampedVisit =>
  visit(id, { onTheWayAt: from, reachedAt: from + travel, startedAt: from + travel, finishedAt: from + travel + onSite })
const short = (visits: readonly StampedVisit[]) =>
  timesheetOf(visits).map(({ visit: { id }, travel, onSite, between, overlap, missing }) => [id, travel, onSite, between, overlap, missing])

test('counts travel, time on site and time between visits to the second', () => {
  const first = visit('1', { onTheWayAt: at(0, 7), reachedAt: at(20, 9), startedAt: at(25), finishedAt: at(80, 30) })
  const second = visit('2', { onTheWayAt: at(95, 31), reachedAt: at(100, 31), startedAt: at(101), finishedAt: at(160, 31) })
  // 20:02 and 60:21; 15:01 between; 5:00 and 60:00.
  expect(short([second, first])).toEqual([
    ['1', 1202, 3621, null, 0, []],
    ['2', 300, 3600, 901, 0, []],
  ])
  expect(timesheetTotal(timesheetOf([first, second]))).toEqual({
    visits: 2,
    travel: 1502,
    onSite: 7221,
    between: 901,
    worked: 8723,
    incomplete: 0,
  })
})

describe('a missing stamp', () => {
  test('of the departure leaves travel unknown', () => {
    expect(short([visit('1', { reachedAt: at(20), startedAt: at(21), finishedAt: at(80) })])).toEqual([
      ['1', null, 3600, null, 0, ['onTheWayAt']],
    ])
  })

  test('of the arrival counts from the start of work and is named', () => {
    const of = visit('1', { onTheWayAt: at(0), startedAt: at(20), finishedAt: at(80) })
    expect(short([of])).toEqual([['1', 1200, 3600, null, 0, ['reachedAt']]])
  })

  test('of the end leaves time on site and the time until the next visit unknown', () => {
    const of = visit('1', { onTheWayAt: at(0), reachedAt: at(20), startedAt: at(20) })
    expect(short([of, whole('2', at(90), 600, 1200)])).toEqual([
      ['1', 1200, null, null, 0, ['finishedAt']],
      ['2', 600, 1200, null, 0, []],
    ])
  })

  test('of everything names all three and counts nothing', () => {
    const [row] = timesheetOf([visit('1')])
    expect(row).toMatchObject({ from: null, to: null, travel: null, onSite: null, missing: ['onTheWayAt', 'reachedAt', 'finishedAt'] })
    expect(timesheetTotal(timesheetOf([visit('1')]))).toMatchObject({ visits: 1, worked: 0, incomplete: 1 })
  })
})

test('a visit under way is open and lacks nothing that it has not reached', () => {
  const [row] = timesheetOf([visit('1', { status: 2, onTheWayAt: at(0) })])
  expect(row).toMatchObject({ isOpen: true, missing: [], travel: null, onSite: null })
})

test('assigned, unassigned and cancelled visits without a stamp are no work', () => {
  expect(
    timesheetOf([visit('1', { status: 1 }), visit('2', { status: 0 }), visit('3', { status: 7 }), visit('4', { status: null })]),
  ).toEqual([])
})

test('stamps out of order count nothing', () => {
  const [row] = timesheetOf([visit('1', { onTheWayAt: at(30), reachedAt: at(20), finishedAt: at(60) })])
  expect(row).toMatchObject({ isOutOfOrder: true, travel: null, onSite: null })
})

/** Seconds of the day that any visit covers, and those between the first and the last stamp, counted one by one. */
function counted(visits: readonly StampedVisit[]) {
  const covered = new Set<number>()
  for (const { onTheWayAt, finishedAt } of visits)
    for (let second = onTheWayAt ?? 0; second < (finishedAt ?? 0); second++) covered.add(second)
  const seconds = [...covered]
  const span =
    seconds.reduce((most, second) => Math.max(most, second), 0) + 1 - seconds.reduce((least, second) => Math.min(least, second), Infinity)
  return { worked: covered.size, between: span - covered.size }
}

test('time shared by visits is counted once, and worked and between are the whole span', () => {
  let seed = 7
  const random = (most: number): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % most
  }
  for (let round = 0; round < 100; round++) {
    const visits = Array.from({ length: 1 + random(6) }, (_, id) => whole(String(id), at(0) + random(4000), random(500), random(900)))
    const { worked, between } = timesheetTotal(timesheetOf(visits))
    expect({ worked, between }, JSON.stringify(visits)).toEqual(counted(visits))
  }
})

describe('stamps from the timeline', () => {
  test('fill what is missing and keep what is there', () => {
    const of = visit('1', { reachedAt: at(21) })
    const entries = [
      { status: 6, createdAt: at(80) },
      { status: 4, createdAt: at(25) },
      { status: 3, createdAt: at(20) },
      { status: 2, createdAt: at(1) },
    ] as const
    expect(stampsFromTimeline(of, entries)).toMatchObject({
      onTheWayAt: at(1),
      reachedAt: at(21),
      startedAt: at(25),
      finishedAt: at(80),
    })
  })

  test('follow a step back: the step that was taken again counts', () => {
    const entries = [
      { status: 2, createdAt: at(0) },
      { status: 4, createdAt: at(10) },
      { status: 2, createdAt: at(12) },
      { status: 3, createdAt: at(30) },
      { status: 4, createdAt: at(31) },
      { status: 5, createdAt: at(50) },
      { status: 6, createdAt: at(60) },
      { status: 4, createdAt: at(61) },
    ] as const
    expect(stampsFromTimeline(visit('1'), entries)).toMatchObject({
      onTheWayAt: at(0),
      reachedAt: at(30),
      startedAt: at(31),
      finishedAt: null,
    })
  })

  test('a visit that was rescheduled after its departure has not left', () => {
    const entries = [
      { status: 2, createdAt: at(0) },
      { status: 1, createdAt: at(5) },
    ] as const
    expect(stampsFromTimeline(visit('1', { status: 1 }), entries)).toMatchObject({ onTheWayAt: null })
  })
})

test.each([
  [0, '0:00:00'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
  [359_999, '99:59:59'],
])('writes %d seconds as %s', (seconds, text) => expect(hoursText(seconds)).toBe(text))
