import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, mergeChanges } from './fieldChanges.ts'

const rules = {
  labels: { title: 'Title', notes: 'Notes', colour: 'Colour', tags: 'Tags', isLoud: null },
  unordered: ['tags'],
} as const
const base = { title: 'Van', notes: '', colour: 'red', tags: ['a', 'b'], isLoud: false }

describe('changed fields', () => {
  test('are those whose values differ, in form order', () => {
    expect(changedFields(rules, base, { ...base, notes: 'Dented', title: 'Old van' })).toEqual(['title', 'notes'])
  })

  test('ignore the order of a set, and fields outside the record', () => {
    expect(changedFields(rules, base, { ...base, tags: ['b', 'a'], isLoud: true })).toEqual([])
  })
})

describe('concurrent changes', () => {
  test("accept the other user's changes and preserve mine", () => {
    const merged = mergeChanges(rules, base, { ...base, title: 'Mine' }, { ...base, notes: 'Theirs' })
    expect(merged).toMatchObject({ remote: ['notes'], conflicts: [], values: { title: 'Mine', notes: 'Theirs' } })
  })

  test('are conflicts if both changed the same field, and lose no input', () => {
    const merged = mergeChanges(rules, base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })
    expect(merged).toMatchObject({ remote: [], conflicts: ['title'], values: { title: 'Mine' } })
  })

  test('are no conflict if both typed the same', () => {
    expect(mergeChanges(rules, base, { ...base, title: 'Same' }, { ...base, title: 'Same' })).toMatchObject({ remote: [], conflicts: [] })
  })

  const text = fc.constantFrom('a', 'b', 'c')
  const values = fc.record({ title: text, notes: text, colour: text }).map((part) => ({ ...base, ...part }))
  test('never lose a value that only one of us changed', () => {
    fc.assert(
      fc.property(values, values, values, (before, local, remote) => {
        const merged = mergeChanges(rules, before, local, remote)
        for (const field of changedFields(rules, before, local)) expect(merged.values[field]).toEqual(local[field])
        for (const field of merged.remote) expect(merged.values[field]).toEqual(remote[field])
        expect(changedFields(rules, before, merged.values).length).toBeGreaterThanOrEqual(changedFields(rules, before, local).length)
      }),
      { seed: 20_261_122 },
    )
  })
})
