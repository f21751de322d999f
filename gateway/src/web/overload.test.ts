import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerErrorHandler } from './errorHandler.ts'
import { registerOverload, RUNNING_AT_LEAST } from './overload.ts'

/** An app with operations that run until they are released. */
function slowApp() {
  const app = Fastify()
  registerErrorHandler(app)
  registerOverload(app)
  const release = Promise.withResolvers<string>()
  app.post('/graphql', ({ url }) => (url.endsWith('?fast') ? 'served' : release.promise))
  app.get('/health', () => 'served')
  onTestFinished(() => app.close())
  return {
    ask: (url = '/graphql?fast') => app.inject({ method: url === '/health' ? 'GET' : 'POST', url }),
    open: (operations: number) => Array.from({ length: operations }, () => app.inject({ method: 'POST', url: '/graphql' })),
    release,
  }
}

const stall = (): void => {
  const end = performance.now() + 60
  while (performance.now() < end) continue
}

test('rejects operations with 503 and Retry-After while the event loop is busy, and serves them again afterwards', async () => {
  const { ask, open, release } = slowApp()
  expect((await ask()).body).toBe('served')
  const opened: ReturnType<typeof open> = []
  const rejected = await vi.waitFor(async () => {
    stall()
    opened.push(...open(RUNNING_AT_LEAST))
    const reply = await ask()
    expect(reply.statusCode).toBe(503)
    return reply
  })
  expect(rejected.headers['retry-after']).toBe('1')
  expect(rejected.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] })
  expect((await ask('/health')).body).toBe('served')
  await vi.waitFor(async () => expect((await ask()).body).toBe('served'))
  release.resolve('served')
  const replies = await Promise.all(opened)
  expect(replies.filter(({ body }) => body === 'served').length).toBeGreaterThanOrEqual(RUNNING_AT_LEAST)
})

async function repliesWhileBusy(ask: ReturnType<typeof slowApp>['ask']): Promise<Set<string>> {
  const bodies = new Set<string>()
  for (let stalls = 0; stalls < 8; stalls += 1) {
    stall()
    bodies.add((await ask()).body)
    await new Promise(setImmediate)
  }
  return bodies
}

test('serves operations while few run, however busy the event loop is', async () => {
  const { ask, open, release } = slowApp()
  const opened = open(RUNNING_AT_LEAST - 1)
  expect(await repliesWhileBusy(ask)).toEqual(new Set(['served']))
  release.resolve('served')
  await Promise.all(opened)
})

test('serves operations while many wait for a slow backend, however busy the event loop is', async () => {
  const { ask, open, release } = slowApp()
  const opened = open(RUNNING_AT_LEAST)
  await pause(300)
  expect(await repliesWhileBusy(ask)).toEqual(new Set(['served']))
  release.resolve('served')
  await Promise.all(opened)
})
