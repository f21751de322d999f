import { updateServerTime } from '@callout/client/src/lib/api/serverClock.ts'
import { clearSession, sessionKeys, writeSession } from '@callout/client/src/lib/session/session.ts'
import { openStore, type Store } from '@callout/mock-api/db/store'
import { booked } from '@callout/mock-api/testing/booking'
import { type Content, MemoryDisk } from '@callout/mock-api/testing/memoryDisk'
import type { Random } from '@callout/mock-api/seed/random'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { tinyData } from '@callout/mock-api/testing/tinySeed'
import { vi } from 'vitest'
import { Gateways, type Network } from './gateways.ts'
import { SimulatedClock } from './simulatedClock.ts'
import { Traffic } from './traffic.ts'

/** Who works with the device: a technician, or a person who works alone and is their own office, in another window. */
export type Maker = 'technician' | 'individual'

/** Their accounts, and one of another company. */
const accounts = {
  technician: { office: 'owner', device: 'staff', otherCompany: 'individual' },
  individual: { office: 'individual', device: 'individual', otherCompany: 'owner' },
} as const
const FOLDER = '/data'

/** A disk whose writes can be sabotaged. */
export class SimulatedDisk extends MemoryDisk {
  isSynced = true
  isWritten = true

  /** What a power cut leaves after so many changes during the work, or at its end. */
  async cutDuring(changes: number, work: () => Promise<unknown>): Promise<MemoryDisk> {
    let count = 0
    let left: MemoryDisk | undefined
    this.onChange = () => {
      if (count === changes) left = this.afterPowerCut('nothing')
      count += 1
    }
    this.onChange()
    await work()
    this.onChange = () => undefined
    return left ?? this.afterPowerCut('nothing')
  }

  override async appendFile(path: string, text: string): Promise<void> {
    if (this.isWritten) await super.appendFile(path, text)
  }

  protected override sync(path: string, file: Content): void {
    if (this.isSynced) super.sync(path, file)
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

/** A customer, property and category of the company. */
function workIn({ store }: TestApp, companyId: number) {
  const customer = store.customers.all().find((item) => item.company_id === companyId && item.is_active && !item.is_do_not_service)
  const property = store.properties.by('customer_id', customer?.id ?? 0)[0]
  const job = store.jobs.all().find(({ company_id }) => company_id === companyId)
  if (!customer || !property || !job) throw new Error('The seed has no customer with a property and a job')
  return { customer_id: customer.id, property_id: property.id, category_id: job.category_id, tax_ids: [] }
}

const openInvoice = ({ store }: TestApp, companyId: number) =>
  store.invoices.all().find(({ company_id, balance_due }) => company_id === companyId && balance_due > 50)

/** Starts the first visit of a job and creates the invoice. */
async function invoiceJob(mock: TestApp, token: string, { id }: { readonly id: number }) {
  const [visit] = mock.store.visits.by('job_id', id)
  for (const action of ['start', 'create_invoice'])
    await mock.call('POST', '/jobs/manage_job', { token, body: { job_id: id, visit_id: visit?.id, action } })
  const invoice = mock.store.invoices.all().find(({ job_id }) => job_id === id)
  if (!invoice) throw new Error('No invoice was created')
  return invoice
}

/** Removes other jobs and what belongs to them, so that lists are short. */
function keepJobs(store: Store, jobIds: ReadonlySet<number>): void {
  store.transaction(() => {
    for (const { id } of store.jobs.all()) if (!jobIds.has(id)) store.jobs.remove(id)
    for (const collection of [store.visits, store.history, store.invoices, store.jobForms])
      for (const { id, job_id } of collection.all()) if (!jobIds.has(job_id)) collection.remove(id)
    for (const { id, invoice_id } of store.payments.all()) if (!store.invoices.get(invoice_id)) store.payments.remove(id)
    for (const { id } of store.notifications.all()) store.notifications.remove(id)
  })
}

/** Office, technician and a user of another company, with gateways, a mock API and its disk. */
export interface World {
  readonly mock: TestApp
  readonly disk: SimulatedDisk
  readonly clock: SimulatedClock
  readonly traffic: Traffic
  readonly gateways: Gateways
  /** Jobs of the technician. */
  readonly jobIds: readonly number[]
  readonly visitIds: readonly number[]
  readonly invoiceId: number
  /** Price list item and form that the device adds to jobs. */
  readonly serviceId: number
  readonly formId: number
  /** User id of the device's user. */
  readonly makerId: number
  readonly tokens: Readonly<Record<'office' | 'technician' | 'otherCompany', string>>
  /** The network of the technician's device. */
  network: Network
  /** Restores the state at the start of a day. `random` draws for the servers. */
  readonly reset: (random: Random) => Promise<void>
  /** Reads the mock API's state from what a power cut leaves on its disk. */
  readonly cutPower: (left?: MemoryDisk) => Promise<void>
  readonly signIn: () => void
  /** The names of the session that remain in the browser. */
  readonly signOut: () => string[]
  readonly close: () => Promise<void>
}

export async function openWorld(maker: Maker): Promise<World> {
  const disk = new SimulatedDisk()
  const store = await openStore(FOLDER, { fileSystem: disk })
  await store.restore(tinyData())
  const mock = testApp(store)
  const account = accounts[maker]
  const tokens = {
    office: await mock.signIn(account.office),
    technician: await mock.signIn(account.device),
    otherCompany: await mock.signIn(account.otherCompany),
  }
  const user = mock.store.users.all().find(({ email }) => email === `${account.device}@demo.test`)
  if (!user) throw new Error(`The seed has no ${account.device}`)
  const { id: makerId, company_id: companyId, name, email } = user
  mock.store.companies.update(companyId, { staff_can_add_items: true, staff_can_collect: true })
  const service = mock.store.services.all().find(({ company_id, is_active }) => company_id === companyId && is_active)
  const [attached, form] = mock.store.forms.by('company_id', companyId).filter(({ status }) => status !== 0)
  if (!service || !attached || !form) throw new Error('The seed has no service and two forms')
  const day = {
    dates: ['2026-06-17', '2026-06-18'],
    staff_ids: [makerId],
    allow_clash: true,
    form_ids: [attached.id],
    ...workIn(mock, companyId),
  }
  const jobs = [
    await booked(mock, tokens.office, { ...day, start_time: '14:00', end_time: '15:00' }),
    await booked(mock, tokens.office, { ...day, start_time: '16:00', end_time: '17:00' }),
  ]
  const invoice = openInvoice(mock, companyId) ?? (await invoiceJob(mock, tokens.office, await booked(mock, tokens.office, day)))
  keepJobs(store, new Set([...jobs.map(({ id }) => id), invoice.job_id]))
  const seeded = mock.store.snapshot()
  const traffic = new Traffic()
  const gateways = new Gateways(mock.app, traffic)
  const clock = new SimulatedClock(mock, traffic)
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())

  const world: World = {
    mock,
    disk,
    clock,
    traffic,
    gateways,
    jobIds: jobs.map(({ id }) => id),
    visitIds: jobs.flatMap(({ id }) => mock.store.visits.by('job_id', id).map((visit) => visit.id)),
    invoiceId: invoice.id,
    serviceId: service.id,
    formId: form.id,
    makerId,
    tokens,
    network: gateways.send,
    reset: async (random) => {
      vi.restoreAllMocks()
      disk.isSynced = disk.isWritten = true
      traffic.planDeath(undefined)
      await gateways.close()
      await traffic.settled()
      clock.restart()
      updateServerTime(null)
      await mock.store.restore(seeded)
      await gateways.restart(random)
      world.signIn()
    },
    cutPower: async (left = disk.afterPowerCut('nothing')) => {
      const found = await openStore(FOLDER, { fileSystem: left })
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
      await gateways.close()
      vi.restoreAllMocks()
      clock.release()
      vi.unstubAllGlobals()
      await mock.app.close()
    },
  }
  vi.stubGlobal('fetch', (url: string, { headers, signal, body }: RequestInit & { readonly signal: AbortSignal }) => {
    const token = new Headers(headers).get('authorization') ?? ''
    return url.startsWith('/events') ? gateways.events(url, token, signal) : world.network(String(body), token)
  })
  return world
}
