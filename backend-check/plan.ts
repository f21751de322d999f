import { readFileSync } from 'node:fs'
import { pathParameters } from '@callout/contracts/wire/endpoint'
import { z } from '@callout/contracts/wire/zod'
import { Sentence } from '../tools/sentence.ts'
import type { Interaction } from '../tests/pact/interaction.ts'
import { CALLS_BEFORE } from '../tests/pact/callBefore.ts'
import { type Call, calls, findCall } from '../tests/pact/calls.ts'
import { allInteractions, domains } from '../tests/pact/interactions.ts'
import { API_PREFIX, pactFileOf } from '../tests/pact/names.ts'
import type { Recorded } from '../tests/pact/specInteractions.ts'
import type { Account, CheckOptions } from './options.ts'
import { plainData } from '../tests/pact/plainReply.ts'
import { isEnvelope, readCall } from './reach.ts'

export function getCall({ method, path }: Pick<Recorded['request'], 'method' | 'path'>): Call {
  const call = findCall(method, path)
  if (!call) throw new Error(`The contract has no call ${method} ${path}`)
  return call
}

export interface Trial {
  readonly call: Call
  readonly recorded: Recorded
  /** As `parent.field`. Values that belong to states: not compared without states. */
  readonly pinned: readonly string[]
}

interface Pact {
  readonly interactions: readonly Recorded[]
}

const byName: ReadonlyMap<string, Interaction> = new Map(allInteractions.map((interaction) => [interaction.name, interaction]))

export const allTrials: readonly Trial[] = domains
  .flatMap((domain) => (JSON.parse(readFileSync(pactFileOf(domain), 'utf8')) as Pact).interactions)
  .map((recorded) => ({ call: getCall(recorded.request), recorded, pinned: byName.get(recorded.description)?.pinned ?? [] }))

export const pactFrame = (): object => {
  const { interactions: _, ...frame } = JSON.parse(readFileSync(pactFileOf('taxes'), 'utf8')) as Pact
  return frame
}

export interface Plan {
  readonly trials: readonly Trial[]
  readonly notTried: ReadonlyMap<Call, string>
}

const isChosen = ({ domains: someDomains, calls: someCalls }: CheckOptions, { domain, name }: Call): boolean =>
  (someDomains.length === 0 || someDomains.includes(domain)) && (someCalls.length === 0 || someCalls.includes(name))

/** By the name of a record's id in paths, queries and bodies. */
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
  const ids = ((rows ?? []) as { readonly id?: unknown }[]).map(({ id }) => id)
  const id = ids.find((item) => Number.isSafeInteger(item))
  return id === undefined ? undefined : String(id)
}

/** Reads each list once. */
function finder(baseUrl: string, token: string): (list: string) => Promise<string | undefined> {
  const known = new Map<string, Promise<string | undefined>>()
  const find = async (list: string): Promise<string | undefined> => {
    const reply = await readCall(baseUrl, list, token, 10_000).catch(() => undefined)
    const call = findCall('GET', API_PREFIX + list)
    return isEnvelope(reply) && call ? firstIdIn(plainData(call, 200, reply.responseData)) : undefined
  }
  return (list) => {
    const id = known.get(list) ?? find(list)
    known.set(list, id)
    return id
  }
}

type Query = Readonly<Record<string, readonly string[]>>

function isValidQuery({ endpoint }: Call, query: Query): boolean {
  const ids = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, '1']))
  const values = Object.entries(query).map(([name, list]) => [name, list.length === 1 ? list[0] : list])
  return z.safeParse(endpoint.input, { ...ids, ...Object.fromEntries(values) }).success
}

const withoutName = (query: Query, left: string): Query => Object.fromEntries(Object.entries(query).filter(([name]) => name !== left))

/** Omits filters. Ids of records that a list has stay, except the branch. */
function neededQuery({ call, recorded: { request } }: Trial): Query {
  const isFilter = (name: string): boolean =>
    !['page', 'per_page'].includes(name) && (!name.endsWith('_id') || name === 'branch_id' || lists[name] === undefined)
  let { query = {} } = request
  for (const name of Object.keys(query).filter(isFilter)) {
    const others = withoutName(query, name)
    if (isValidQuery(call, others)) query = others
  }
  return query
}

/** The request with the backend's own ids, and without the filters that found a sample. @throws Sentence which list has no record */
async function withOwnRecords(trial: Trial, find: (list: string) => Promise<string | undefined>): Promise<Trial> {
  const { endpoint } = trial.call
  const { request } = trial.recorded
  const parameters = pathParameters(endpoint.path)
  const getId = async (list: string): Promise<string> => {
    const id = await find(list)
    if (id === undefined) throw new Sentence(`no record to read: GET ${list} returned none`)
    return id
  }
  let { path } = request
  for (const name of parameters) {
    const list = lists[name] ?? listOfPath[endpoint.path] ?? endpoint.path.replace(/\/\{.*$/, '')
    path = API_PREFIX + endpoint.path.replace(`{${name}}`, await getId(list))
  }
  let query = neededQuery(trial)
  for (const name of Object.keys(query)) {
    const list = name.endsWith('_id') ? lists[name] : undefined
    if (list === undefined) continue
    const others = withoutName(query, name)
    const id = await find(list)
    query = id === undefined && isValidQuery(trial.call, others) ? others : { ...query, [name]: [id ?? (await getId(list))] }
  }
  const content = request.body?.content
  const ownBody: Record<string, unknown> = { ...(content as object) }
  for (const [name, value] of Object.entries(ownBody))
    if (typeof value === 'number' && lists[name] !== undefined) ownBody[name] = Number(await getId(lists[name]))
  const { generators: _, query: __, ...rest } = request
  const body = request.body && { body: { ...request.body, content: content === undefined ? undefined : ownBody } }
  const changedRequest = { ...rest, ...body, path, ...(Object.keys(query).length > 0 && { query }) }
  return { ...trial, recorded: { ...trial.recorded, providerStates: [], request: changedRequest } }
}

const sizeOf = ({ recorded }: Trial): number => JSON.stringify(recorded.response.body.content).length
const getCode = ({ recorded }: Trial): number => recorded.response.body.content.responseCode

/** Interactions that hold for any record: the specification's reply and the fullest one. */
function readTrials(trials: readonly Trial[]): Trial[] {
  const plain = trials.filter(
    (trial) => getCode(trial) === 200 && !trial.recorded.providerStates?.some(({ name }) => name === CALLS_BEFORE),
  )
  const spec = plain.find(({ recorded }) => !recorded.pending)
  const [fullest] = plain.filter(({ recorded }) => recorded.pending).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  return [spec, fullest].filter((trial) => trial !== undefined)
}

/** Calls that need an account of the demo: without states they run with one of the backend, or not. */
const isOfAccount = ({ domain }: Call): boolean => domain === 'auth'

const accountInputs: Readonly<Record<string, (account: Account) => object>> = {
  signIn: ({ email, password }) => ({ email, password }),
  forgotPassword: ({ email }) => ({ email }),
}

function withAccount(trial: Trial, account: Account): Trial {
  const { generators: _, ...request } = trial.recorded.request
  const content = { ...(request.body?.content as object), ...accountInputs[trial.call.name]?.(account) }
  return { ...trial, recorded: { ...trial.recorded, providerStates: [], request: { ...request, body: { ...request.body, content } } } }
}

function reasonNotTried(call: Call, { account, allowsWrites }: CheckOptions): string | undefined {
  if (call.endpoint.method === 'DELETE') return 'a delete: use --states-url'
  if (isOfAccount(call) && accountInputs[call.name] === undefined) return 'it needs an account of the demo: use --states-url'
  if (isOfAccount(call) && account === undefined) return 'it needs an account: use --email and BACKEND_PASSWORD, or --states-url'
  return call.endpoint.method === 'GET' || allowsWrites || call.name === 'signIn' ? undefined : 'a write: use --allow-writes'
}

/** Without states, only replies that hold for any record are compared. */
export async function planOf(options: CheckOptions, token: string): Promise<Plan> {
  const { baseUrl, statesUrl, account } = options
  const hasStates = statesUrl !== undefined || baseUrl === undefined
  const notTried = new Map<Call, string>()
  const trials: Trial[] = []
  const find = finder(baseUrl ?? '', token)
  const withOwnValues = (trial: Trial): Trial | Promise<Trial> =>
    account && isOfAccount(trial.call) ? withAccount(trial, account) : withOwnRecords(trial, find)
  for (const call of calls.filter((item) => isChosen(options, item))) {
    const ownTrials = allTrials.filter((trial) => trial.call === call)
    const isRead = call.endpoint.method === 'GET'
    const reason = hasStates ? (isRead || options.allowsWrites ? undefined : 'a write: use --allow-writes') : reasonNotTried(call, options)
    if (reason !== undefined) notTried.set(call, reason)
    else if (hasStates) trials.push(...ownTrials)
    else
      try {
        for (const trial of isRead ? readTrials(ownTrials) : readTrials(ownTrials).slice(0, 1)) trials.push(await withOwnValues(trial))
      } catch (error) {
        if (!(error instanceof Sentence)) throw error
        notTried.set(call, error.message)
      }
  }
  return { trials, notTried }
}
