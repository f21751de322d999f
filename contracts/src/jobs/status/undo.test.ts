import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JobStatusCode } from './status.ts'
import { isLegal, type JobActionCode, jobAction, statusAfter } from './transitions.ts'
import { type UndoStep, undoSteps, type VisitBefore, type VisitSlot } from './undo.ts'

const morning: VisitSlot = { date: '2026-11-23', start_time: '09:00', end_time: '10:00' }
const evening: VisitSlot = { date: '2026-11-24', start_time: '17:00', end_time: '18:30' }

/** A visit changed by the contract's transitions. */
function applied(visit: VisitBefore, step: UndoStep): VisitBefore {
  expect(isLegal(step.action, visit.status), `${step.action} from ${visit.status}`).toBe(true)
  const staff = step.staff_ids ?? (['unassign', 'decline'].includes(step.action) ? [] : visit.staff_ids)
  const slot = step.date ? { date: step.date, start_time: step.start_time ?? '', end_time: step.end_time ?? '' } : visit.slot
  const status = statusAfter(step.action, visit.status, (staff ?? []).length > 0)
  return { ...visit, status, staff_ids: staff, slot: status === 11 ? null : slot }
}

const visits = fc
  .record({
    status: fc.constantFrom<JobStatusCode>(0, 1, 2, 3, 4, 5, 6, 7, 8, 11),
    staff: fc.constantFrom([7], [7, 8]),
    planned: fc.boolean(),
  })
  .map(({ status, staff, planned }): VisitBefore => ({
    status,
    staff_ids: status === 0 || status === 8 || (status === 11 && !planned) ? [] : staff,
    slot: status === 11 ? null : morning,
    jobfinished_notes: status === 6 ? 'Replaced the valve' : null,
  }))

const inputs: { [A in JobActionCode]?: Omit<UndoStep, 'action'>[] } = {
  schedule: [evening, { ...evening, staff_ids: [9] }],
  reschedule: [evening, { ...evening, staff_ids: [9] }],
  assign: [{ staff_ids: [9] }],
  finish: [{ jobfinished_notes: 'Done' }],
}

test('undo restores status, staff and time of an invertible transition', () => {
  const seen = new Set<JobActionCode>()
  fc.assert(
    fc.property(visits, fc.constantFrom(...Object.values(jobAction).map(({ code }) => code)), fc.nat(1), (before, action, choice) => {
      fc.pre(isLegal(action, before.status))
      const options = inputs[action] ?? [{}]
      const after = applied(before, { action, ...options[choice % options.length] })
      const steps = undoSteps(action, before, after.staff_ids)
      if (steps === null) return
      seen.add(action)
      const { status, staff_ids, slot } = steps.reduce(applied, after)
      expect({ status, staff_ids, slot }).toEqual({ status: before.status, staff_ids: before.staff_ids, slot: before.slot })
    }),
    { numRuns: 2000 },
  )
  expect([...seen].toSorted()).toEqual(
    ['assign', 'cancel', 'decline', 'finish', 'on_the_way', 'reopen', 'reschedule', 'schedule', 'unassign', 'unschedule'].toSorted(),
  )
})

test('neither the cancellation of a started visit nor an arrival can be undone', () => {
  const started: VisitBefore = { status: 4, staff_ids: [7], slot: morning }
  expect(undoSteps('cancel', started, [7])).toBeNull()
  expect(undoSteps('reached', { ...started, status: 2 }, [7])).toBeNull()
})

test('undoing a move restores `is_exception`, if known', () => {
  const moved: VisitBefore = { status: 1, staff_ids: [7], slot: morning }
  expect(undoSteps('reschedule', { ...moved, is_exception: false }, [7])).toEqual([
    { action: 'reschedule', ...morning, staff_ids: [7], is_exception: false },
  ])
  expect(undoSteps('reschedule', moved, [7])).toEqual([{ action: 'reschedule', ...morning, staff_ids: [7] }])
})

test.each([
  ['unassign', { status: 1, staff_ids: null, slot: morning }],
  ['decline', { status: 1, staff_ids: null, slot: morning }],
  ['reschedule', { status: 1, staff_ids: null, slot: morning }],
  ['unschedule', { status: 1, staff_ids: null, slot: morning }],
  ['cancel', { status: 1, staff_ids: null, slot: morning }],
  ['schedule', { status: 11, staff_ids: null, slot: null }],
  ['reschedule', { status: 1, staff_ids: [7], slot: null }],
] as const)('%s can’t be undone if the previous state is unknown', (action, before) => {
  expect(undoSteps(action, before, [7])).toBeNull()
})
