import { describe, expect, test } from 'vitest'
import type { UserTypeCode } from '../../profile/userType.ts'
import type { JobStatusCode } from './status.ts'
import { allowedActions, illegalTransition, isLegal, type JobActionCode, mayDo, statusAfter } from './transitions.ts'

const statuses: JobStatusCode[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11]
const owner = { user_type: 'company' as UserTypeCode, authorities: [] }
const staff = { user_type: 'staff' as UserTypeCode, authorities: [] }

/** wire.md §5: action, from, to without staff, to with staff. */
// oxfmt-ignore
const table: [JobActionCode, [from: JobStatusCode, alone: JobStatusCode, staffed: JobStatusCode][]][] = [
  ['schedule', [[11, 0, 1]]],
  ['unschedule', [[0, 11, 11], [1, 11, 11]]],
  ['assign', [[0, 1, 1], [8, 1, 1], [11, 11, 11]]],
  ['unassign', [[1, 0, 0]]],
  ['reschedule', [[0, 0, 1], [1, 0, 1], [2, 1, 1]]],
  ['on_the_way', [[1, 2, 2]]],
  ['reached', [[1, 3, 3], [2, 3, 3]]],
  ['start', [[1, 4, 4], [2, 4, 4], [3, 4, 4]]],
  ['create_invoice', [[4, 5, 5], [6, 6, 6]]],
  ['finish', [[4, 6, 6], [5, 6, 6]]],
  ['cancel', [[0, 7, 7], [1, 7, 7], [2, 7, 7], [3, 7, 7], [4, 7, 7], [11, 7, 7]]],
  ['decline', [[1, 8, 8]]],
  ['reopen', [[7, 11, 11], [6, 4, 4]]],
  ['void_invoice', [[5, 4, 4], [6, 6, 6]]],
  ['step_back', [[2, 1, 1], [3, 2, 2], [4, 3, 3], [6, 4, 4]]],
]

describe.each(table)('%s', (action, rows) => {
  test.each(rows)('from status %i leads to %i, with staff to %i', (from, alone, staffed) => {
    expect(isLegal(action, from)).toBe(true)
    expect(statusAfter(action, from, false)).toBe(alone)
    expect(statusAfter(action, from, true)).toBe(staffed)
  })

  test('is illegal from every other status', () => {
    const legal = rows.map(([from]) => from)
    for (const status of statuses.filter((candidate) => !legal.includes(candidate))) expect(isLegal(action, status)).toBe(false)
  })
})

test('names the visit’s status and the rejected action', () => {
  expect(illegalTransition('cancel', 6)).toBe('This visit is Completed, so it can’t be cancelled.')
  expect(illegalTransition('on_the_way', 0)).toBe('This visit is Unassigned, so it can’t be set on the way.')
})

describe('permitted actions', () => {
  test('an owner can do everything that the status allows', () => {
    expect(allowedActions(1, owner, false)).toEqual([
      'unschedule',
      'unassign',
      'reschedule',
      'on_the_way',
      'reached',
      'start',
      'cancel',
      'decline',
    ])
  })

  test('staff may work on their own visits and not plan', () => {
    expect(allowedActions(1, staff, true)).toEqual(['on_the_way', 'reached', 'start', 'decline'])
    expect(allowedActions(4, staff, true)).toEqual(['finish'])
  })

  test('staff may not act on other people’s visits', () => {
    for (const status of statuses) expect(allowedActions(status, staff, false)).toEqual([])
  })

  test('a staff admin’s actions follow from the authorities', () => {
    const dispatcher = { user_type: 'staff_admin' as const, authorities: ['dispatch'] }
    expect(mayDo('assign', dispatcher, false)).toBe(true)
    expect(mayDo('cancel', dispatcher, false)).toBe(false)
    expect(mayDo('create_invoice', dispatcher, false)).toBe(false)
    expect(mayDo('create_invoice', { ...dispatcher, authorities: ['manage_invoices'] }, false)).toBe(true)
  })
})
