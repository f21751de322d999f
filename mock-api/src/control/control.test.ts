import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { toFields } from './controlCall.ts'
import { controlCalls } from './controlCalls.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const reasons = '/static_contents/cancel_job_reasons'

describe('every call', () => {
  const withBodies = controlCalls.filter(({ body }) => body && toFields(body).length > 0)

  test.each(withBodies)('$method $path accepts its example', async ({ method, path, example }) => {
    const answer = await mock.app.inject({
      method,
      url: path.replace('scenarios/:name', 'scenarios/busy-day').replace(':name', 'new'),
      payload: example as object,
    })
    expect([answer.statusCode, example]).toEqual([200, expect.anything()])
  })

  test.each(withBodies)('$method $path refuses an unknown field with the nearest one', async ({ method, path, body }) => {
    const [field = ''] = body ? toFields(body) : []
    const answer = await mock.app.inject({ method, url: path.replace(/:\w+/, 'one'), payload: { [`${field}_`]: 1 } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { responseMessage: `There’s no field ${field}_. The nearest is ${field}.` },
    ])
  })

  test.each(controlCalls)('$method $path refuses an unknown query parameter', async ({ method, path }) => {
    const answer = await mock.app.inject({ method, url: `${path.replaceAll(/:\w+/g, '1')}?serach=x` })
    expect([answer.statusCode, answer.json().responseMessage]).toEqual([400, expect.stringContaining('There’s no query parameter serach')])
  })

  test.each(controlCalls.filter(({ path }) => path.includes(':')))('$method $path says what is missing', async ({ method, path, body }) => {
    // These create one.
    if (/^\/control\/(?:snapshots|recordings)\/:name$/.test(path) && ['PUT', 'POST'].includes(method)) return
    const answer = await mock.app.inject({ method, url: path.replaceAll(/:\w+/g, 'nowhere'), ...(body && { payload: {} }) })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json().responseMessage).toMatch(/^There’s no |^This attachment/)
  })

  test('an unknown path names the nearest call', async () => {
    expect(await mock.control('GET', '/outbux')).toMatchObject({
      responseCode: 404,
      responseMessage: 'There’s no GET /control/outbux. The closest call is GET /control/outbox.',
    })
  })
})

test.each([{ advance: '999999w' }, { advance: '-999999w' }, { now: 253_402_300_799, advance: 1 }])(
  'the clock refuses a move to before the year 0 or after the year 9999: %o',
  async (move) => {
    await mock.control('POST', '/clock', { now: '2026-11-25T09:00Z', frozen: true })
    expect(await mock.control('POST', '/clock', move)).toMatchObject({ responseCode: 400 })
    expect(await mock.control('GET', '/clock')).toMatchObject({ iso: '2026-11-25T09:00:00.000Z' })
  },
)

describe('a reset', () => {
  test('brings the seed back, and ends sign-ins and faults', async () => {
    const token = await mock.signIn('owner')
    const before = mock.store.jobs.all()
    mock.store.jobs.remove(before[0]?.id ?? 0)
    await mock.control('POST', '/faults', { status: 503 })
    expect(await mock.control('POST', '/reset')).toEqual({ reset: true })
    expect(mock.store.jobs.all()).toEqual(before)
    expect((await mock.call('GET', reasons, { token })).responseCode).toBe(401)
  })

  test('can set the clock', async () => {
    expect(await mock.control('POST', '/reset', { now: 1_781_704_500, frozen: true })).toEqual({ reset: true })
    expect([mock.clock.now(), mock.clock.isFrozen]).toEqual([1_781_704_500, true])
    expect(await mock.control('POST', '/reset', { now: 'noon' })).toMatchObject({ responseCode: 400 })
  })
})

describe('the clock', () => {
  test.each([
    [60, 60],
    ['90s', 90],
    ['30m', 1800],
    ['1h', 3600],
    ['8d', 691_200],
    ['2w', 1_209_600],
    ['-1d', -86_400],
  ])('advances by %s', async (advance, seconds) => {
    const now = mock.clock.now()
    expect(await mock.control('POST', '/clock', { advance })).toMatchObject({ now: now + seconds, frozen: true })
  })

  test('is set, frozen and set free', async () => {
    expect(await mock.control('POST', '/clock', { now: 5000 })).toEqual({ now: 5000, iso: '1970-01-01T01:23:20.000Z', frozen: true })
    expect(await mock.control('POST', '/clock', { now: '2026-11-25T09:00Z' })).toMatchObject({ now: Date.UTC(2026, 10, 25, 9) / 1000 })
    expect(await mock.control('POST', '/clock', { frozen: false })).toMatchObject({ frozen: false })
    expect(await mock.control('GET', '/clock')).toMatchObject({ frozen: false })
    await mock.control('DELETE', '/clock')
    expect(Math.abs(mock.clock.now() - Date.now() / 1000)).toBeLessThan(5)
  })

  test.each([{ now: 'noon' }, { now: 1e15 }, { now: -1 }, { advance: '8 years' }, { advance: 1.5 }, { frozen: 1 }])(
    'refuses %j',
    async (body) => {
      expect(await mock.control('POST', '/clock', body)).toMatchObject({ responseCode: 400 })
    },
  )
})

describe('the request log', () => {
  test('has the last calls with query, reply, operation and duration, without control calls and secrets', async () => {
    const token = await mock.signIn('owner')
    await mock.control('GET', '/clock')
    await mock.call('GET', '/jobs/job_listing?search=x', { token, headers: { 'x-operation-name': 'JobList' } })
    const requests = await mock.control('GET', '/requests')
    expect(requests).toMatchObject([
      {
        method: 'GET',
        path: '/api/v1/jobs/job_listing',
        query: { search: 'x' },
        headers: { authorization: '[hidden]' },
        operation: 'JobList',
        http_status: 200,
        response_code: 200,
        reply: { responseCode: 200 },
        duration_ms: expect.any(Number),
        fault: null,
      },
      {
        path: '/api/v1/users/sign_in',
        body: { password: '[hidden]' },
        reply: { responseData: { user: { authentication_token: '[hidden]' } } },
      },
    ])
    expect(JSON.stringify(requests)).not.toContain(token)
  })

  test('filters, gives a curl command, and can be emptied', async () => {
    await mock.call('GET', reasons)
    await mock.call('POST', '/users/sign_in', { body: {} })
    expect(await mock.control('GET', '/requests?method=post&code=422&limit=5')).toMatchObject([{ path: '/api/v1/users/sign_in' }])
    expect(await mock.control('GET', '/requests?code=x')).toMatchObject({ responseCode: 400, responseMessage: 'code: Use a whole number' })
    const { body } = await mock.app.inject({ url: '/control/requests/1/curl' })
    expect(body).toBe(`curl -X GET 'http://127.0.0.1:4010/api/v1${reasons}' -H 'x-fc-app-platform: 2'\n`)
    expect(await mock.control('DELETE', '/requests')).toEqual([])
  })

  test('streams calls as server-sent events', async () => {
    const address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await fetch(`${address}/control/requests/stream?path=reasons`)
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
    const reader = stream.body?.getReader()
    const read = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value)
    expect(await read()).toBe(': follows\n\n')
    await fetch(`${address}/api/v1/countries`)
    await fetch(`${address}/api/v1${reasons}`)
    expect(await read()).toMatch(/^id: 2\ndata: \{.*"path":"\/api\/v1\/static_contents\/cancel_job_reasons".*\}\n\n$/)
    await mock.app.close()
  })
})

describe('a switch', () => {
  test('stays on until the next reset', async () => {
    expect(await mock.control('POST', '/switches', { resend_renews_token: true })).toEqual({ resend_renews_token: true })
    expect(await mock.control('GET', '/switches')).toEqual({ resend_renews_token: true })
    await mock.control('POST', '/reset')
    expect(await mock.control('GET', '/switches')).toEqual({})
  })

  test('that is neither on nor off is refused', async () => {
    expect(await mock.control('POST', '/switches', { resend_renews_token: 'yes' })).toMatchObject({ responseCode: 400 })
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('no control call has a thing called %s', async (name) => {
  const calls = [
    ['GET', `/records/${name}`],
    ['GET', `/records/${name}/1`],
    ['PUT', `/records/${name}/1`],
    ['POST', `/records/${name}`],
    ['DELETE', `/records/${name}/1`],
    ['GET', `/records/${name}/1/related`],
    ['GET', `/snapshots/${name}`],
    ['POST', `/snapshots/${name}/load`],
    ['POST', `/scenarios/${name}`],
    ['PUT', `/texts/${name}`],
    ['GET', `/requests/${name}/curl`],
    ['DELETE', `/sessions/${name}`],
    ['DELETE', `/faults/${name}`],
  ] as const
  for (const [method, path] of calls) {
    const { statusCode } = await mock.app.inject({
      method,
      url: `/control${path}`,
      ...((method === 'PUT' || method === 'POST') && { payload: {} }),
    })
    expect([path, [400, 404].includes(statusCode)]).toEqual([path, true])
  }
  const collections = `{"companies":{"next_id":1,"records":[]},"${name}":{"next_id":1,"records":[]}}`
  const payload = `{"format":1,"clock":{"now":1,"frozen":true},"collections":${collections}}`
  const headers = { 'content-type': 'application/json' }
  expect((await mock.app.inject({ method: 'PUT', url: '/control/snapshots/odd', payload, headers })).statusCode).toBe(400)
})
