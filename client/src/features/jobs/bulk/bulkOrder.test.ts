import { instantOf } from '@callout/contracts/time'
import { expect, test } from 'vitest'
import { targetOfJob } from '../../../parts/jobs/actionTarget.ts'
import { job } from '../../../testing/jobs.ts'
import { actionFor, type BulkOrder, inputFor, isFulfilled, movedSlot } from './bulkOrder.ts'

const owner = { user_type: 'company', authorities: [] } as const
const assign: BulkOrder = { kind: 'assign', staffIds: ['8'] }
const zone = 'America/New_York'
const at = (date: string, time: string) => ({ startAt: instantOf(date, time, zone), endAt: instantOf(date, time, zone) + 5400 })
const moved = (date: string, days: number) => inputFor({ kind: 'reschedule', move: { days } }, targetOfJob(job(at(date, '09:00'))), zone)

test.each([
  ['over the end of summer time', '2026-10-31', 1, '2026-11-01'],
  ['back over it', '2026-11-01', -1, '2026-10-31'],
  ['over its beginning', '2027-03-13', 1, '2027-03-14'],
  ['over the end of a year', '2026-12-31', 2, '2027-01-02'],
])('a visit at nine stays at nine %s', (_, from, days, to) => {
  expect(moved(from, days)).toEqual({ date: to, startTime: '09:00', endTime: '10:30' })
})

test('to a day, each visit keeps its time of day', () => {
  expect(movedSlot({ date: '2026-11-23', start_time: '14:15', end_time: '15:00' }, { date: '2026-12-01' })).toEqual({
    date: '2026-12-01',
    start_time: '14:15',
    end_time: '15:00',
  })
})

test('what has no date cannot be moved', () => {
  const order: BulkOrder = { kind: 'reschedule', move: { days: 1 } }
  expect(inputFor(order, targetOfJob(job({ startAt: null, endAt: null })), zone)).toEqual({
    obstacle: 'This job has no date yet. Schedule it first.',
  })
  expect(actionFor(order, job({ status: 'UNSCHEDULED', allowedActions: ['SCHEDULE', 'ASSIGN'] }), owner)).toEqual({
    obstacle: 'This visit is Unscheduled, so it can’t be rescheduled.',
  })
})

test('who is assigned is replaced at the same time', () => {
  const assigned = job({ status: 'ASSIGNED', allowedActions: ['RESCHEDULE'] })
  expect(actionFor(assign, assigned, owner)).toBe('RESCHEDULE')
  expect(inputFor(assign, targetOfJob(assigned), zone)).toEqual({
    staffIds: ['8'],
    date: '2026-11-23',
    startTime: '09:00',
    endTime: '10:30',
  })
  const open = job({ status: 'UNASSIGNED', allowedActions: ['ASSIGN'] })
  expect(actionFor(assign, open, owner)).toBe('ASSIGN')
  expect(inputFor(assign, targetOfJob(open), zone)).toEqual({ staffIds: ['8'] })
})

test('what is over, or not for this person, says so without a call', () => {
  expect(actionFor(assign, job({ status: 'COMPLETED', allowedActions: ['REOPEN'] }), owner)).toEqual({
    obstacle: 'This visit is Completed, so it can’t be assigned.',
  })
  expect(actionFor({ kind: 'cancel', cancelReasonId: '1', reason: '' }, job({ allowedActions: [] }), owner)).toEqual({
    obstacle: 'You don’t have permission to do this.',
  })
})

test.each<[string, BulkOrder, Parameters<typeof job>[0], boolean]>([
  ['moved', { kind: 'reschedule', move: { days: 1 } }, at('2026-11-24', '09:00'), true],
  ['not moved', { kind: 'reschedule', move: { days: 1 } }, at('2026-11-23', '09:00'), false],
  ['on that day at another time', { kind: 'reschedule', move: { days: 1 } }, at('2026-11-24', '10:00'), false],
  ['without a date', { kind: 'reschedule', move: { days: 1 } }, { startAt: null, endAt: null }, false],
  ['cancelled', { kind: 'cancel', cancelReasonId: '1', reason: '' }, { status: 'CANCELLED' }, true],
  ['not cancelled', { kind: 'cancel', cancelReasonId: '1', reason: '' }, {}, false],
  ['with that person', { kind: 'assign', staffIds: ['7'] }, {}, true],
  ['with somebody else', assign, {}, false],
])('a visit that is %s shows whether the order was fulfilled', (_, order, now, expected) => {
  const before = targetOfJob(job(at('2026-11-23', '09:00')))
  expect(isFulfilled(order, before, targetOfJob(job(now)), zone)).toBe(expected)
})
