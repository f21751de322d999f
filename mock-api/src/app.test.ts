import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, type TestApp, testApp } from './testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})

describe('a request that is wrong as such gets its HTTP status and the envelope', () => {
  test('broken JSON', async () => {
    const reply = await mock.call('POST', '/users/sign_in', { body: '{"email":', headers: { 'content-type': 'application/json' } })
    expect(reply).toEqual({ status: 400, responseCode: 400, responseMessage: 'The body isn’t valid JSON.', responseData: null })
  })

  test('a body that is no JSON', async () => {
    const reply = await mock.call('POST', '/users/sign_in', { body: 'email=x', headers: { 'content-type': 'text/plain' } })
    expect(reply).toMatchObject({ status: 415, responseCode: 415 })
  })

  test('a body of more than 5 MB', async () => {
    const reply = await mock.call('POST', '/users/sign_in', { body: { email: 'x'.repeat(6_000_000) } })
    expect(reply).toMatchObject({ status: 413, responseCode: 413, responseMessage: 'The body is larger than 5 MB.' })
  })

  test('an unknown path, with the nearest call', async () => {
    expect(await mock.call('GET', '/jobs/job_listings')).toMatchObject({
      status: 404,
      responseCode: 404,
      responseMessage: 'There’s no GET /api/v1/jobs/job_listings. The closest call is GET /api/v1/jobs/job_listing.',
    })
  })

  test('a wrong verb, with the right ones', async () => {
    const reply = await mock.app.inject({ method: 'DELETE', url: '/api/v1/users/sign_in' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers['allow']).toBe('POST')
    expect(reply.json()).toMatchObject({
      responseCode: 405,
      responseMessage: 'There’s no DELETE /api/v1/users/sign_in. The closest call is POST /api/v1/users/sign_in.',
    })
  })

  test('a word where an id belongs', async () => {
    expect(await mock.call('GET', '/jobs/today')).toMatchObject({
      status: 404,
      responseMessage: 'There’s no GET /api/v1/jobs/today. The closest call is GET /api/v1/jobs/{id}.',
    })
  })

  test('a path that cannot be decoded', async () => {
    expect(await mock.call('GET', '/jobs/%E0%A4%A')).toMatchObject({ status: 400, responseCode: 400 })
  })

  test('no platform header', async () => {
    const reply = await mock.call('GET', '/users/user_profile_get', { headers: { 'x-fc-app-platform': '1' } })
    expect(reply).toMatchObject({ status: 400, responseMessage: 'Send the header X-FC-App-Platform with the value 2.' })
  })
})

test('a crash is a 500 that tells nothing, and a line in the log that tells all', async () => {
  const token = await mock.signIn('owner')
  Object.defineProperty(mock.store.jobs, 'get', {
    value: () => {
      throw new Error('the secret of the shelf')
    },
  })
  const reply = await mock.call('GET', '/jobs/1', { token })
  expect(reply).toEqual({ status: 500, responseCode: 500, responseMessage: 'Something went wrong on the server.', responseData: null })
  expect(JSON.stringify(mock.logged)).toContain('the secret of the shelf')
})

test('a write is acknowledged once it is durable, whether it is granted or refused; a read does not wait', async () => {
  const token = await mock.signIn('owner')
  const disk = Promise.withResolvers<void>()
  mock.store.durable = () => disk.promise
  const acknowledged: string[] = []
  const signIn = (email: string) =>
    mock.call('POST', '/users/sign_in', { body: { email, password: DEMO_PASSWORD } }).then(() => acknowledged.push(email))
  const writes = [signIn('owner@demo.test'), signIn('unverified@demo.test')]
  await vi.waitFor(() => expect(mock.store.sessions.by('user_id', 5)).toHaveLength(1))
  expect(await mock.call('GET', '/users/user_profile_get', { token })).toMatchObject({ responseCode: 200 })
  expect(acknowledged).toEqual([])
  disk.resolve()
  await Promise.all(writes)
  expect(acknowledged).toHaveLength(2)
})

test('a write that the disk refuses is not acknowledged', async () => {
  mock.store.durable = () => Promise.reject(new Error('The disk is full'))
  const reply = await mock.call('POST', '/users/sign_in', { body: { email: 'owner@demo.test', password: DEMO_PASSWORD } })
  expect(reply).toMatchObject({ status: 500, responseCode: 500, responseData: null })
})

test('a body that is a list is refused', async () => {
  expect(await mock.call('POST', '/users/sign_in', { body: [1] })).toMatchObject({
    responseCode: 422,
    responseMessage: 'The body must be a JSON object.',
  })
})

test('each request is one line of the log, without its query', async () => {
  await mock.call('GET', '/static_contents/cancel_job_reasons?search=private')
  expect(mock.logged).toEqual([
    {
      level: 'info',
      at: mock.clock.now(),
      method: 'GET',
      path: '/api/v1/static_contents/cancel_job_reasons',
      status: 200,
      responseCode: 401,
      ms: expect.any(Number),
    },
  ])
})

test('the server says that it is well', async () => {
  expect((await mock.app.inject('/health')).json()).toEqual({ status: 'ok' })
})
