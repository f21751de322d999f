import { expect, test } from 'vitest'
import { testGateway } from '../testing/testGateway.ts'

/** Replies to every request and counts those for the base URL. */
async function gateway() {
  const { app, backend } = await testGateway({})
  let asked = 0
  backend.dispatch = (_, handler) => {
    asked += 1
    const controller = { aborted: false, paused: false, reason: null, abort: () => {}, pause: () => {}, resume: () => {} }
    setImmediate(() => {
      handler.onResponseStart?.(controller, 404, {}, '')
      handler.onResponseEnd?.(controller, {})
    })
    return true
  }
  return { app, asked: () => asked }
}

test('/health/live does not call the backend', async () => {
  const { app, asked } = await gateway()
  const answer = await app.inject('/health/live')
  expect([answer.statusCode, answer.json(), asked()]).toEqual([200, { status: 'ok' }, 0])
})

test.each(['/health', '/health/ready'])('%s probes once for concurrent requests', async (url) => {
  const { app, asked } = await gateway()
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.inject(url)))
  expect(answers.map((answer) => answer.json())).toEqual(Array.from({ length: 4 }, () => ({ status: 'ok', upstream: 'ok' })))
  expect(asked()).toBe(1)
})

test('/health/ready returns 503 from the start of closing', async () => {
  const { app } = await gateway()
  await app.ready()
  app.drain.isBegun = true
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'closing' }])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test.each(['/health', '/health/live', '/health/ready', '/nowhere', '/graphql'])('sends %s with no-store', async (url) => {
  expect((await (await gateway()).app.inject(url)).headers['cache-control']).toBe('no-store')
})
