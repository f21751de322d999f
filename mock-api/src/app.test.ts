import { beforeEach, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, type TestApp, testApp } from './testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
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

test('successful health checks are not logged', async () => {
  for (const path of ['/health', '/api/v1', '/api/v1/nowhere']) await mock.app.inject(path)
  expect(mock.logged.map((line) => Reflect.get(line, 'path'))).toEqual(['/api/v1/nowhere'])
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
