import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { listenTo, hasNotice } from '../testing/events.ts'
import { FakeBackend, ok, type Replies } from '../testing/fakeBackend.ts'
import { freePort } from '../testing/freePort.ts'
import { visitorLimits } from '../visitors/limits.ts'

const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** Leases must expire, and the machine may be busy. */
const soon = { timeout: 15_000 } as const

const customer = { id: 30, lock_version: 4 }

/** A backend for two gateways that counts reads. */
function backend() {
  const job = { id: 51, lock_version: 1 }
  let reads = 0
  const replies: Replies = {
    getProfile: ok({ user: { id: 1, company_id: 7, user_type: 'company' } }),
    listJobs: () => {
      reads += 1
      return ok({ jobs: [{ ...job }], pagination: {} })
    },
    listCustomers: ok({ customers: [] }),
    listInvoices: ok({ invoices: [] }),
    getDispatchMap: ok({ visits: [], unassigned: [] }),
    updateCustomer: ok(customer),
  }
  return { job, replies, reads: () => reads }
}

describe.skipIf(!program)('two gateways and a real server, where redis-server or valkey-server is installed', () => {
  let folder: string
  let server: ChildProcess
  let port: number
  const start = async (): Promise<void> => {
    server = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Ready to accept')) break
  }
  const stop = async (): Promise<void> => {
    if (server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGKILL')
    await gone
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'callout-redis-'))
    port = await freePort()
    await start()
  })
  afterAll(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const closing: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  async function gateway(replies: Replies, pollMs: number) {
    const redisUrl = `redis://127.0.0.1:${port}`
    const app = await buildApp({ restBaseUrl: FakeBackend.baseUrl, dispatcher: new FakeBackend(replies), live: { redisUrl, pollMs } })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(() => app.close())
    const write = () =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: 'token-1' },
        payload: { query: 'mutation { updateCustomer(input: { id: 30, firstName: "Ada", lastName: "Lane", lockVersion: 3 }) { id } }' },
      })
    const subscribe = async () => {
      const listening = await listenTo(url, 'token-1')
      closing.push(listening.leave)
      return listening
    }
    return { app, write, subscribe }
  }

  test('sends a write made at one gateway to the other once', async () => {
    const { replies } = backend()
    const [one, other] = [await gateway(replies, 60_000), await gateway(replies, 60_000)]
    const [here, there] = [await one.subscribe(), await other.subscribe()]
    // Subscribing takes time: write until a notice arrives.
    await expect.poll(async () => (await one.write(), there.received().length), { interval: 50, ...soon }).toBeGreaterThan(0)
    await there.until(hasNotice('Customer', '30'))
    await here.until(hasNotice('Customer', '30'))
    // Wait for notices of those writes.
    let last = 0
    const isQuiet = (): boolean => last === (last = there.received().length + here.received().length)
    await expect.poll(isQuiet, { interval: 300, ...soon }).toBe(true)
    const [before, received] = [there.received().length, here.received().length]
    await one.write()
    await expect.poll(() => [there.received().length, here.received().length], soon).toEqual([before + 1, received + 1])
  })

  test('polls at one gateway and fails over', async () => {
    const { job, replies, reads } = backend()
    const [one, other] = [await gateway(replies, 100), await gateway(replies, 100)]
    const here = await one.subscribe()
    await expect.poll(reads, soon).toBeGreaterThan(1)
    const there = await other.subscribe()
    job.lock_version = 2
    await here.until(hasNotice('Job', '51'))
    await there.until(hasNotice('Job', '51'))
    await one.app.close()
    // A new leader has no baseline and sends a resync.
    await there.until(({ resync }) => resync === true)
    job.lock_version = 3
    await expect.poll(() => there.received().filter((key) => key === 'Job:51').length, soon).toBeGreaterThan(1)
  })

  test('counts visitors together, and separately while Redis is down', async () => {
    const limited = async () => {
      const live = { redisUrl: `redis://127.0.0.1:${port}`, pollMs: 60_000 }
      const options = {
        restBaseUrl: FakeBackend.baseUrl,
        dispatcher: new FakeBackend({}),
        live,
        visitors: { ...visitorLimits, callsPerAccount: 3 },
      }
      const app = await buildApp(options)
      await app.listen({ port: 0, host: '127.0.0.1' })
      closing.push(() => app.close())
      return async (token: string) => {
        const headers = { authorization: token }
        return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ __typename }' } })).statusCode
      }
    }
    const [one, other] = [await limited(), await limited()]
    // Until the connection is open, each gateway counts for itself.
    let tries = 0
    await expect
      .poll(
        async () => (tries++, [await one(`t${tries}`), await one(`t${tries}`), await other(`t${tries}`), await other(`t${tries}`)]),
        soon,
      )
      .toEqual([200, 200, 200, 429])
    await stop()
    expect([await one('away'), await one('away'), await one('away'), await one('away'), await other('away')]).toEqual([
      200, 200, 200, 429, 200,
    ])
    await start()
  })

  test('polls separately while Redis is down and sends a resync afterwards', async () => {
    const { job, replies, reads } = backend()
    const [one, other] = [await gateway(replies, 100), await gateway(replies, 100)]
    const [here, there] = [await one.subscribe(), await other.subscribe()]
    await expect.poll(async () => (await one.write(), there.received().length), { interval: 50, ...soon }).toBeGreaterThan(0)
    await expect.poll(reads, soon).toBeGreaterThan(1)
    const resyncs = (window: typeof here): number => window.messages.filter(({ resync }) => resync).length
    await stop()
    // A gateway that takes over sends a resync first, then changes.
    const both = [here, there]
    const change = (): boolean[] => ((job.lock_version += 1), both.map((window) => window.received().includes('Job:51')))
    await expect.poll(change, { interval: 200, ...soon }).toEqual([true, true])
    const before = both.map(resyncs)
    await start()
    await expect.poll(() => both.map((window, index) => resyncs(window) > (before[index] ?? 0)), soon).toEqual([true, true])
  })
})

test('works without a reachable Redis', async () => {
  const { replies } = backend()
  const log: string[] = []
  const live = { redisUrl: `redis://:secret@127.0.0.1:${await freePort()}`, pollMs: 0 }
  const app = await buildApp({
    restBaseUrl: FakeBackend.baseUrl,
    dispatcher: new FakeBackend(replies),
    live,
    log: { write: (line) => void log.push(line) },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const window = await listenTo(url, 'token-1')
  const payload = { query: 'mutation { updateCustomer(input: { id: 30, firstName: "Ada", lastName: "Lane", lockVersion: 3 }) { id } }' }
  await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'token-1' }, payload })
  await window.until(hasNotice('Customer', '30'))
  await expect.poll(() => log.filter((line) => line.includes('ECONNREFUSED')).length, soon).toBe(1)
  expect(log.join('')).not.toContain('secret')
  window.leave()
  await app.close()
})
