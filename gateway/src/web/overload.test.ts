import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerErrorHandler } from './errorHandler.ts'
import { registerOverload, RUNNING_AT_LEAST } from './overload.ts'

/** An app with operations that run until they are released. */
function busyApp(operations: number) {
  const app = Fastify()
  registerErrorHandler(app)
  registerOverload(app)
  const release = Promise.withResolvers<string>()
  app.post('/graphql', ({ url }) => (url.endsWith('?fast') ? 'served' : release.promise))
  app.get('/health', () => 'served')
  onTestFinished(() => app.close())
  const running = Array.from({ length: operations }, () => app.inject({ method: 'POST', url: '/graphql' }))
  return { ask: (url = '/graphql?fast') => app.inject({ method: url === '/health' ? 'GET' : 'POST', url }), running, release }
}

const stall = (): void => {
  const end = performance.now() + 60
  while (performance.now() < end) continue
}

test('rejects operations with 503 and Retry-After while the event loop is busy, and serves them again afterwards', async () => {
  const { ask, running, release } = busyApp(RUNNING_AT_LEAST)
  expect((await ask()).body).toBe('served')
  const rejected = await vi.waitFor(async () => {
    stall()
    const reply = await ask()
    expect(reply.statusCode).toBe(503)
    return reply
  })
  expect(rejected.headers['retry-after']).toBe('1')
  expect(rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  expect((await ask('/health')).body).toBe('served')
  await vi.waitFor(async () => expect((await ask()).body).toBe('served'))
  release.resolve('served')
  expect(new Set((await Promise.all(running)).map(({ body }) => body))).toEqual(new Set(['served']))
})

test('serves operations while few run, however busy the event loop is', async () => {
  const { ask, release } = busyApp(RUNNING_AT_LEAST - 1)
  for (let stalls = 0; stalls < 8; stalls += 1) {
    stall()
    expect((await ask()).body).toBe('served')
    await new Promise(setImmediate)
  }
  release.resolve('served')
})
