import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { testGateway } from '../testing/testGateway.ts'
import { registerProbes, warnIfUnreachable } from './probes.ts'

/** Replies to every request and counts those for the base URL. */
async function gateway(options: Partial<AppOptions> = {}) {
  const { app, backend, log } = await testGateway({}, options)
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
  return { app, asked: () => asked, log }
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
  app.drain.isStarted = true
  const answer = await app.inject('/health/ready')
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'closing' }])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test.each(['/health', '/health/live', '/health/ready', '/nowhere', '/graphql'])('sends %s with no-store', async (url) => {
  expect((await (await gateway()).app.inject(url)).headers['cache-control']).toBe('no-store')
})

test('logs probes that succeed at level debug only, and others at info', async () => {
  const pathsLogged = async (logLevel: 'info' | 'debug') => {
    const { app, log } = await gateway({ logLevel })
    for (const url of ['/health', '/health/live', '/health/ready']) await app.inject(url)
    app.drain.isStarted = true
    await app.inject('/health/ready')
    await app.inject('/healthy')
    return log.map(({ path, status }) => [path, status])
  }
  const others = [
    ['/health/ready', 503],
    ['/healthy', 404],
  ]
  expect(await pathsLogged('info')).toEqual(others)
  expect(await pathsLogged('debug')).toEqual([['/health', 200], ['/health/live', 200], ['/health/ready', 200], ...others])
})

test.each([
  { answers: [false, false, false], warnings: 1 },
  { answers: [false, true], warnings: 0 },
])('warns once at the start if the backend stays unreachable ($answers)', async ({ answers, warnings }) => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  let asked = 0
  const isAnswering = (): Promise<boolean> => Promise.resolve(answers[asked++] ?? false)
  registerProbes(app, { isAnswering })
  await app.listen({ port: 0, host: '127.0.0.1' })
  void warnIfUnreachable(app, { restBaseUrl: 'http://127.0.0.1:9/api/v1', startMs: 700 })
  await expect.poll(() => asked, { timeout: 5_000 }).toBe(answers.length)
  await new Promise((resolve) => setTimeout(resolve, 700))
  await app.close()
  expect(asked).toBe(answers.length)
  expect(
    lines.filter((line) => line.includes('The backend at http://127.0.0.1:9/api/v1 doesn’t answer. Check REST_BASE_URL.')),
  ).toHaveLength(warnings)
})
