import { beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const reasons = '/static_contents/cancel_job_reasons'

test('a reset brings the seed back, and ends sessions and faults', async () => {
  const token = await mock.signIn('owner')
  const before = mock.store.jobs.all()
  mock.store.jobs.remove(before[0]?.id ?? 0)
  await mock.control('POST', '/faults', { status: 503 })
  expect(await mock.control('POST', '/reset')).toEqual({ reset: true })
  expect(mock.store.jobs.all()).toEqual(before)
  expect((await mock.call('GET', reasons, { token })).responseCode).toBe(401)
})

test('a reset may say what the clock shows from then on', async () => {
  expect(await mock.control('POST', '/reset', { now: 1_781_704_500, frozen: true })).toEqual({ reset: true })
  expect([mock.clock.now(), mock.clock.isFrozen]).toEqual([1_781_704_500, true])
  expect(await mock.control('POST', '/reset', { now: 'noon' })).toMatchObject({ responseCode: 400 })
})

test('the clock is put ahead and frozen from outside', async () => {
  const now = mock.clock.now()
  expect(await mock.control('POST', '/clock', { advance_seconds: 60 })).toEqual({ now: now + 60, frozen: true })
  expect(await mock.control('POST', '/clock', { now: 5000, frozen: true })).toEqual({ now: 5000, frozen: true })
  for (const wrong of ['noon', 1e15]) expect(await mock.control('POST', '/clock', { now: wrong })).toMatchObject({ responseCode: 400 })
})

test('the last calls can be read, those to the control surface left out', async () => {
  await mock.call('GET', `${reasons}?search=x`)
  const requests = await mock.control('GET', '/requests')
  expect(requests).toMatchObject([
    { method: 'GET', path: `/api/v1${reasons}`, query: { search: 'x' }, http_status: 200, response_code: 401 },
  ])
})

describe('a fault', () => {
  test('hits the calls that it names, as often as it says', async () => {
    const token = await mock.signIn('owner')
    await mock.control('POST', '/faults', { path: reasons, status: 503, times: 2 })
    expect((await mock.call('GET', '/users/user_profile_get', { token })).status).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index < 3; index += 1) statuses.push((await mock.call('GET', reasons, { token })).status)
    expect(statuses).toEqual([503, 503, 200])
    expect(await mock.control('GET', '/faults')).toEqual([])
  })

  test('answers in the body alone where it is asked to', async () => {
    await mock.control('POST', '/faults', { path: '/jobs/{id}', method: 'get', response_code: 402, response_message: 'Pay first.' })
    expect(await mock.call('GET', '/jobs/7')).toEqual({ status: 200, responseCode: 402, responseMessage: 'Pay first.', responseData: null })
    expect((await mock.call('GET', '/jobs/job_listing')).responseCode).toBe(401)
  })

  test('answers with the data that it is given', async () => {
    const response_data = { user: { id: 7, email: 'una@demo.test' } }
    await mock.control('POST', '/faults', { path: '/registrations/social_login', response_code: 422, response_data })
    expect(await mock.call('POST', '/registrations/social_login', { body: {} })).toMatchObject({ responseData: response_data })
  })

  test('closes the connection without a word', async () => {
    await mock.control('POST', '/faults', { drop: true })
    const address = await mock.app.listen({ port: 0, host: '127.0.0.1' })
    await expect(fetch(`${address}/api/v1${reasons}`)).rejects.toThrow('fetch failed')
    await mock.app.close()
  })

  test('that cannot be one is refused', async () => {
    expect(await mock.control('POST', '/faults', { status: 200 })).toMatchObject({ responseCode: 400 })
  })
})

describe('a switch', () => {
  test('stays on until the next reset, and one that nobody knows stays unknown', async () => {
    expect(await mock.control('POST', '/switches', { resend_renews_token: true, unknown: 1 })).toEqual({ resend_renews_token: true })
    expect(await mock.control('GET', '/switches')).toEqual({ resend_renews_token: true })
    await mock.control('POST', '/reset')
    expect(await mock.control('GET', '/switches')).toEqual({})
  })

  test('that is neither on nor off is refused', async () => {
    expect(await mock.control('POST', '/switches', { resend_renews_token: 'yes' })).toMatchObject({ responseCode: 400 })
  })
})
