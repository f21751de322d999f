import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { newJobValues } from '../form/newJobValues.ts'
import { changedFields, mergeChanges } from './valueChanges.ts'

const base: JobFormValues = {
  ...newJobValues({ customer: null, team: null, job: null }),
  title: 'Boiler',
  staffIds: ['21', '22'],
}

describe('changes of a job', () => {
  test('are the fields whose values differ, in the order of the form', () => {
    expect(changedFields(base, { ...base, notes: 'Gate code', title: 'Boiler repair' })).toEqual(['title', 'notes'])
  })

  test('leave out the order of people, and what is no part of the job', () => {
    expect(changedFields(base, { ...base, staffIds: ['22', '21'], allowClash: true, notifyCustomer: true })).toEqual([])
  })
})

describe('a change of two people at once', () => {
  test('takes what the other changed alone, and keeps what I typed', () => {
    const merged = mergeChanges(base, { ...base, title: 'Mine' }, { ...base, notes: 'Theirs' })
    expect(merged).toMatchObject({ theirs: ['notes'], conflicts: [], values: { title: 'Mine', notes: 'Theirs' } })
  })

  test('asks where both changed the same field, and loses nothing typed', () => {
    const merged = mergeChanges(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })
    expect(merged).toMatchObject({ theirs: [], conflicts: ['title'], values: { title: 'Mine' } })
  })

  test('asks nothing where both typed the same', () => {
    expect(mergeChanges(base, { ...base, title: 'Same' }, { ...base, title: 'Same' })).toMatchObject({ theirs: [], conflicts: [] })
  })

  const text = fc.constantFrom('a', 'b', 'c')
  const values = fc.record({ title: text, notes: text, description: text, startTime: text }).map((part) => ({ ...base, ...part }))
  test('never loses a value that I changed, nor one that only the other changed', () => {
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const merged = mergeChanges(before, mine, theirs)
        for (const field of changedFields(before, mine)) expect(merged.values[field]).toEqual(mine[field])
        for (const field of merged.theirs) expect(merged.values[field]).toEqual(theirs[field])
        expect(changedFields(before, merged.values).length).toBeGreaterThanOrEqual(changedFields(before, mine).length)
      }),
      { seed: 20_261_122 },
    )
  })
})
