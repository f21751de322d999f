import { expect, test } from 'vitest'
import { NINE, visit } from '../../../testing/jobs.ts'
import { visitGroups } from './visitGroups.ts'
import type { JobStatus } from '../../../lib/api/schemaTypes.generated.ts'

const DAY = 86_400
const on = (id: string, day: number | null, status: JobStatus) => visit({ id, startAt: day === null ? null : NINE + day * DAY, status })
const returned = (visits: Parameters<typeof visitGroups>[0]) =>
  visitGroups(visits).map(({ title, visits: all }) => [title, all.map(({ id }) => id).join(' ')])

test('groups: visits to plan, the next one, later ones by time, past ones latest first', () => {
  const visits = [
    on('later', 9, 'ASSIGNED'),
    on('undated', null, 'UNSCHEDULED'),
    on('cancelled', 3, 'CANCELLED'),
    on('first', -7, 'COMPLETED'),
    on('second', -1, 'COMPLETED'),
    on('soon', 1, 'ASSIGNED'),
    on('late', -2, 'DECLINED'),
  ]
  expect(returned(visits)).toEqual([
    ['To schedule', 'undated'],
    ['Next', 'late'],
    ['Upcoming', 'soon later'],
    ['Done', 'second first'],
    ['Cancelled', 'cancelled'],
  ])
})

test('visits under way come before planned ones', () => {
  expect(returned([on('early', -3, 'ASSIGNED'), on('started', 2, 'STARTED')])).toEqual([
    ['Next', 'started'],
    ['Upcoming', 'early'],
  ])
})

test('a declined visit has to be planned unless it is the next one', () => {
  expect(returned([on('soon', 1, 'ASSIGNED'), on('declined', 8, 'DECLINED'), on('later', 9, 'UNASSIGNED')])).toEqual([
    ['To schedule', 'declined'],
    ['Next', 'soon'],
    ['Upcoming', 'later'],
  ])
  expect(returned([on('undated', null, 'UNSCHEDULED'), on('done', -1, 'COMPLETED')])).toEqual([
    ['To schedule', 'undated'],
    ['Done', 'done'],
  ])
})
