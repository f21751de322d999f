import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time.ts'
import type { PlanVisit, VisitPlanInput } from './sortedVisits.ts'
import type { JobStatusCode } from '../status/status.ts'
import { planVisitChanges, type VisitPlan } from './visitPlan.ts'
import { slotAt, visitAt } from './visitPlanSamples.ts'

const day = fc.nat(70).map((days) => addDays('2026-11-01', days))
const slots = fc
  .tuple(fc.uniqueArray(day, { maxLength: 12 }), fc.integer({ min: 8, max: 10 }))
  .map(([dates, hour]) => dates.toSorted().map((date) => slotAt(date, hour)))
const visits = fc
  .array(
    fc.record(
      {
        date: day,
        hour: fc.integer({ min: 8, max: 10 }),
        status: fc.constantFrom<JobStatusCode>(0, 1, 1, 1, 2, 4, 6, 7, 8, 11),
        is_exception: fc.boolean(),
        staff_ids: fc.uniqueArray(fc.integer({ min: 21, max: 23 }), { maxLength: 2 }),
        series_date: day,
      },
      { requiredKeys: ['date', 'hour', 'status', 'is_exception', 'staff_ids'] },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((list) =>
    list.map(({ date, hour, series_date, ...rest }, index): PlanVisit => {
      const slot = rest.status === 11 ? null : slotAt(date, hour)
      const is_exception = rest.is_exception && slot !== null
      return { ...visitAt(index + 1, slot), ...rest, is_exception, ...(is_exception && series_date && { series_date }) }
    }),
  )
const inputs = fc
  .record({
    visits,
    pick: fc.nat(),
    scope: fc.constantFrom('this' as const, 'future' as const, 'all' as const),
    requestedSlots: slots,
    staff_ids: fc.option(fc.uniqueArray(fc.integer({ min: 21, max: 23 }), { maxLength: 2 })),
    is_recurring: fc.boolean(),
    today: day,
  })
  .map(({ pick, ...input }): VisitPlanInput => {
    const from = input.visits[pick % input.visits.length]?.id ?? null
    return { ...input, from, requestedSlots: input.scope === 'this' ? input.requestedSlots.slice(0, 1) : input.requestedSlots }
  })

const carriedOut = (input: VisitPlanInput, { changed, added, removed }: VisitPlan): PlanVisit[] => [
  ...input.visits
    .filter((visit) => !removed.includes(visit))
    .map((visit) => ({ ...visit, ...changed.find(({ visit_id }) => visit_id === visit.id)?.after })),
  ...added.map((slot, index) => visitAt(1000 + index, slot, { staff_ids: input.staff_ids ?? [], status: input.staff_ids?.length ? 1 : 0 })),
]

describe('for random edits', () => {
  const check = (property: (input: VisitPlanInput, result: VisitPlan) => void) =>
    fc.assert(
      fc.property(inputs, (input) => property(input, planVisitChanges(input))),
      { numRuns: 300 },
    )
  const touched = ({ changed, removed }: VisitPlan): number[] => [
    ...changed.map(({ visit_id }) => visit_id),
    ...removed.map(({ id }) => id),
  ]

  test('neither changes nor removes preserved visits, and lists each visit once', () => {
    check((input, result) => {
      const handled = [...touched(result), ...result.unchanged, ...result.preserved.map(({ visit_id }) => visit_id)]
      expect(new Set(handled).size).toBe(handled.length)
      expect(handled.toSorted((a, b) => a - b)).toEqual(input.scope === 'this' ? [input.from] : input.visits.map(({ id }) => id))
    })
  })

  test('preserves completed, cancelled and running visits, and in series edits manually moved ones', () => {
    check((input, result) => {
      const firm = input.visits.filter(
        ({ status, is_exception }) => [2, 3, 4, 5, 6, 7].includes(status) || (is_exception && input.scope !== 'this'),
      )
      expect(firm.filter(({ id }) => touched(result).includes(id))).toEqual([])
    })
  })

  test('covers every slot once, unless the edited visit may not change', () => {
    check((input, result) => {
      fc.pre(input.scope !== 'this' || result.preserved.length === 0)
      const dates = new Map(carriedOut(input, result).map(({ id, date }) => [id, date]))
      const covered = [
        ...[...result.changed.map(({ visit_id }) => visit_id), ...result.unchanged].map((id) => dates.get(id)),
        ...result.preserved.map(({ stands_for }) => stands_for?.date),
        ...[...result.added, ...result.passed].map(({ date }) => date),
      ]
      expect(covered.filter((date) => typeof date === 'string').toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
        input.requestedSlots.map(({ date }) => date),
      )
    })
  })

  test('skips only past slots of a series', () => {
    check(({ is_recurring, today }, { passed, added }) => {
      expect(passed.every(({ date }) => is_recurring && date < today)).toBe(true)
      expect(added.every(({ date }) => !is_recurring || date >= today)).toBe(true)
    })
  })

  test('a repeated edit changes nothing', () => {
    check((input, result) => {
      const again = carriedOut(input, result)
      const edited = again.find(({ id }) => id === input.from)
      const before = input.visits.find(({ id }) => id === input.from)
      fc.pre(input.scope !== 'future' || edited?.date === before?.date)
      fc.pre(input.scope === 'all' || edited !== undefined)
      const { changed, added, removed } = planVisitChanges({ ...input, visits: again })
      expect({ changed, added, removed }).toEqual({ changed: [], added: [], removed: [] })
    })
  })

  test('the order of the visits does not matter', () => {
    check((input, result) => {
      const reversed = planVisitChanges({ ...input, visits: input.visits.toReversed() })
      expect(reversed).toEqual(result)
    })
  })
})
