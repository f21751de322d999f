import { describe, expect, test } from 'vitest'
import type { PlannedSlot } from '../schedule/schedule.ts'
import type { PlanVisit, VisitPlanInput } from './sortedVisits.ts'
import type { JobStatusCode } from '../status/status.ts'
import { planVisitChanges, type VisitPlan } from './visitPlan.ts'
import { HOUR, slotAt, visitAt } from './visitPlanSamples.ts'

const december = (day: number, hour?: number): PlannedSlot => slotAt(`2026-12-${String(day).padStart(2, '0')}`, hour)
/** A series on the Mondays of December (7, 14, 21, 28) with visits 1 to 4. */
const mondays = [7, 14, 21, 28]
const series = (changes: Partial<Record<number, Partial<PlanVisit>>> = {}): PlanVisit[] =>
  mondays.map((day, index) => visitAt(index + 1, december(day), changes[index + 1]))
const plan = (change: Partial<VisitPlanInput>): VisitPlan =>
  planVisitChanges({
    visits: series(),
    from: null,
    scope: 'all',
    wantedSlots: mondays.map((day) => december(day)),
    staff_ids: [21],
    is_recurring: true,
    today: '2026-12-01',
    ...change,
  })
const moves = ({ changed }: VisitPlan): [number, string | null, string | null][] =>
  changed.map(({ visit_id, before, after }) => [visit_id, before.date, after.date])
const tuesdays = [8, 15, 22, 29].map((day) => december(day))

test('what is wanted as it stands changes nothing', () => {
  expect(plan({})).toEqual({ changed: [], unchanged: [1, 2, 3, 4], added: [], removed: [], preserved: [], passed: [] })
})

describe('all', () => {
  test('another hour moves every open visit on its own date', () => {
    const { changed } = plan({ wantedSlots: mondays.map((day) => december(day, 14)) })
    expect(changed.map(({ before, after }) => [before.date, Number(after.start_at) - Number(before.start_at)])).toEqual(
      mondays.map((day) => [december(day).date, 5 * HOUR]),
    )
  })

  test('another weekday moves each visit to the slot next to it', () => {
    const changed = plan({ wantedSlots: tuesdays })
    expect(moves(changed)).toEqual([
      [1, '2026-12-07', '2026-12-08'],
      [2, '2026-12-14', '2026-12-15'],
      [3, '2026-12-21', '2026-12-22'],
      [4, '2026-12-28', '2026-12-29'],
    ])
    expect(changed.added).toEqual([])
  })

  test('more dates add visits, fewer remove them', () => {
    expect(plan({ wantedSlots: [...mondays, 31].map((day) => december(day)) }).added).toEqual([december(31)])
    expect(plan({ wantedSlots: [december(7), december(14)] }).removed.map(({ id }) => id)).toEqual([3, 4])
  })

  test('other staff takes over every open visit', () => {
    expect(plan({ staff_ids: [22] }).changed.map(({ after }) => after.staff_ids)).toEqual([[22], [22], [22], [22]])
    expect(plan({ staff_ids: [] }).changed.map(({ after }) => after.status)).toEqual([0, 0, 0, 0])
    expect(plan({ visits: series({ 2: { staff_ids: [22, 23] } }), staff_ids: null }).changed).toEqual([])
  })

  test.each<[string, JobStatusCode, string]>([
    ['completed', 6, 'completed'],
    ['cancelled', 7, 'cancelled'],
    ['on the way', 2, 'under_way'],
    ['reached', 3, 'under_way'],
    ['started', 4, 'under_way'],
    ['invoiced', 5, 'under_way'],
  ])('a visit that is %s stays, and its week gets no second one', (_, status, reason) => {
    const { preserved, added, changed } = plan({ visits: series({ 2: { status } }), wantedSlots: tuesdays })
    expect(preserved).toEqual([{ visit_id: 2, reason, stands_for: december(15) }])
    expect(added).toEqual([])
    expect(changed.map(({ visit_id, after }) => [visit_id, after.date])).toEqual([
      [1, '2026-12-08'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })
})

test('a completed visit stands for no slot of another week', () => {
  const changed = plan({ visits: series({ 1: { status: 6 } }), wantedSlots: [15, 22, 29].map((day) => december(day)) })
  expect(changed.preserved).toEqual([{ visit_id: 1, reason: 'completed', stands_for: null }])
  expect(changed.changed).toHaveLength(3)
})

test('a visit that was declined waits for other staff wherever it goes', () => {
  const visits = [visitAt(1, december(7), { status: 8, staff_ids: [] })]
  expect(plan({ visits, wantedSlots: [december(8)], staff_ids: [] }).changed).toMatchObject([{ after: { status: 8 } }])
  expect(plan({ visits, wantedSlots: [december(8)], staff_ids: [22] }).changed).toMatchObject([{ after: { status: 1 } }])
})

describe('a visit that was moved by hand stays moved', () => {
  const moved = { ...december(18), is_exception: true }

  test('and its old place stays empty', () => {
    const { preserved, added, changed } = plan({ visits: series({ 2: moved }) })
    expect(preserved).toEqual([{ visit_id: 2, reason: 'moved_by_hand', stands_for: december(14) }])
    expect({ added, changed }).toEqual({ added: [], changed: [] })
  })

  test('also when the series moves', () => {
    const changed = plan({ visits: series({ 2: { ...moved, series_date: '2026-12-14' } }), wantedSlots: tuesdays })
    expect(changed.preserved).toEqual([{ visit_id: 2, reason: 'moved_by_hand', stands_for: december(15) }])
    expect(moves(changed).map(([id, , to]) => [id, to])).toEqual([
      [1, '2026-12-08'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })

  test('and stands for its place in the series where that is known, however far it went', () => {
    const far = { ...december(30), is_exception: true, series_date: '2026-12-14' }
    expect(plan({ visits: series({ 2: far }), wantedSlots: tuesdays }).preserved).toMatchObject([{ stands_for: december(15) }])
  })

  test('and stands for the earlier one of two slots that are equally near', () => {
    const { preserved, added } = plan({
      visits: [visitAt(1, december(16), { is_exception: true })],
      wantedSlots: [december(14), december(18)],
    })
    expect(preserved).toMatchObject([{ stands_for: december(14) }])
    expect(added).toEqual([december(18)])
  })

  test('and does not drive out the visit on whose date it stands', () => {
    const { preserved, unchanged } = plan({ visits: series({ 2: { ...december(21), is_exception: true } }) })
    expect(unchanged).toEqual([1, 3, 4])
    expect(preserved).toMatchObject([{ visit_id: 2, stands_for: december(14) }])
  })
})

describe('this visit alone', () => {
  test('moves, and is an exception from then on', () => {
    const { changed, ...others } = plan({ scope: 'this', from: 2, wantedSlots: [december(16)] })
    expect(changed).toMatchObject([{ visit_id: 2, after: { ...december(16), is_exception: true, status: 1 } }])
    expect(others).toEqual({ unchanged: [], added: [], removed: [], preserved: [], passed: [] })
  })

  test('stays part of the series where only its staff changes', () => {
    const { changed } = plan({ scope: 'this', from: 2, wantedSlots: [december(14)], staff_ids: [22] })
    expect(changed).toMatchObject([{ after: { staff_ids: [22], is_exception: false } }])
  })

  test('can be moved again', () => {
    const visits = series({ 2: { ...december(18), is_exception: true } })
    expect(moves(plan({ visits, scope: 'this', from: 2, wantedSlots: [december(16)] }))).toEqual([[2, '2026-12-18', '2026-12-16']])
  })

  test('does not change once it is completed, and nothing is added in its stead', () => {
    const { preserved, added, changed } = plan({
      visits: series({ 2: { status: 6 } }),
      scope: 'this',
      from: 2,
      wantedSlots: [december(16)],
    })
    expect({ preserved: preserved.map(({ reason }) => reason), added, changed }).toEqual({
      preserved: ['completed'],
      added: [],
      changed: [],
    })
  })

  test('is one of the job', () => {
    expect(() => plan({ scope: 'this', from: 99 })).toThrow(RangeError)
  })
})

describe('this and future visits', () => {
  const from21 = [22, 29].map((day) => december(day))

  test('leave the earlier ones', () => {
    const changed = plan({ scope: 'future', from: 3, wantedSlots: from21 })
    expect(moves(changed)).toEqual([
      [3, '2026-12-21', '2026-12-22'],
      [4, '2026-12-28', '2026-12-29'],
    ])
    expect(changed.preserved).toEqual([1, 2].map((visit_id) => ({ visit_id, reason: 'before_the_edit', stands_for: null })))
  })

  test('are not driven out by a completed visit shortly before', () => {
    const wantedSlots = [17, 24, 31].map((day) => december(day))
    const { changed, added } = plan({ visits: series({ 2: { status: 6 } }), scope: 'future', from: 3, wantedSlots })
    expect(changed).toHaveLength(2)
    expect(added).toHaveLength(1)
  })
})

describe('what has passed', () => {
  const visits = series({ 1: { status: 6 }, 2: { status: 6 } })

  test('a series adds no visit before today', () => {
    const { added, passed } = plan({ visits, today: '2026-12-18', wantedSlots: [3, 7, 10, 14, 17, 21, 24, 28].map((day) => december(day)) })
    expect(added).toEqual([december(24)])
    expect(passed).toEqual([december(3), december(10), december(17)])
  })

  test('and moves no coming visit there', () => {
    expect(moves(plan({ visits, today: '2026-12-18', wantedSlots: tuesdays })).map(([id, , to]) => [id, to])).toEqual([
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })

  test('keeps an open visit in its week', () => {
    const late = plan({ visits: series({ 1: { status: 6 } }), today: '2026-12-18', wantedSlots: tuesdays })
    expect(moves(late).map(([id, , to]) => [id, to])).toEqual([
      [2, '2026-12-15'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
    expect(late.removed).toEqual([])
  })

  test('dates that were chosen one by one may lie there', () => {
    const item = { visits: [visitAt(1, december(14))], is_recurring: false, today: '2026-12-18' }
    expect(moves(plan({ ...item, wantedSlots: [december(9)] }))).toEqual([[1, '2026-12-14', '2026-12-09']])
    expect(plan({ ...item, wantedSlots: [december(9), december(14)] }).added).toEqual([december(9)])
  })
})

test('dates that were chosen one by one are meant as they stand, whatever is done nearby', () => {
  const visits = [visitAt(1, december(14), { status: 6 })]
  expect(plan({ visits, is_recurring: false, wantedSlots: [december(15), december(28)] }).added).toEqual([december(15), december(28)])
})

describe('to be scheduled later', () => {
  test('one visit waits for its time and the other open ones go', () => {
    const { changed, removed, preserved } = plan({ visits: series({ 1: { status: 6 } }), wantedSlots: [] })
    expect(changed).toMatchObject([{ visit_id: 2, after: { date: null, start_at: null, end_at: null, status: 11 } }])
    expect(removed.map(({ id }) => id)).toEqual([3, 4])
    expect(preserved.map(({ visit_id }) => visit_id)).toEqual([1])
  })

  test('a visit that waits already is the one', () => {
    const { unchanged, removed } = plan({ visits: [...series(), visitAt(5, null)], wantedSlots: [] })
    expect({ unchanged, removed: removed.map(({ id }) => id) }).toEqual({ unchanged: [5], removed: [1, 2, 3, 4] })
  })

  test('a visit that waits gets its time once there is one', () => {
    expect(moves(plan({ visits: [visitAt(5, null)], wantedSlots: [december(7)] }))).toEqual([[5, null, '2026-12-07']])
  })
})
