import { expect, test } from 'vitest'
import { ana } from '../../testing/jobs.ts'
import { person, placed } from './testing/dispatchDay.ts'
import { BoardStore } from './board/boardStore.ts'
import { dayRuler, hourMarks, minuteAt, minuteOf, slotAt, snapped, stretchAround } from './board/dayRuler.ts'
import { laneAt, packed } from './board/packing.ts'

test('a day has as many minutes as pass in it', () => {
  expect(dayRuler('2026-11-20', 'America/New_York').minutes).toBe(24 * 60)
  expect(dayRuler('2026-03-08', 'America/New_York').minutes).toBe(23 * 60)
  expect(dayRuler('2026-11-01', 'America/New_York').minutes).toBe(25 * 60)
  expect(dayRuler('2026-10-04', 'Australia/Lord_Howe').minutes).toBe(23.5 * 60)
})

test('places follow elapsed minutes: after a clock change they differ from the clock by an hour', () => {
  const spring = dayRuler('2026-03-08', 'America/New_York')
  expect(minuteAt(spring, '01:00')).toBe(60)
  expect(minuteAt(spring, '09:00')).toBe(8 * 60)
  const autumn = dayRuler('2026-11-01', 'America/New_York')
  expect(minuteAt(autumn, '09:00')).toBe(10 * 60)
  expect(minuteOf(autumn, autumn.start + 90 * 60)).toBe(90)
})

test('marks hours as the clocks show them', () => {
  const timesOf = (date: string, zone: string) => hourMarks(dayRuler(date, zone)).map(({ time }) => time)
  expect(timesOf('2026-03-08', 'America/New_York').slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  expect(timesOf('2026-11-01', 'America/New_York').slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00'])
  expect(timesOf('2026-09-06', 'America/Santiago')[0]).toBe('01:00')
  expect(hourMarks(dayRuler('2026-10-04', 'Australia/Lord_Howe')).slice(1, 4)).toEqual([
    { minute: 60, time: '01:00' },
    { minute: 150, time: '03:00' },
    { minute: 210, time: '04:00' },
  ])
})

test('converts a place to day and clock times, except in a repeated hour or across midnight', () => {
  const spring = dayRuler('2026-03-08', 'America/New_York')
  expect(slotAt(spring, { from: 60, to: 180 })).toEqual({ date: '2026-03-08', startTime: '01:00', endTime: '04:00' })
  const autumn = dayRuler('2026-11-01', 'America/New_York')
  expect(slotAt(autumn, { from: 60, to: 105 })).toEqual({ date: '2026-11-01', startTime: '01:00', endTime: '01:45' })
  expect(slotAt(autumn, { from: 150, to: 210 })).toBe(null)
  expect(slotAt(autumn, { from: 600, to: 660 })).toEqual({ date: '2026-11-01', startTime: '09:00', endTime: '10:00' })
  expect(slotAt(autumn, { from: 24 * 60, to: 25 * 60 })).toBe(null)
  expect(slotAt(autumn, { from: -15, to: 60 })).toBe(null)
})

test('the visible part starts and ends an hour around everything shown', () => {
  const day = dayRuler('2026-11-20', 'America/New_York')
  expect(stretchAround(day, [{ from: 8 * 60, to: 17 * 60 }])).toEqual({ from: 7 * 60, to: 18 * 60 })
  expect(
    stretchAround(day, [
      { from: 8 * 60, to: 17 * 60 },
      { from: 30, to: 23.5 * 60 },
    ]),
  ).toEqual({ from: 0, to: 24 * 60 })
  expect(stretchAround(day, [])).toEqual({ from: 7 * 60, to: 19 * 60 })
})

test('minutes snap to the grid', () => {
  expect([snapped(7, 15), snapped(8, 15), snapped(-4, 15), snapped(44, 30)]).toEqual([0, 15, -0, 30])
})

test('overlapping visits go into separate rows, and rows are reused', () => {
  const { places, rows } = packed([
    { from: 60, to: 120 },
    { from: 0, to: 90 },
    { from: 120, to: 180 },
    { from: 90, to: 100 },
  ])
  expect(rows).toBe(2)
  expect(places).toEqual([
    { row: 1, overlaps: true },
    { row: 0, overlaps: true },
    { row: 0, overlaps: false },
    { row: 0, overlaps: true },
  ])
  expect(packed([])).toEqual({ places: [], rows: 1 })
})

test('finds the lane under the pointer by the lanes’ offsets', () => {
  const tops = [0, 60, 180, 240]
  expect([0, 59, 60, 179, 180, 299].map((y) => laneAt(tops, 300, y))).toEqual([0, 0, 1, 1, 2, 3])
  expect([laneAt(tops, 300, -1), laneAt(tops, 300, 300), laneAt([], 0, 0)]).toEqual([null, null, null])
})

test('dispatchers always see the unassigned lane, others only with visits in it', () => {
  const ruler = dayRuler('2026-11-23', 'America/Chicago')
  const people = [{ ...person(ana), availabilityStatus: null }]
  const lanes = (showsUnassigned: boolean, visits: ReturnType<typeof placed>[]): readonly string[] => {
    const store = new BoardStore()
    store.setDay({ ruler, people, visits, showsUnassigned })
    return store.order()
  }
  expect(lanes(true, [])).toEqual(['nobody', ana.id])
  expect(lanes(false, [])).toEqual([ana.id])
  expect(lanes(false, [placed({ staff: [] })])).toEqual(['nobody', ana.id])
})

test('shows a plan under review beside the visits that it moves', () => {
  const ruler = dayRuler('2026-11-23', 'America/New_York')
  const ben = { ...ana, id: '8', name: 'Ben Otto' }
  const people = [person(ana), person(ben)] as never
  const visits = [placed()] as never
  const store = new BoardStore()
  store.setDay({ ruler, people, visits, showsUnassigned: true })
  const before = store.lane('7')
  store.propose(new Map([['501', { from: 600, to: 690, laneIds: ['8'] }]]))
  expect(store.lane('7')?.visits[0]?.proposal).toEqual({ from: 600, to: 690, laneIds: ['8'] })
  expect(store.lane('8')?.visits).toEqual([])
  expect(store.lane('8')?.ghosts).toMatchObject([{ of: { id: '501' }, from: 600, to: 690, row: 0 }])
  // In its own lane it gets a separate row if it overlaps the visit itself.
  store.propose(new Map([['501', { from: 570, to: 660, laneIds: ['7'] }]]))
  expect(store.lane('7')).toMatchObject({ rows: 2, ghosts: [{ row: 1 }], visits: [{ row: 0, overlaps: false }] })
  expect(store.lane('8')?.ghosts).toEqual([])
  store.propose(null)
  expect(store.lane('7')).toEqual(before)
})
