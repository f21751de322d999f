import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok, type Reply } from '../testing/fakeBackend.ts'

const reasons = '{ cancelReasons { id } }'
const countries = '{ countries { id } }'
const aReason = ok([{ id: 1, reason: 'Other' }])

test('opens the circuit only for paths that time out', async () => {
  const replies = {
    listCancelReasons: { silent: true } as Reply,
    listCountries: ok([{ id: 7, name: 'India', dial_code: '91', code: 'IN' }]),
  }
  const { ask, backend } = await testGateway(replies, { limits: { callTimeoutMs: 20, breakerFailures: 2, breakerOpenMs: 60_000 } })
  for (const token of ['a', 'b']) expect((await ask(reasons, {}, token)).errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  const calls = backend.requests.length
  expect((await ask(reasons, {}, 'c')).errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  expect(backend.requests).toHaveLength(calls)
  expect((await ask(countries)).data).toEqual({ countries: [{ id: '7' }] })
})

test('allows a single call after a timeout', async () => {
  let hangs = true
  const replies = { listCancelReasons: (): { readonly silent: true } | typeof aReason => (hangs ? { silent: true } : aReason) }
  const { ask } = await testGateway(replies, { limits: { callTimeoutMs: 20, breakerFailures: 2, breakerOpenMs: 30, callsPerPath: 2 } })
  await Promise.all(['a', 'b', 'c', 'd'].map((token) => ask(reasons, {}, token)))
  hangs = false
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect((await ask(reasons, {}, 'e')).data).toEqual({ cancelReasons: [{ id: '1' }] })
})

test('rejects calls to a full queue with a retry time, other paths unaffected', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const replies = {
    listCancelReasons: async () => {
      await released
      return aReason
    },
    listCountries: ok([{ id: 7, name: 'India', dial_code: '91', code: 'IN' }]),
  }
  const { app, ask, backend } = await testGateway(replies, { limits: { callsPerPath: 2, waitingPerPath: 1 } })
  const waiting = ['a', 'b', 'c'].map((token) => ask(reasons, {}, token))
  await expect.poll(() => backend.calls.listCancelReasons, { timeout: 10_000 }).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(backend.calls).toEqual({ listCancelReasons: 2 })

  const headers = { authorization: 'd', accept: 'application/graphql-response+json' }
  const refused = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: reasons } })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  expect(refused.json().errors[0]).toMatchObject({
    message: 'The service is busy right now. Please try again in a moment.',
    extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 },
  })
  expect((await ask(countries)).data).toEqual({ countries: [{ id: '7' }] })

  release()
  for (const { data } of await Promise.all(waiting)) expect(data).toEqual({ cancelReasons: [{ id: '1' }] })
})

test('frees the queue slot of an aborted call', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const replies = {
    listCancelReasons: async () => {
      await released
      return aReason
    },
  }
  const limits = { callsPerPath: 1, waitingPerPath: 1, operationTimeoutMs: 400, callTimeoutMs: 1000 }
  const { ask } = await testGateway(replies, { limits })
  const answers = await Promise.all(['a', 'b'].map((token) => ask(reasons, {}, token)))
  expect(answers.map(({ errors }) => errors[0]?.extensions?.['code'])).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
  release()
  expect((await ask(reasons, {}, 'c')).data).toEqual({ cancelReasons: [{ id: '1' }] })
})
