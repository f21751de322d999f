import { test } from '@callout/mock-api/vitest'
import { expect } from 'vitest'

test('adds a tax', async ({ mock }) => {
  const { token } = await mock.signIn('owner')
  const headers = { authorization: token, 'X-FC-App-Platform': '2', 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'City tax', rate: 2.25 })
  const reply = await fetch(`${mock.apiUrl}/taxes`, { method: 'POST', headers, body })
  expect(await reply.json()).toMatchObject({ responseCode: 200, responseData: { name: 'City tax' } })
  await mock.verify({ method: 'POST', path: '/taxes', body: { rate: 2.25 }, times: 1 })
})
