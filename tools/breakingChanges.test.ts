import { expect, test } from 'vitest'
import { breakingChanges, unacknowledged } from './breakingChanges.ts'

const before = 'type Query { job(id: ID!): Job } type Job { id: ID! title: String }'

test('a field that is gone breaks clients', () => {
  const after = 'type Query { job(id: ID!): Job } type Job { id: ID! }'
  expect(breakingChanges(before, after)).toEqual(['Job.title was removed.'])
})

test('accepts an additional field', () => {
  const after = 'type Query { job(id: ID!): Job } type Job { id: ID! title: String number: String }'
  expect(breakingChanges(before, after)).toEqual([])
})

test('a break passes only where the notes say it in the same words', () => {
  const changes = ['Job.title was removed.', 'Job.number was removed.']
  expect(unacknowledged(changes, '# Changes\n\n- Job.title was removed.\n')).toEqual(['Job.number was removed.'])
  expect(unacknowledged(changes, 'Job.title')).toEqual(changes)
})
