import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { isDeeperThan } from './depth.ts'

test.each([
  [1, 0, true],
  [1, 1, false],
  [100, 100, false],
  [101, 100, true],
])('%d lists are deeper than %d levels: %s', (lists, levels, isDeeper) => {
  const value: unknown = JSON.parse('['.repeat(lists) + '1' + ']'.repeat(lists))
  expect(isDeeperThan(value, levels)).toBe(isDeeper)
})

test.each(['/api/v1/users/sign_in', '/control/sessions'])(
  'a body in 50,000 levels sent to %s leaves the log and the sessions readable',
  async (url) => {
    const mock = testApp()
    const payload = `{"email":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
    const headers = { 'content-type': 'application/json', 'x-fc-app-platform': '2' }
    const refused = await mock.app.inject({ method: 'POST', url, payload, headers })
    expect([refused.statusCode, refused.json().responseMessage]).toEqual([400, 'The body has lists or objects in more than 100 levels.'])
    for (const path of ['/control/requests', '/control/sessions']) expect((await mock.app.inject(path)).statusCode).toBe(200)
  },
)
