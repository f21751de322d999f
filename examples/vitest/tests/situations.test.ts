import { test as base } from '@callout/mock-api/vitest'
import { expect } from 'vitest'

const test = base.override({ mockOptions: { scenario: 'code-pending', clock: '2026-11-25T09:00Z' } })

interface Reply {
  readonly responseCode: number
  readonly responseData: { readonly taxes: readonly { readonly name: string }[] } | null
}

test('reads a one-time code, moves the clock, sets replies and faults', async ({ mock }) => {
  const { token } = await mock.signIn('owner')
  const headers = { authorization: token, 'X-FC-App-Platform': '2' }
  const list = async (): Promise<Reply> => (await fetch(`${mock.apiUrl}/taxes`, { headers })).json()

  expect(await mock.outbox.code('unverified@demo.test')).toMatch(/^\d{6}$/)
  expect((await mock.clock.advance('8d')).iso).toMatch(/^2026-12-03T09:00/)

  await mock.replies.add({ method: 'GET', path: '/taxes', patch: { taxes: { 0: { name: 'A very long name' } } }, times: 1 })
  expect((await list()).responseData?.taxes[0]?.name).toBe('A very long name')

  await mock.faults.add({ path: '/taxes', response_code: 402, times: 1 })
  expect([(await list()).responseCode, (await list()).responseCode]).toEqual([402, 200])
})

test('starts each test with the same data', async ({ mock }) => {
  expect(await mock.calls()).toEqual([])
  expect((await mock.clock.now()).iso).toMatch(/^2026-11-25T09:00/)
})
