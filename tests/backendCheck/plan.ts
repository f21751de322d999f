import { readFileSync } from 'node:fs'
import { pathParameters, type Endpoint } from '@callout/contracts/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { z } from '@callout/contracts/zod'
import { Sentence } from '../../tools/sentence.ts'
import type { Interaction } from '../pact/interaction.ts'
import { CALLS_BEFORE } from '../pact/callBefore.ts'
import { allInteractions, domains } from '../pact/interactions.ts'
import { API_PREFIX, pactFileOf } from '../pact/names.ts'
import type { Recorded } from '../pact/specInteractions.ts'
import type { CheckOptions } from './options.ts'
import { isEnvelope, readCall } from './reach.ts'

/** A call of the contract. */
export interface Call {
  readonly domain: Domain
  readonly name: string
  readonly endpoint: Endpoint
}

export const calls: readonly Call[] = Object.entries(endpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ domain: domain as Domain, name, endpoint })),
)

const patterns = calls
  .map((call) => ({ call, pattern: new RegExp(`^${call.endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/jobs/job_listing` is no id.
  .toSorted((a, b) => pathParameters(a.call.endpoint.path).length - pathParameters(b.call.endpoint.path).length)

/** The call of a request. */
export function callOf({ method, path }: Pick<Recorded['request'], 'method' | 'path'>): Call {
  const below = path.slice(API_PREFIX.length)
  const found = patterns.find(({ call, pattern }) => call.endpoint.method === method && pattern.test(below))
  if (!found) throw new Error(`The contract has no call ${method} ${below}`)
  return found.call
}

/** An interaction of a pact that is played to the backend. */
export interface Trial {
  readonly call: Call
  readonly recorded: Recorded
  /** Fields whose values belong to the states: without states they are not compared, as `parent.field`. */
  readonly pinned: readonly string[]
}

interface Pact {
  readonly interactions: readonly Recorded[]
}

const byName: ReadonlyMap<string, Interaction> = new Map(allInteractions.map((interaction) => [interaction.name, interaction]))

export const allTrials: readonly Trial[] = domains
  .flatMap((domain) => (JSON.parse(readFileSync(pactFileOf(domain), 'utf8')) as Pact).interactions)
  .map((recorded) => ({ call: callOf(recorded.request), recorded, pinned: byName.get(recorded.description)?.pinned ?? [] }))

/** The file that pacts are written after: consumer, provider and metadata. */
export const pactFrame = (): object => {
  const { interactions: _, ...frame } = JSON.parse(readFileSync(pactFileOf('taxes'), 'utf8')) as Pact
  return frame
}

/** What is played, and why the other calls are not. */
export interface Plan {
  readonly trials: readonly Trial[]
  /** Reasons by call. */
  readonly notTried: ReadonlyMap<Call, string>
}

const isChosen = ({ domains: someDomains, calls: someCalls }: CheckOptions, { domain, name }: Call): boolean =>
  (someDomains.length === 0 || someDomains.includes(domain)) && (someCalls.length === 0 || someCalls.includes(name))

/** Lists in which a record is found, by the name of its id in paths, queries and bodies. */
const lists: Readonly<Record<string, string>> = {
  job_id: '/jobs/job_listing',
  customer_id: '/customers/list_customers',
  property_id: '/properties',
  category_id: '/categories/listing_of_user_categories',
  categoryId: '/categories/listing_of_user_categories',
  service_id: '/services/list_services',
  staff_id: '/staffs/staffs_listing',
  branch_id: '/branches',
  tax_id: '/taxes',
  form_id: '/forms',
  invoice_id: '/jobs/paid_unpaid_invoices',
  country_id: '/countries',
}
const listOfPath: Readonly<Record<string, string>> = {
  '/jobs/{id}': '/jobs/job_listing',
  '/customers/{id}': '/customers/list_customers',
  '/services/{id}': '/services/list_services',
  '/staffs/{id}': '/staffs/staffs_listing',
  '/categories/{id}': '/categories/listing_of_user_categories',
  '/categories/{id}/services': '/categories/listing_of_user_categories',
}

function firstIdIn(data: unknown): string | undefined {
  const rows = Array.isArray(data) ? data : Object.values(Object(data) as object).find((value) => Array.isArray(value))
  const [row] = (rows ?? []) as { readonly id?: unknown }[]
  return row?.id === undefined ? undefined : String(row.id)
}

/** Ids of the backend's own records, each list read once. */
function finder(baseUrl: string, token: string): (list: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  const find = async (list: string): Promise<string | undefined> => {
    const reply = await readCall(baseUrl, list, token, 10_000).catch(() => undefined)
    return isEnvelope(reply) ? firstIdIn(reply.responseData) : undefined
  }
  return (list) => {
    const id = known.get(list) ?? find(list)
    known.set(list, id)
    return id
  }
}

/** The query without what only narrows the result. Ids of records that a list has stay, except the branch. */
function neededQuery({ call: { endpoint }, recorded: { request } }: Trial): Readonly<Record<string, readonly string[]>> {
  const { query = {} } = request
  const ids = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, '1']))
  const isValid = (names: readonly string[]): boolean =>
    z.safeParse(endpoint.input, {
      ...ids,
      ...Object.fromEntries(names.map((name) => [name, query[name]?.length === 1 ? query[name][0] : query[name]])),
    }).success
  const isFilter = (name: string): boolean =>
    !['page', 'per_page'].includes(name) && (!name.endsWith('_id') || name === 'branch_id' || lists[name] === undefined)
  let names = Object.keys(query)
  for (const name of names.filter(isFilter)) {
    const others = names.filter((other) => other !== name)
    if (isValid(others)) names = others
  }
  return Object.fromEntries(names.map((name) => [name, query[name] ?? []]))
}

/** The request with the backend's own ids, and without the filters that found a sample. @throws Sentence which list has no record */
async function withOwnRecords(trial: Trial, find: (list: string) => Promise<string | undefined>): Promise<Trial> {
  const { endpoint } = trial.call
  const { request } = trial.recorded
  const parameters = pathParameters(endpoint.path)
  const idOf = async (list: string): Promise<string> => {
    const id = await find(list)
    if (id === undefined) throw new Sentence(`no record to read: GET ${list} returned none`)
    return id
  }
  let { path } = request
  for (const name of parameters) {
    const list = lists[name] ?? listOfPath[endpoint.path] ?? endpoint.path.replace(/\/\{.*$/, '')
    path = API_PREFIX + endpoint.path.replace(`{${name}}`, await idOf(list))
  }
  const query: Record<string, readonly string[]> = {}
  for (const [name, values] of Object.entries(neededQuery(trial))) {
    const list = name.endsWith('_id') ? lists[name] : undefined
    query[name] = list === undefined ? values : [await idOf(list)]
  }
  const content = request.body?.content
  const ownBody: Record<string, unknown> = { ...(content as object) }
  for (const [name, value] of Object.entries(ownBody))
    if (typeof value === 'number' && lists[name] !== undefined) ownBody[name] = Number(await idOf(lists[name]))
  const { generators: _, query: __, ...rest } = request
  const body = request.body && { body: { ...request.body, content: content === undefined ? undefined : ownBody } }
  const own = { ...rest, ...body, path, ...(Object.keys(query).length > 0 && { query }) }
  return { ...trial, recorded: { ...trial.recorded, providerStates: [], request: own } }
}

const sizeOf = ({ recorded }: Trial): number => JSON.stringify(recorded.response.body.content).length
const codeOf = ({ recorded }: Trial): number => recorded.response.body.content.responseCode

/** Of the interactions of a read, what the specification shows and the fullest reply: they hold for any record. */
function readTrials(trials: readonly Trial[]): Trial[] {
  const plain = trials.filter((trial) => codeOf(trial) === 200 && !trial.recorded.providerStates?.some(({ name }) => name === CALLS_BEFORE))
  const spec = plain.find(({ recorded }) => !recorded.pending)
  const [fullest] = plain.filter(({ recorded }) => recorded.pending).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return [spec, fullest].filter((trial) => trial !== undefined)
}

/** Chooses what is played. Without states only replies are compared that hold for any record. */
export async function planOf(options: CheckOptions, token: string): Promise<Plan> {
  const { baseUrl, statesUrl, allowsWrites } = options
  const chosen = calls.filter((call) => isChosen(options, call))
  const notTried = new Map<Call, string>()
  const trials: Trial[] = []
  const find = finder(baseUrl ?? '', token)
  for (const call of chosen) {
    const own = allTrials.filter((trial) => trial.call === call)
    const hasStates = statesUrl !== undefined || baseUrl === undefined
    if (call.endpoint.method === 'DELETE' && !hasStates) notTried.set(call, 'a delete: use --states-url')
    else if (call.endpoint.method !== 'GET' && !allowsWrites) notTried.set(call, 'a write: use --allow-writes')
    else if (hasStates) trials.push(...own)
    else {
      const some = call.endpoint.method === 'GET' ? readTrials(own) : readTrials(own).slice(0, 1)
      for (const trial of some)
        try {
          trials.push(await withOwnRecords(trial, find))
        } catch (error) {
          if (!(error instanceof Sentence)) throw error
          notTried.set(call, (error as Error).message)
        }
    }
  }
  return { trials, notTried }
}
