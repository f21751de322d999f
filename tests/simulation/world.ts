import { get, type IncomingMessage } from 'node:http'
import { clearSession, sessionKeys, writeSession } from '@callout/client/src/lib/session/session.ts'
import { buildApp } from '@callout/gateway/app'
import { openStore } from '@callout/mock-api/db/store'
import { API_PREFIX } from '@callout/mock-api/http/rows'
import { booked } from '@callout/mock-api/testing/booking'
import { MemoryDisk } from '@callout/mock-api/testing/memoryDisk'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { tinyData } from '@callout/mock-api/testing/tinySeed'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'

/** Answers the body of a GraphQL request of the user with that token. */
export type Network = (body: string, token: string) => Promise<Response>

export const TECHNICIAN = 13
const FOLDER = '/data'

/** A disk whose writes can be sabotaged. */
export class SimulatedDisk extends MemoryDisk {
  isSynced = true
  isWritten = true

  override async open(path: string, flags: 'a' | 'r' | 'w' | 'wx') {
    const file = await super.open(path, flags)
    return {
      ...file,
      appendFile: async (data: string | Uint8Array) => (this.isWritten ? file.appendFile(data) : undefined),
      datasync: async () => (this.isSynced ? file.datasync() : undefined),
    }
  }
}

/** Names are own properties, as in a browser. */
class MemoryStorage {
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(Reflect.get(this, name)) : null
  }
  setItem(name: string, text: string): void {
    Reflect.set(this, name, text)
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name)
  }
}

/** Office, technician and a user of another company, with a gateway, a mock API and its disk. */
export interface World {
  readonly mock: TestApp
  readonly disk: SimulatedDisk
  readonly visitIds: readonly number[]
  readonly invoiceId: number
  readonly startedAt: number
  readonly tokens: Readonly<Record<'office' | 'technician' | 'otherCompany', string>>
  /** The gateway's reply. */
  readonly answered: Network
  /** The network of the technician's device. */
  network: Network
  /** Called with the id of each job that the live stream of the office announces. */
  onAnnounced: (jobId: string) => void
  /** Restores the state at the start of a day. */
  readonly reset: () => Promise<void>
  /** Reads the mock API's state from what a power cut leaves on its disk. */
  readonly cutPower: () => Promise<void>
  readonly signIn: () => void
  /** The names of the session that remain in the browser. */
  readonly signOut: () => string[]
  readonly close: () => Promise<void>
}

const jobsIn = (event: string): string[] => [...event.matchAll(/"type":"Job","id":"(\d+)"/g)].map(([, id]) => id as string)

export async function openWorld(): Promise<World> {
  const disk = new SimulatedDisk()
  const store = await openStore(FOLDER, { fileSystem: disk })
  await store.restore(tinyData())
  const mock = testApp(store)
  const tokens = {
    office: await mock.signIn('owner'),
    technician: await mock.signIn('staff'),
    otherCompany: await mock.signIn('individual'),
  }
  const day = { dates: ['2026-06-17'], staff_ids: [TECHNICIAN], allow_clash: true }
  const jobs = [
    await booked(mock, tokens.office, { ...day, start_time: '14:00', end_time: '15:00' }),
    await booked(mock, tokens.office, { ...day, start_time: '16:00', end_time: '17:00' }),
  ]
  const invoice = mock.store.invoices.all().find(({ company_id, balance_due }) => company_id === 1 && balance_due > 50)
  if (!invoice) throw new Error('The seed has no open invoice')
  const startedAt = mock.clock.now()
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt * 1000 })
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const gateway: FastifyInstance = await buildApp({
    restBaseUrl: `${address}${API_PREFIX}`,
    live: { pollMs: 0, lifetimeMs: Number.MAX_SAFE_INTEGER },
  })
  const seeded = mock.store.snapshot()
  const { name, email } = mock.store.users.get(TECHNICIAN) ?? {}

  const answered: Network = async (body, token) => {
    const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: token }) }
    const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: body })
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } })
  }
  const world: World = {
    mock,
    disk,
    visitIds: jobs.flatMap(({ id }) => mock.store.visits.by('job_id', id).map((visit) => visit.id)),
    invoiceId: invoice.id,
    startedAt,
    tokens,
    answered,
    network: answered,
    onAnnounced: () => undefined,
    reset: () => mock.store.restore(seeded, startedAt),
    cutPower: async () => {
      const found = await openStore(FOLDER, { fileSystem: disk.afterPowerCut('nothing') })
      await mock.store.restore(found.snapshot())
    },
    signIn: () => writeSession({ authToken: tokens.technician, authName: name, authEmail: email }),
    signOut: () => {
      // Only sign-out needs a document; with one, other modules would expect a whole browser.
      Object.assign(globalThis, { window: { location: { protocol: 'https:' } }, document: { cookie: '' } })
      clearSession()
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.deleteProperty(globalThis, 'document')
      return sessionKeys.filter((key) => localStorage.getItem(key) !== null)
    },
    close: async () => {
      stream.destroy()
      vi.useRealTimers()
      vi.unstubAllGlobals()
      await gateway.close()
      await mock.app.close()
    },
  }
  vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
    world.network(String(init.body), new Headers(init.headers).get('authorization') ?? ''),
  )
  const events = await gateway.listen({ host: '127.0.0.1', port: 0 })
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${events}/events`, { headers: { authorization: tokens.office, accept: 'text/event-stream' } }, resolve).on('error', reject)
  })
  if (stream.statusCode !== 200) throw new Error(`/events: ${stream.statusCode}`)
  stream.setEncoding('utf8').on('data', (event: string) => jobsIn(event).forEach((jobId) => world.onAnnounced(jobId)))
  world.signIn()
  return world
}
