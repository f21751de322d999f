import { instantOf } from '@callout/contracts/time'
import { expect, test } from 'vitest'
import { targetOfJob } from './actionTarget.ts'
import type { Format } from '../../lib/format/useFormat.ts'
import { job } from '../../testing/jobs.ts'
import { assigning, cancelling, invoicing, movedSlot, moving } from './bulkOrders.ts'

const owner = { user: { user_type: 'company', authorities: [] }, can: () => true } as const
const zone = 'America/New_York'
const format = { timeZone: zone } as Format
const at = (date: string, time: string) => ({ startAt: instantOf(date, time, zone), endAt: instantOf(date, time, zone) + 5400 })
const byDays = (days: number) => ({ move: { days } })

test.each([
  ['over the end of summer time', '2026-10-31', 1, '2026-11-01'],
  ['back over it', '2026-11-01', -1, '2026-10-31'],
  ['over its beginning', '2027-03-13', 1, '2027-03-14'],
  ['over the end of a year', '2026-12-31', 2, '2027-01-02'],
])('a visit at nine stays at nine %s', (_, from, days, to) => {
  const moved = moving.input?.(byDays(days), targetOfJob(job(at(from, '09:00'))), format)
  expect(moved).toEqual({ date: to, startTime: '09:00', endTime: '10:30' })
})

test('moving to a date keeps each visit’s time of day', () => {
  expect(movedSlot({ date: '2026-11-23', start_time: '14:15', end_time: '15:00' }, { date: '2026-12-01' })).toEqual({
    date: '2026-12-01',
    start_time: '14:15',
    end_time: '15:00',
  })
})

test('a visit without a date cannot be moved', () => {
  expect(moving.input?.(byDays(1), targetOfJob(job({ startAt: null, endAt: null })), format)).toEqual({
    blockedReason: 'This job has no date yet. Schedule it first.',
  })
  expect(moving.does(job({ status: 'UNSCHEDULED', allowedActions: ['SCHEDULE', 'ASSIGN'] }), owner)).toEqual({
    blockedReason: 'This visit is Unscheduled, so it can’t be rescheduled.',
  })
})

test('assigned staff are replaced in the same call', () => {
  const assigned = job({ status: 'ASSIGNED', allowedActions: ['RESCHEDULE'] })
  expect(assigning.does(assigned, owner)).toBe('RESCHEDULE')
  expect(assigning.input?.({ staffIds: ['8'] }, targetOfJob(assigned), format)).toEqual({
    staffIds: ['8'],
    date: '2026-11-23',
    startTime: '09:00',
    endTime: '10:30',
  })
  const open = job({ status: 'UNASSIGNED', allowedActions: ['ASSIGN'] })
  expect(assigning.does(open, owner)).toBe('ASSIGN')
  expect(assigning.input?.({ staffIds: ['8'] }, targetOfJob(open), format)).toEqual({ staffIds: ['8'] })
})

test('a finished or forbidden job is rejected without a call', () => {
  expect(assigning.does(job({ status: 'COMPLETED', allowedActions: ['REOPEN'] }), owner)).toEqual({
    blockedReason: 'This visit is Completed, so it can’t be assigned.',
  })
  expect(cancelling.does(job({ allowedActions: [] }), owner)).toEqual({ blockedReason: 'You don’t have permission to do this.' })
  expect(cancelling.does(job({ status: null, allowedActions: null }), owner)).toEqual({ blockedReason: 'Couldn’t load this job’s status.' })
})

type Now = Parameters<typeof job>[0]
const before = targetOfJob(job(at('2026-11-23', '09:00')))

test.each<[string, Now, boolean]>([
  ['moved', at('2026-11-24', '09:00'), true],
  ['not moved', at('2026-11-23', '09:00'), false],
  ['on that day at another time', at('2026-11-24', '10:00'), false],
  ['without a date', { startAt: null, endAt: null }, false],
])('a visit that is %s shows whether a move was made', (_, now, expected) => {
  expect(moving.isFulfilled?.(byDays(1), before, targetOfJob(job(now)), format)).toBe(expected)
})

test.each<[string, Now, boolean]>([
  ['cancelled', { status: 'CANCELLED' }, true],
  ['not cancelled', {}, false],
])('a visit that is %s shows whether a cancellation was made', (_, now, expected) => {
  expect(cancelling.isFulfilled?.({ cancelReasonId: '1', reason: '' }, before, targetOfJob(job(now)), format)).toBe(expected)
})

test.each<[string, string, boolean]>([
  ['that person', '7', true],
  ['other staff', '8', false],
])('a visit with %s shows whether an assignment was made', (_, id, expected) => {
  expect(assigning.isFulfilled?.({ staffIds: [id] }, before, targetOfJob(job()), format)).toBe(expected)
})

test.each([
  ['a finished job is invoiced', { status: 'COMPLETED', allowedActions: ['CREATE_INVOICE'], invoiceStatus: null }, 'CREATE_INVOICE'],
  [
    'one that is invoiced says so',
    { status: 'COMPLETED', allowedActions: [], invoiceStatus: 'UNPAID' },
    'This job already has an invoice.',
  ],
  ['one under way says so', { status: 'STARTED', allowedActions: ['CREATE_INVOICE'], invoiceStatus: null }, 'This job isn’t finished yet.'],
] as const)('%s', (_, row, returned) => {
  const does = invoicing.does(job({ ...row, allowedActions: [...row.allowedActions] }), owner)
  expect(typeof does === 'string' ? does : does.blockedReason).toBe(returned)
})
