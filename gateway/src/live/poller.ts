/** Polls documented lists for one group of streams, with as few and small reads as find a change within 5 s. */
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { ApiError } from '../rest/errors.ts'
import { getId, RowSnapshot, type Row, rowsIn } from './rowSnapshot.ts'
import type { Notice } from './notices.ts'

/** Unparsed `responseData`. @throws ApiError */
export type ReadRaw = (endpoint: Endpoint, input: object) => Promise<unknown>

export interface PollerOptions {
  /** Today's date (YYYY-MM-DD) of the account. */
  readonly today: () => string
  readonly wasSent: (notice: Notice) => boolean
  /** Otherwise only visits seen on that day may be announced as removed. */
  readonly seesEverything: boolean
}

const MAX_ROWS = 100
const page = { perPage: MAX_ROWS, sortDir: 'desc' } as const

/** Sorted so that new records are on the first page. Customers and invoices alternate. */
const lists = [
  { type: 'Job', name: 'jobs', endpoint: jobEndpoints.listJobs, input: { ...page, sortBy: 'job_number' }, every: 1, turn: 0 },
  {
    type: 'Customer',
    name: 'customers',
    endpoint: customerEndpoints.listCustomers,
    input: { ...page, sortBy: 'created_at' },
    every: 2,
    turn: 0,
  },
  {
    type: 'Invoice',
    name: 'invoices',
    endpoint: invoiceEndpoints.listInvoices,
    input: { ...page, sortBy: 'issue_date' },
    every: 2,
    turn: 1,
  },
] as const

/** Lists that return these codes are not polled again. */
const permanentCodes: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'INVALID', 'SUBSCRIPTION_REQUIRED', 'REFUSED'])

/** Location and availability; visits have notices of their own. */
const positionOf = ({ availability_status, latitude, longitude, location_at }: Row): string =>
  JSON.stringify([availability_status, latitude, longitude, location_at])

/** Today's dispatch map, read incrementally if the backend supports it (decision D16). */
class DispatchDay {
  readonly #visits = new RowSnapshot('Visit')
  readonly #people = new RowSnapshot('StaffDay', positionOf)
  readonly #options: PollerOptions
  #date = ''
  #since: number | undefined

  constructor(options: PollerOptions) {
    this.#options = options
  }

  async read(readRaw: ReadRaw): Promise<Notice[]> {
    const date = this.#options.today()
    if (date !== this.#date) this.#reset(date)
    const since = this.#since
    const day = (await readRaw(jobEndpoints.getDispatchMap, { date, ...(since !== undefined && { since }) })) as Row | null
    if (typeof day !== 'object' || day === null) return []
    const rows = [...listIn(day, 'visits'), ...listIn(day, 'unassigned')]
    const isPart = since !== undefined && Array.isArray(day['gone'])
    const visits = this.#visits.compare(rows, isPart ? 'changed' : 'whole')
    const removed = isPart ? this.#removed(day['gone'] as unknown[]) : []
    this.#since = typeof day['server_at'] === 'number' ? day['server_at'] : undefined
    const changed = [...visits.map(({ gone: _, ...notice }): Notice => notice), ...removed]
    const people = this.#people.compare(listIn(day, 'staffs'), 'whole')
    return [...changed.filter((notice) => !this.#options.wasSent(notice)).flatMap((notice) => this.#withJob(notice)), ...people]
  }

  #reset(date: string): void {
    this.#date = date
    this.#since = undefined
    this.#visits.forget()
  }

  #removed(ids: readonly unknown[]): Notice[] {
    const removedIds = ids.flatMap((id) => getId({ id }) ?? [])
    const visibleIds = this.#options.seesEverything ? removedIds : removedIds.filter((id) => this.#visits.row(id))
    return visibleIds.map((id) => ({ type: 'Visit', id, version: null }))
  }

  #withJob(notice: Notice): Notice[] {
    const job = this.#visits.row(notice.id ?? '')?.['job_id']
    const id = getId({ id: job })
    return id === null ? [notice] : [notice, { ...notice, type: 'Job', id, version: null }]
  }
}

const listIn = (day: Row, name: string): Row[] => (Array.isArray(day[name]) ? rowsIn(day[name], name) : [])

export class Poller {
  readonly #options: PollerOptions
  readonly #today: DispatchDay
  readonly #snapshots = new Map(lists.map(({ type }) => [type as string, new RowSnapshot(type)]))
  readonly #denied = new Set<Endpoint>()
  #turn = 0

  constructor(options: PollerOptions) {
    this.#options = options
    this.#today = new DispatchDay(options)
  }

  /** @throws ApiError UNAUTHENTICATED if the session ended, or the error that all lists returned */
  async read(readRaw: ReadRaw): Promise<Notice[]> {
    const turn = this.#turn++
    // The first poll reads every list as the baseline.
    const due = lists.filter(({ every, turn: first }) => turn === 0 || turn % every === first)
    const reads = [
      this.#unlessDenied(jobEndpoints.getDispatchMap, () => this.#today.read(readRaw)),
      ...due.map((list) => this.#unlessDenied(list.endpoint, () => this.#list(list, readRaw))),
    ]
    const results = await Promise.allSettled(reads)
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
    const ended = failures.find((error) => error instanceof ApiError && error.code === 'UNAUTHENTICATED')
    if (ended !== undefined || failures.length === results.length) throw ended ?? failures[0]
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  }

  async #list({ type, name, endpoint, input }: (typeof lists)[number], readRaw: ReadRaw): Promise<Notice[]> {
    const rows = rowsIn(await readRaw(endpoint, input), name)
    const notices = this.#snapshots.get(type)?.compare(rows, { limit: MAX_ROWS }) ?? []
    return notices.filter((notice) => notice.version === null || !this.#options.wasSent(notice))
  }

  async #unlessDenied(endpoint: Endpoint, read: () => Promise<Notice[]>): Promise<Notice[]> {
    if (this.#denied.has(endpoint)) return []
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ApiError) || !permanentCodes.has(error.code)) throw error
      this.#denied.add(endpoint)
      return []
    }
  }
}
