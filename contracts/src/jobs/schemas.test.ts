import { describe, expect, test } from 'vitest'
import { z } from '../wire/zod.ts'
import { ManageJobBody } from './manageJob.ts'
import { HistoryBody } from './schemas/history.ts'
import { JobListQuery } from './schemas/list.ts'

const problems = (schema: z.core.$ZodType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('manage_job validates the fields of each action with the spec’s messages', () => {
  test.each([
    [{ action: 'cancel' }, ['cancel_reason_id: Please select a reason']],
    [{ action: 'cancel', cancel_reason_id: '' }, ['cancel_reason_id: Please select a reason']],
    [{ action: 'finish' }, ['jobfinished_notes: Required']],
    [{ action: 'finish', jobfinished_notes: '   ' }, ['jobfinished_notes: Required']],
    [{ action: 'decline' }, ['reason: Please select a reason']],
    [{ action: 'assign', staff_ids: [] }, ['staff_ids: Choose at least one technician']],
    [{ action: 'schedule' }, ['date: Kindly select atleast one Date', 'start_time: Start time cant be empty', 'end_time: Required']],
    [
      { action: 'reschedule', date: '2026-11-23', start_time: '10:00', end_time: '10:00' },
      ['start_time: Start time must be before end time'],
    ],
    [{ action: 'explode' }, ['action: Choose an action']],
  ])('%j', (body, expected) => {
    expect(problems(ManageJobBody, { job_id: 1, ...body })).toEqual(expected)
  })

  test('accepts ids as numbers or text', () => {
    expect(z.parse(ManageJobBody, { job_id: '12', action: 'assign', staff_ids: ['3', 4] })).toMatchObject({ job_id: 12, staff_ids: [3, 4] })
  })
})

describe('the query of the job list', () => {
  test('has pages of 10 by default', () => {
    expect(z.parse(JobListQuery, {})).toEqual({ page: 1, per_page: 10 })
  })

  test('reads text of a query string', () => {
    const query = z.parse(JobListQuery, { filter: '11', status: '11', priority: '0', is_late: 'true', page: '3', sort_dir: 'desc' })
    expect(query).toMatchObject({ filter: 11, status: [11], priority: undefined, is_late: true, page: 3, sort_dir: 'desc' })
  })

  test('refuses pages below 1, more than 100 rows, and unknown codes', () => {
    expect(problems(JobListQuery, { page: 0 })).toEqual(['page: Pages count from 1'])
    expect(problems(JobListQuery, { per_page: 101 })).toEqual(['per_page: A page has at most 100 rows'])
    expect(problems(JobListQuery, { filter: 3 })).toEqual(['filter: Choose one of 12, 11, 1, 6'])
    expect(problems(JobListQuery, { priority: 4 })).toEqual(['priority: Choose one of 1, 2, 3'])
  })
})

test('a note requires text', () => {
  expect(problems(HistoryBody, { job_id: 1, note: ' ' })).toEqual(['note: Required'])
})
