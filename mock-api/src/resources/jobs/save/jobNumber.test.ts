import { expect, test } from 'vitest'
import { testApp } from '../../../testing/testApp.ts'
import { takeJobNumber } from './jobNumber.ts'

test('numbers go on from the last job, and are given once', () => {
  const { store } = testApp()
  expect([1, 2, 3].map(() => takeJobNumber(store, 1))).toEqual(['J-1031', 'J-1032', 'J-1033'])
})

test('restarts with another prefix and continues from a higher number', () => {
  const { store } = testApp()
  store.companies.update(1, { job_prefix: 'W' })
  expect(takeJobNumber(store, 1)).toBe('W1001')
  store.companies.update(1, { next_job_number: 5000 })
  expect(takeJobNumber(store, 1)).toBe('W5000')
})

test('each company counts for itself, from 1001', () => {
  const { store } = testApp()
  expect([2, 5].map((companyId) => takeJobNumber(store, companyId))).toEqual(['J-1007', 'J-1001'])
})
