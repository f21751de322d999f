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
    requestedSlots: mondays.map((day) => december(day)),
    staff_ids: [21],
    is_recurring: true,
    today: '2026-12-01',
    ...change,
  })
const moves = ({ changed }: VisitPlan): [number, string | null, string | null][] =>
  changed.map(({ visit_id, before, after }) => [visit_id, before.date, after.date])
const tuesdays = [8, 15, 22, 29].map((day) => december(day))

test('unchanged slots change nothing', () => {
  expect(plan({})).toEqual({ changed: [], unchanged: [1, 2, 3, 4], added: [], removed: [], preserved: [], passed: [] })
})

describe('all', () => {
  test('another hour moves every open visit on its own date', () => {
    const { changed } = plan({ requestedSlots: mondays.map((day) => december(day, 14)) })
    expect(changed.map(({ before, after }) => [before.date, Number(after.start_at) - Number(before.start_at)])).toEqual(
      mondays.map((day) => [december(day).date, 5 * HOUR]),
    )
  })

  test('another weekday moves each visit to the slot next to it', () => {
    const changed = plan({ requestedSlots: tuesdays })
    expect(moves(changed)).toEqual([
      [1, '2026-12-07', '2026-12-08'],
      [2, '2026-12-14', '2026-12-15'],
      [3, '2026-12-21', '2026-12-22'],
      [4, '2026-12-28', '2026-12-29'],
    ])
    expect(changed.added).toEqual([])
  })

  test('more dates add visits, fewer remove them', () => {
    expect(plan({ requestedSlots: [...mondays, 31].map((day) => december(day)) }).added).toEqual([december(31)])
    expect(plan({ requestedSlots: [december(7), december(14)] }).removed.map(({ id }) => id)).toEqual([3, 4])
  })

  test('other staff is assigned to every open visit', () => {
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
    const { preserved, added, changed } = plan({ visits: series({ 2: { status } }), requestedSlots: tuesdays })
    expect(preserved).toEqual([{ visit_id: 2, reason, stands_for: december(15) }])
    expect(added).toEqual([])
    expect(changed.map(({ visit_id, after }) => [visit_id, after.date])).toEqual([
      [1, '2026-12-08'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })
})

test('a completed visit covers no slot of another week', () => {
  const changed = plan({ visits: series({ 1: { status: 6 } }), requestedSlots: [15, 22, 29].map((day) => december(day)) })
  expect(changed.preserved).toEqual([{ visit_id: 1, reason: 'completed', stands_for: null }])
  expect(changed.changed).toHaveLength(3)
})

test('a declined visit stays declined until other staff is assigned', () => {
  const visits = [visitAt(1, december(7), { status: 8, staff_ids: [] })]
  expect(plan({ visits, requestedSlots: [december(8)], staff_ids: [] }).changed).toMatchObject([{ after: { status: 8 } }])
  expect(plan({ visits, requestedSlots: [december(8)], staff_ids: [22] }).changed).toMatchObject([{ after: { status: 1 } }])
})

describe('a manually moved visit', () => {
  const moved = { ...december(18), is_exception: true }

  test('stays moved, and its series date stays empty', () => {
    const { preserved, added, changed } = plan({ visits: series({ 2: moved }) })
    expect(preserved).toEqual([{ visit_id: 2, reason: 'moved_by_hand', stands_for: december(14) }])
    expect({ added, changed }).toEqual({ added: [], changed: [] })
  })

  test('stays moved when the series moves', () => {
    const changed = plan({ visits: series({ 2: { ...moved, series_date: '2026-12-14' } }), requestedSlots: tuesdays })
    expect(changed.preserved).toEqual([{ visit_id: 2, reason: 'moved_by_hand', stands_for: december(15) }])
    expect(moves(changed).map(([id, , to]) => [id, to])).toEqual([
      [1, '2026-12-08'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })

  test('covers its series date if known, at any distance', () => {
    const far = { ...december(30), is_exception: true, series_date: '2026-12-14' }
    expect(plan({ visits: series({ 2: far }), requestedSlots: tuesdays }).preserved).toMatchObject([{ stands_for: december(15) }])
  })

  test('covers the earlier of two equally near slots', () => {
    const { preserved, added } = plan({
      visits: [visitAt(1, december(16), { is_exception: true })],
      requestedSlots: [december(14), december(18)],
    })
    expect(preserved).toMatchObject([{ stands_for: december(14) }])
    expect(added).toEqual([december(18)])
  })

  test('does not replace the visit of its new date', () => {
    const { preserved, unchanged } = plan({ visits: series({ 2: { ...december(21), is_exception: true } }) })
    expect(unchanged).toEqual([1, 3, 4])
    expect(preserved).toMatchObject([{ visit_id: 2, stands_for: december(14) }])
  })
})

describe('this visit alone', () => {
  test('moves and becomes an exception', () => {
    const { changed, ...others } = plan({ scope: 'this', from: 2, requestedSlots: [december(16)] })
    expect(changed).toMatchObject([{ visit_id: 2, after: { ...december(16), is_exception: true, status: 1 } }])
    expect(others).toEqual({ unchanged: [], added: [], removed: [], preserved: [], passed: [] })
  })

  test('stays in the series if only its staff changes', () => {
    const { changed } = plan({ scope: 'this', from: 2, requestedSlots: [december(14)], staff_ids: [22] })
    expect(changed).toMatchObject([{ after: { staff_ids: [22], is_exception: false } }])
  })

  test('can be moved again', () => {
    const visits = series({ 2: { ...december(18), is_exception: true } })
    expect(moves(plan({ visits, scope: 'this', from: 2, requestedSlots: [december(16)] }))).toEqual([[2, '2026-12-18', '2026-12-16']])
  })

  test('does not change after completion, and is not duplicated', () => {
    const { preserved, added, changed } = plan({
      visits: series({ 2: { status: 6 } }),
      scope: 'this',
      from: 2,
      requestedSlots: [december(16)],
    })
    expect({ preserved: preserved.map(({ reason }) => reason), added, changed }).toEqual({
      preserved: ['completed'],
      added: [],
      changed: [],
    })
  })

  test('must be a visit of the job', () => {
    expect(() => plan({ scope: 'this', from: 99 })).toThrow(RangeError)
  })
})

describe('this and future visits', () => {
  const from21 = [22, 29].map((day) => december(day))

  test('exclude earlier ones', () => {
    const changed = plan({ scope: 'future', from: 3, requestedSlots: from21 })
    expect(moves(changed)).toEqual([
      [3, '2026-12-21', '2026-12-22'],
      [4, '2026-12-28', '2026-12-29'],
    ])
    expect(changed.preserved).toEqual([1, 2].map((visit_id) => ({ visit_id, reason: 'before_the_edit', stands_for: null })))
  })

  test('are not replaced by a completed visit shortly before', () => {
    const requestedSlots = [17, 24, 31].map((day) => december(day))
    const { changed, added } = plan({ visits: series({ 2: { status: 6 } }), scope: 'future', from: 3, requestedSlots })
    expect(changed).toHaveLength(2)
    expect(added).toHaveLength(1)
  })
})

describe('past dates', () => {
  const visits = series({ 1: { status: 6 }, 2: { status: 6 } })

  test('a series adds no visit before today', () => {
    const { added, passed } = plan({
      visits,
      today: '2026-12-18',
      requestedSlots: [3, 7, 10, 14, 17, 21, 24, 28].map((day) => december(day)),
    })
    expect(added).toEqual([december(24)])
    expect(passed).toEqual([december(3), december(10), december(17)])
  })

  test('a series moves no coming visit before today', () => {
    expect(moves(plan({ visits, today: '2026-12-18', requestedSlots: tuesdays })).map(([id, , to]) => [id, to])).toEqual([
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
  })

  test('an open past visit stays in its week', () => {
    const late = plan({ visits: series({ 1: { status: 6 } }), today: '2026-12-18', requestedSlots: tuesdays })
    expect(moves(late).map(([id, , to]) => [id, to])).toEqual([
      [2, '2026-12-15'],
      [3, '2026-12-22'],
      [4, '2026-12-29'],
    ])
    expect(late.removed).toEqual([])
  })

  test('individually chosen dates may be in the past', () => {
    const item = { visits: [visitAt(1, december(14))], is_recurring: false, today: '2026-12-18' }
    expect(moves(plan({ ...item, requestedSlots: [december(9)] }))).toEqual([[1, '2026-12-14', '2026-12-09']])
    expect(plan({ ...item, requestedSlots: [december(9), december(14)] }).added).toEqual([december(9)])
  })
})

test('individually chosen dates are not covered by nearby visits', () => {
  const visits = [visitAt(1, december(14), { status: 6 })]
  expect(plan({ visits, is_recurring: false, requestedSlots: [december(15), december(28)] }).added).toEqual([december(15), december(28)])
})

describe('to be scheduled later', () => {
  test('one visit becomes unscheduled and the other open ones are removed', () => {
    const { changed, removed, preserved } = plan({ visits: series({ 1: { status: 6 } }), requestedSlots: [] })
    expect(changed).toMatchObject([{ visit_id: 2, after: { date: null, start_at: null, end_at: null, status: 11 } }])
    expect(removed.map(({ id }) => id)).toEqual([3, 4])
    expect(preserved.map(({ visit_id }) => visit_id)).toEqual([1])
  })

  test('an unscheduled visit stays', () => {
    const { unchanged, removed } = plan({ visits: [...series(), visitAt(5, null)], requestedSlots: [] })
    expect({ unchanged, removed: removed.map(({ id }) => id) }).toEqual({ unchanged: [5], removed: [1, 2, 3, 4] })
  })

  test('an unscheduled visit takes the first slot', () => {
    expect(moves(plan({ visits: [visitAt(5, null)], requestedSlots: [december(7)] }))).toEqual([[5, null, '2026-12-07']])
  })
})
