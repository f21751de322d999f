import { expect, test, vi } from 'vitest'
import { fits, nearestCall } from './nearestCall.ts'

const calls = [
  { method: 'GET', path: '/jobs/{id}' },
  { method: 'GET', path: '/jobs/job_listing' },
  { method: 'POST', path: '/jobs/manage_job' },
  { method: 'POST', path: '/jobs/job_history_update' },
  { method: 'GET', path: '/jobs/job_history_update' },
  { method: 'POST', path: '/users/sign_in' },
] as const

test.each([
  ['GET', '/jobs/job_listin', 'GET /jobs/job_listing'],
  ['GET', '/jobs/today', 'GET /jobs/{id}'],
  ['GET', '/job/12', 'GET /jobs/{id}'],
  ['GET', '/jobs/manage_job', 'POST /jobs/manage_job'],
  ['POST', '/jobs/job_history_updates', 'POST /jobs/job_history_update'],
  ['POST', '/sign_in', 'POST /users/sign_in'],
  ['PUT', '/jobs/job_history_update', 'POST /jobs/job_history_update'],
  ['GET', `/${'x'.repeat(119)}`, 'GET /jobs/{id}'],
] as const)('%s %s means %s', (method, path, expected) => {
  const call = nearestCall(method, path, calls)
  expect(`${call?.method} ${call?.path}`).toBe(expected)
})

test.each([`/${'x'.repeat(120)}`, '/jobs'.repeat(3000)])('a path longer than any call is compared with none', (path) => {
  const compared = vi.fn<() => '/jobs'>(() => '/jobs')
  const call = {
    method: 'GET',
    get path() {
      return compared()
    },
  } as const
  expect(nearestCall('GET', path, [call])).toBeUndefined()
  expect(compared).not.toHaveBeenCalled()
})

test('a path fits a row with any id for its parameters', () => {
  expect(fits('/jobs/12', '/jobs/{id}')).toBe(true)
  expect(fits('/jobs/12/visits', '/jobs/{id}')).toBe(false)
  expect(fits('/jobs/today', '/jobs/{id}')).toBe(false)
  expect(fits('/users/12', '/jobs/{id}')).toBe(false)
})
