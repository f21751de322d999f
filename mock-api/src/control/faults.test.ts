import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const reasons = '/static_contents/cancel_job_reasons'
const getStatus = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
  (await mock.call('GET', path, { headers })).status

test('hits the calls that match, as often as it says', async () => {
  const token = await mock.signIn('owner')
  expect(await mock.control('POST', '/faults', { path: reasons, status: 503, times: 2 })).toEqual({
    id: 1,
    path: reasons,
    status: 503,
    times: 2,
    hits: 0,
  })
  expect((await mock.call('GET', '/users/user_profile_get', { token })).status).toBe(200)
  const statuses: number[] = []
  for (let index = 0; index < 3; index += 1) statuses.push((await mock.call('GET', reasons, { token })).status)
  expect(statuses).toEqual([503, 503, 200])
  expect(await mock.control('GET', '/faults')).toEqual([])
  expect(await mock.control('GET', '/requests?code=503')).toMatchObject([{ fault: 1 }, { fault: 1 }])
})

test('polls of the gateway neither use up a fault nor appear in the log', async () => {
  const poll = { 'x-gateway-poll': '1' }
  await mock.control('POST', '/faults', { path: reasons, status: 503, times: 1 })
  expect([await getStatus(reasons, poll), await getStatus(reasons, poll), await getStatus(reasons), await getStatus(reasons)]).toEqual([
    200, 200, 503, 200,
  ])
  await mock.control('POST', '/faults', { path: reasons, status: 500 })
  expect([await getStatus(reasons, poll), await getStatus(reasons)]).toEqual([500, 500])
  expect(await mock.control('GET', '/faults')).toMatchObject([{ hits: 1 }])
  expect(await mock.control('GET', '/requests')).toHaveLength(3)
  expect(await mock.control('GET', '/requests?polls=1')).toHaveLength(6)
})

test('the first that matches applies, and the others don’t', async () => {
  await mock.control('POST', '/faults', { path: '/jobs*', status: 500 })
  await mock.control('POST', '/faults', { status: 503 })
  expect([await getStatus('/jobs/7'), await getStatus(reasons)]).toEqual([500, 503])
  expect(await mock.control('GET', '/faults')).toMatchObject([{ hits: 1 }, { hits: 1 }])
  await mock.control('DELETE', '/faults/1')
  expect(await getStatus('/jobs/7')).toBe(503)
  await mock.control('DELETE', '/faults')
  expect(await getStatus(reasons)).toBe(200)
})

test('hits the calls of one GraphQL operation', async () => {
  await mock.control('POST', '/faults', { operation: 'Countries', status: 503 })
  expect([
    await getStatus('/countries', { 'x-operation-name': 'Countries' }),
    await getStatus('/countries', { 'x-operation-name': 'Other' }),
    await getStatus('/countries'),
  ]).toEqual([503, 200, 200])
})

test('its probability is repeatable, and a call that it misses goes on to the next', async () => {
  const run = async (seed: number): Promise<string> => {
    await mock.control('DELETE', '/faults')
    await mock.control('POST', '/faults', { status: 503, probability: 0.3, seed })
    await mock.control('POST', '/faults', { status: 500, path: '/countries' })
    let statuses = ''
    for (let index = 0; index < 100; index += 1) statuses += (await getStatus('/countries')) === 503 ? 'x' : '.'
    return statuses
  }
  const first = await run(7)
  expect(first).toBe(await run(7))
  expect(first).not.toBe(await run(8))
  const hits = first.replaceAll('.', '').length
  expect(hits).toBeGreaterThan(15)
  expect(hits).toBeLessThan(45)
})

test('answers in the body, with data and status', async () => {
  await mock.control('POST', '/faults', { path: '/jobs/{id}', method: 'get', response_code: 402, response_message: 'Pay first.' })
  expect(await mock.call('GET', '/jobs/7')).toEqual({ status: 200, responseCode: 402, responseMessage: 'Pay first.', responseData: null })
  expect((await mock.call('GET', '/jobs/job_listing')).responseCode).toBe(401)
  const response_data = { user: { id: 7 } }
  await mock.control('POST', '/faults', { path: '/registrations/social_login', status: 500, response_code: 422, response_data })
  expect(await mock.call('POST', '/registrations/social_login', { body: {} })).toMatchObject({
    status: 500,
    responseCode: 422,
    responseData: response_data,
  })
})

test('delays a reply, with jitter', async () => {
  await mock.control('POST', '/faults', { delay_ms: 60, jitter_ms: 20 })
  const begin = performance.now()
  expect(await getStatus(reasons)).toBe(200)
  expect(performance.now() - begin).toBeGreaterThan(35)
})

test('resets the connection', async () => {
  await mock.control('POST', '/faults', { drop: true })
  const address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  const error: unknown = await fetch(`${address}/api/v1${reasons}`).catch((reason: unknown) => reason)
  expect((error as Error).cause).toMatchObject({ code: 'ECONNRESET' })
  await mock.app.close()
})

describe('a fault is refused', () => {
  test.each([
    [{ latency_ms: 500 }, 'There’s no field latency_ms. The nearest is delay_ms.'],
    [{ path: '/jobs/job_listings', status: 503 }, 'path: no endpoint has /jobs/job_listings. The nearest is GET /jobs/job_listing.'],
    [
      { method: 'DELETE', path: '/users/sign_in', status: 503 },
      'path: no endpoint has DELETE /users/sign_in. The nearest is POST /users/sign_in.',
    ],
    [{ method: 'FETCH', status: 503 }, 'method: there’s no endpoint with FETCH. Use GET, POST, PUT, PATCH or DELETE.'],
    [{ path: '/jobz*', status: 503 }, expect.stringContaining('path: no endpoint has /jobz*. The nearest is ')],
    [{ operation: 'a b', status: 503 }, 'operation: Use the name of a GraphQL operation'],
    [{ status: 200 }, expect.stringMatching(/^status: /)],
    [{ probability: 2, status: 503 }, expect.stringMatching(/^probability: /)],
    [{ times: 3 }, 'Set status, response_code, delay_ms, jitter_ms or drop.'],
    [{ drop: true, status: 503 }, 'drop: a dropped call has no status and no response_code. Use one or the other.'],
    [{ delay_ms: 5, response_data: {} }, 'response_message and response_data need status or response_code.'],
  ])('%j', async (fault, message) => {
    expect(await mock.control('POST', '/faults', fault)).toEqual({ responseCode: 400, responseMessage: message, responseData: null })
    expect(await mock.control('GET', '/faults')).toEqual([])
  })
})
