import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { managedJob } from '@callout/contracts/jobs/samples/record'
import { jobPage } from '@callout/contracts/jobs/samples/list'
import { expect, onTestFinished, test } from 'vitest'
import { hasNotice, listenTo } from '../testing/events.ts'
import { ok, type Replies } from '../testing/fakeBackend.ts'
import { freePort } from '../testing/freePort.ts'
import { testGateway } from '../testing/testGateway.ts'

const read = 'query OpenJob { job(id: "501") { id } }'
const write = 'mutation Start { manageJob(input: { jobId: "501", action: START }) { job { id } } }'

/** A gateway, and a client that sends an operation through a socket of its own. */
async function open(replies: Replies) {
  const metricsPort = await freePort()
  const { app, backend, log } = await testGateway(replies, { metrics: { port: metricsPort, host: '127.0.0.1' }, live: { pollMs: 0 } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const send = async (query: string, headers = '') => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    const body = JSON.stringify({ query })
    const head = `POST /graphql HTTP/1.1\r\nHost: callout\r\nAuthorization: owner\r\nContent-Type: application/json\r\n${headers}`
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    return socket
  }
  const lines = () => log.filter(({ path }) => path === '/graphql')
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return { url, backend, log, send, lines, metrics }
}

test.each(['destroy', 'resetAndDestroy'] as const)('cancels the reads of a client that leaves by %s, without an error', async (leave) => {
  const { backend, log, send, lines, metrics } = await open({ getJob: { silent: true } })
  const socket = await send(read)
  await expect.poll(() => backend.calls).toEqual({ getJob: 1 })
  socket[leave]()
  await expect.poll(() => backend.exchanges[0]?.aborted).toBe(true)
  await expect.poll(lines).toMatchObject([{ level: 30, status: 499, operation: 'OpenJob', code: 'CANCELLED', upstreamCalls: 1 }])
  expect(log.filter(({ level }) => Number(level) > 30)).toEqual([])
  const samples = (await metrics()).split('\n').filter((line) => /^callout_.*_duration_count/.test(line))
  expect(samples).toEqual([
    expect.stringMatching(/^callout_operation_duration_count\{.*code="CANCELLED"/),
    expect.stringMatching(/^callout_upstream_duration_count\{.*code="CANCELLED"/),
  ])
})

test('finishes the write of a client that leaves, and announces it', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { url, backend, log, send, lines } = await open({
    getProfile: ok({ user: { id: 1, company_id: 7, user_type: 'company' } }),
    manageJob: async () => {
      await released
      return ok(managedJob)
    },
  })
  const listener = await listenTo(url, 'other')
  onTestFinished(listener.leave)
  const socket = await send(write)
  await expect.poll(() => backend.calls.manageJob).toBe(1)
  socket.destroy()
  await delay(50)
  release()
  await listener.until(hasNotice('Job', '501'))
  await expect.poll(lines).toMatchObject([{ level: 30, status: 499, operation: 'Start', upstreamCalls: 1 }])
  expect(lines()[0]).not.toHaveProperty('code')
  expect(log.filter(({ level }) => Number(level) > 30)).toEqual([])
})

test('logs no error if the client leaves during a long response', async () => {
  const [row] = jobPage.jobs
  const jobs = Array.from({ length: 5000 }, (_, id) => ({ ...row, id, title: 'x'.repeat(1000) }))
  const { backend, log, send } = await open({ listJobs: ok({ ...jobPage, jobs }) })
  const socket = await send('{ jobs { items { id title } } }', 'Accept-Encoding: gzip\r\n')
  await once(socket, 'readable')
  socket.destroy()
  await delay(200)
  expect(backend.calls).toEqual({ listJobs: 1 })
  expect(log.filter(({ level }) => Number(level) > 30)).toEqual([])
})
