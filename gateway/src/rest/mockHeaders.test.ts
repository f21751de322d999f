import { countries } from '@callout/contracts/lookups/samples'
import { job } from '@callout/contracts/jobs/samples/record'
import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'
import { ok } from '../testing/fakeBackend.ts'
import { visitorLimits } from '../visitors/limits.ts'

const list = 'query Places { countries { id } }'
const read = 'query OneJob { job(id: "501") { id } }'
const inSession = (session: string) => ({ 'x-mock-session': session })

test('sends session and operation only with MOCK_HEADERS', async () => {
  const mocked = await testGateway({ listCountries: ok(countries) }, { hasMockHeaders: true })
  await mocked.ask(list, {}, 'a', inSession('one'))
  expect(mocked.backend.requests[0]?.headers).toMatchObject({ 'x-mock-session': 'one', 'x-operation-name': 'Places' })
  await mocked.ask(list, {}, 'a', inSession('one'))
  expect(mocked.backend.requests[1]?.headers).toMatchObject({ 'x-mock-session': 'one', 'x-operation-name': 'Places' })

  const real = await testGateway({ listCountries: ok(countries) })
  await real.ask(list, {}, 'a', { ...inSession('one'), 'x-operation-name': 'Places' })
  const { headers } = real.backend.requests[0] ?? {}
  expect(Object.keys(headers ?? {})).not.toContain('x-mock-session')
  expect(Object.keys(headers ?? {})).not.toContain('x-operation-name')
})

test('lists the calls of an operation in its extensions only with MOCK_HEADERS', async () => {
  const extensionsOf = async (hasMockHeaders: boolean): Promise<unknown> => {
    const { app } = await testGateway({ getJob: ok(job) }, { hasMockHeaders })
    const headers = { authorization: 'a', 'x-request-id': 'request-1' }
    return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: read } })).json().extensions
  }
  expect(await extensionsOf(true)).toEqual({ calls: [{ endpoint: 'GET /jobs/{id}', path: '/jobs/501', requestId: 'request-1' }] })
  expect(await extensionsOf(false)).toBeUndefined()
})

test('sessions share no cached lookup', async () => {
  const { ask, backend } = await testGateway({ listCountries: ok(countries) }, { hasMockHeaders: true, cacheMs: 60_000 })
  for (const session of ['one', 'one', 'two']) await ask(list, {}, 'a', inSession(session))
  expect(backend.calls).toEqual({ listCountries: 2 })
})

test('a circuit breaker that opens in one session is closed in the others', async () => {
  const replies = {
    getJob: ({ headers }: { headers: Record<string, unknown> }) =>
      headers['x-mock-session'] === 'one' ? { broken: 'ECONNRESET' } : ok(job),
  }
  const { ask } = await testGateway(replies, { hasMockHeaders: true, limits: { breakerFailures: 1, breakerOpenMs: 60_000 } })
  for (let index = 0; index < 3; index += 1) await ask(read, {}, 'a', inSession('one'))
  expect((await ask(read, {}, 'a', inSession('two'))).errors).toEqual([])
})

test('a rate limit counts each session on its own', async () => {
  const visitors = { ...visitorLimits, callsPerAccount: 1, requestsPerAddress: 1 }
  const { app } = await testGateway({ listCountries: ok(countries) }, { hasMockHeaders: true, visitors })
  const statusIn = async (session: string): Promise<number> =>
    (
      await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: 'a', ...inSession(session) },
        payload: { query: list },
      })
    ).statusCode
  expect([await statusIn('one'), await statusIn('one'), await statusIn('two')]).toEqual([200, 429, 200])
})
