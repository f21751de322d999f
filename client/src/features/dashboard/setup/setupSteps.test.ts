import { expect, test } from 'vitest'
import { doneSteps, type SetupAnswer, stepsToTick } from './setupSteps.ts'

const none = { __typename: 'Page', totalCount: 0, items: [] }
const one = { __typename: 'Page', totalCount: null, items: [{ id: '1' }] }
const answer = (more: object) =>
  ({
    generalData: {
      setupSteps: [
        { step: 'company', isCompleted: false },
        { step: 'job', isCompleted: true },
        { step: 'staff', isCompleted: false },
      ],
    },
    company: { id: '1', organizationName: 'Harbor', city: null },
    ownCategories: none,
    services: none,
    teamMembers: { ...none, totalCount: 1 },
    customers: none,
    jobs: none,
    ...more,
  }) as unknown as SetupAnswer

test('existing records and ticked steps count as done', () => {
  expect([...doneSteps(answer({}))]).toEqual(['job'])
  const more = { customers: one, services: one, company: { id: '1', organizationName: 'Harbor', city: 'Boston' } }
  expect([...doneSteps(answer(more))]).toEqual(['company', 'services', 'customer', 'job'])
})

test('an owner alone does not count as staff', () => {
  expect(doneSteps(answer({ teamMembers: { ...none, totalCount: 2 } })).has('staff')).toBe(true)
  expect(doneSteps(answer({})).has('staff')).toBe(false)
})

test('existing records are saved as ticks if the service returns the step as open', () => {
  const full = { company: { id: '1', organizationName: 'Harbor', city: 'Boston' }, jobs: one, customers: one }
  expect(stepsToTick(answer(full))).toEqual(['company'])
  expect(stepsToTick(answer({ ...full, generalData: { setupSteps: null } }))).toEqual([])
})
