/** What a group of watchers has read for it, again and again: documented lists, as few and as short as tell a change within 5 s. */
import { customerEndpoints } from '@callout/contracts/customers/endpoints'
import type { Endpoint } from '@callout/contracts/endpoint'
import { invoiceEndpoints } from '@callout/contracts/invoices/endpoints'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import { Refusal } from '../errors.ts'
import { idOf, KnownRows, type Row, rowsIn } from './knownRows.ts'
import type { Notice } from './notices.ts'

/** `responseData` of a read as the wire has it. @throws Refusal */
export type Peek = (endpoint: Endpoint, input: object) => Promise<unknown>

export interface RoundOptions {
  /** YYYY-MM-DD of the account's own day. */
  readonly today: () => string
  /** Whether somebody was told of that already. Without a version: a moment ago. */
  readonly isTold: (notice: Notice) => boolean
  /** Of somebody who does not see everything, a backend's word for what has left a day counts only for what stood there. */
  readonly seesEverything: boolean
}

const MOST_ROWS = 100
const page = { perPage: MOST_ROWS, sortDir: 'desc' } as const

/** The newest first: what is new stands on the first page. Customers and invoices take turns. */
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

/** Who may not read a list, or has none, is not asked again; whatever else goes wrong may pass. */
const lasting: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'INVALID', 'SUBSCRIPTION_REQUIRED', 'REFUSED'])

/** Where somebody is and whether they can be sent out; the visits tell their own changes. */
const whereabouts = ({ availability_status, latitude, longitude, location_at }: Row): string =>
  JSON.stringify([availability_status, latitude, longitude, location_at])

/** The day of today: what has changed since the last reading, as far as the backend knows such a thing (decision D16). */
class Today {
  readonly #visits = new KnownRows('Visit')
  readonly #people = new KnownRows('StaffDay', whereabouts)
  readonly #options: RoundOptions
  #date = ''
  #since: number | undefined

  constructor(options: RoundOptions) {
    this.#options = options
  }

  async read(peek: Peek): Promise<Notice[]> {
    const date = this.#options.today()
    if (date !== this.#date) this.#begin(date)
    const since = this.#since
    const day = (await peek(jobEndpoints.getDispatchMap, { date, ...(since !== undefined && { since }) })) as Row | null
    if (typeof day !== 'object' || day === null) return []
    const rows = [...listIn(day, 'visits'), ...listIn(day, 'unassigned')]
    const isPart = since !== undefined && Array.isArray(day['gone'])
    const visits = this.#visits.compare(rows, isPart ? 'changed' : 'whole')
    const left = isPart ? this.#left(day['gone'] as unknown[]) : []
    this.#since = typeof day['server_at'] === 'number' ? day['server_at'] : undefined
    const changed = [...visits.map(({ gone: _, ...notice }): Notice => notice), ...left]
    const people = this.#people.compare(listIn(day, 'staffs'), 'whole')
    return [...changed.filter((notice) => !this.#options.isTold(notice)).flatMap((notice) => this.#withJob(notice)), ...people]
  }

  #begin(date: string): void {
    this.#date = date
    this.#since = undefined
    this.#visits.forget()
  }

  #left(ids: readonly unknown[]): Notice[] {
    const told = ids.flatMap((id) => idOf({ id }) ?? [])
    const own = this.#options.seesEverything ? told : told.filter((id) => this.#visits.row(id))
    return own.map((id) => ({ type: 'Visit', id, version: null }))
  }

  /** A visit is a part of its job. */
  #withJob(notice: Notice): Notice[] {
    const job = this.#visits.row(notice.id ?? '')?.['job_id']
    const id = idOf({ id: job })
    return id === null ? [notice] : [notice, { ...notice, type: 'Job', id, version: null }]
  }
}

const listIn = (day: Row, name: string): Row[] => (Array.isArray(day[name]) ? rowsIn(day[name], name) : [])

/** Reads round after round for one group, and says what has changed from one to the next. */
export class Rounds {
  readonly #options: RoundOptions
  readonly #today: Today
  readonly #known = new Map(lists.map(({ type }) => [type as string, new KnownRows(type)]))
  readonly #closed = new Set<Endpoint>()
  #turn = 0

  constructor(options: RoundOptions) {
    this.#options = options
    this.#today = new Today(options)
  }

  /** @throws Refusal UNAUTHENTICATED where the token has ended, or what kept every list from being read. */
  async read(peek: Peek): Promise<Notice[]> {
    const turn = this.#turn++
    // The first round reads everything, so that the second one can tell.
    const due = lists.filter(({ every, turn: own }) => turn === 0 || turn % every === own)
    const reads = [
      this.#unlessClosed(jobEndpoints.getDispatchMap, () => this.#today.read(peek)),
      ...due.map((list) => this.#unlessClosed(list.endpoint, () => this.#list(list, peek))),
    ]
    const results = await Promise.allSettled(reads)
    const failures = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown)
    const ended = failures.find((error) => error instanceof Refusal && error.code === 'UNAUTHENTICATED')
    if (ended !== undefined || failures.length === results.length) throw ended ?? failures[0]
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  }

  async #list({ type, name, endpoint, input }: (typeof lists)[number], peek: Peek): Promise<Notice[]> {
    const rows = rowsIn(await peek(endpoint, input), name)
    const notices = this.#known.get(type)?.compare(rows, { most: MOST_ROWS }) ?? []
    return notices.filter((notice) => notice.version === null || !this.#options.isTold(notice))
  }

  async #unlessClosed(endpoint: Endpoint, read: () => Promise<Notice[]>): Promise<Notice[]> {
    if (this.#closed.has(endpoint)) return []
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof Refusal) || !lasting.has(error.code)) throw error
      this.#closed.add(endpoint)
      return []
    }
  }
}
