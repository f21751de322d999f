import { describe, expect, test } from 'vitest'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { newJobValues } from '../newJob/newJobValues.ts'
import { changedFields } from './valueChanges.ts'

const base: JobFormValues = {
  ...newJobValues({ customer: null, team: null, job: null }),
  title: 'Boiler',
  staffIds: ['21', '22'],
}

describe('changes of a job', () => {
  test('are the fields whose values differ, in form order', () => {
    expect(changedFields(base, { ...base, notes: 'Gate code', title: 'Boiler repair' })).toEqual(['title', 'notes'])
  })

  test('ignore the order of people, and fields that are not part of the job', () => {
    expect(changedFields(base, { ...base, staffIds: ['22', '21'], allowClash: true, notifyCustomer: true })).toEqual([])
  })
})
