import { authorities } from '@callout/contracts/profile/authorities'
import { buildApp } from '@callout/gateway/app'
import type { Row } from '@callout/mock-api/db/collection'
import { OWN_FROM } from '@callout/mock-api/resources/notifications/messageTemplates'
import { API_PREFIX, type NamedRow, rows } from '@callout/mock-api/http/rows'
import type { Collections } from '@callout/mock-api/resources/collections'
import { toFields, withField } from '@callout/mock-api/testing/inputFields'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import { collectionsOf } from '@callout/mock-api/testing/tinySeed'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rootFields, wholeOperation } from '../fields/operations.ts'
import { collectionNamed, isIdField } from '../roles/idFields.ts'
import { collectionOf, idFieldsOf, pathOfRow, type Sample, sampleOf } from '../roles/operationSamples.ts'
import { accessibleIds, rights, type Role, roles } from '../roles/rights.ts'

/**
 * Each role sends another company's id in each id field of each REST call and of each GraphQL root field. No reply may contain
 * that company's texts, and none of its records may change or be referenced.
 *
 * Not in the table: public calls, lists that all companies share, and ids of items inside of a record, which name nothing of another
 * company. `tests/parity/roles.test.ts` has roles, authorities, and records of other branches and technicians; `tests/parity/sessions.test.ts` ended
 * and pending sessions and plans, which are refused before ids are read.
 */

type Caller = Role | 'anonymous'
const callers: readonly Caller[] = process.env['NIGHTLY'] ? [...roles, 'anonymous'] : ['owner', 'staff', 'individual', 'anonymous']
const getCompany = (caller: Caller): number => (caller === 'individual' ? 2 : 1)
const otherCompanyOf = (caller: Caller): number => 3 - getCompany(caller)

/** Marks texts of a company's records. */
const markOf = (companyId: number): string => `Company${companyId}Text`
const markedFields = /^(name|first_name|last_name|title|form_name|company_name|customer_name|description|notes|note|subject|body|street1)$/

function marked(value: unknown, mark: string, field = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => marked(element, mark, field))
  if (typeof value === 'string') return markedFields.test(field) && value !== '' ? `${mark} ${value}` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner, mark, name)]))
}

interface Owned extends Row {
  readonly company_id?: number | null
}
const companyIdOf = (collection: string, record: Owned): number | null | undefined =>
  collection === 'companies' ? record.id : record.company_id

let mock: TestApp
let gateway: FastifyInstance
let tokens: Readonly<Record<Caller, string>>
let seeded: ReturnType<TestApp['store']['snapshot']>
/** Records as they were before a call, by collection. */
let before: ReadonlyMap<string, ReadonlyMap<number, Owned>>
let cells = 0

const recordsIn = (name: keyof Collections): readonly Owned[] => mock.store[name].all()

/** A record of that company; a copy of another company's record where the seed has none. */
function idIn(name: keyof Collections, companyId: number): number {
  const found = recordsIn(name).find((record) => companyIdOf(name, record) === companyId)
  if (found) return name === 'messageTemplates' ? found.id + OWN_FROM : found.id
  const [sample] = recordsIn(name)
  const { insert } = mock.store[name] as unknown as { insert: (record: object) => Row }
  return insert.call(mock.store[name], { ...sample, company_id: companyId }).id
}

beforeAll(async () => {
  mock = testApp()
  mock.store.users.update(11, { authorities: [...authorities] })
  const named = rows.flatMap(({ path, input }) =>
    toFields(input)
      .filter(isIdField)
      .map((field) => collectionNamed(path, field)),
  )
  for (const name of new Set(named)) if (name !== undefined && name !== 'common') for (const companyId of [1, 2]) idIn(name, companyId)
  for (const collection of collectionsOf(mock.store))
    for (const record of collection.all() as readonly Owned[]) {
      const companyId = companyIdOf(collection.name, record)
      if (companyId === 1 || companyId === 2) collection.put(marked(record, markOf(companyId)) as Row)
    }
  const signedIn = await Promise.all(roles.map(async (name) => [name, await mock.signIn(name)] as const))
  tokens = { ...(Object.fromEntries(signedIn) as Record<Role, string>), anonymous: '' }
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const limits = { fields: 10_000, depth: 50, tokens: 100_000, characters: 1_000_000, nesting: 100, maxCalls: 1000 }
  gateway = await buildApp({ restBaseUrl: `${address}${API_PREFIX}`, limits, isOpen: true })
  seeded = mock.store.snapshot()
  before = new Map(
    collectionsOf(mock.store).map((collection) => [collection.name, new Map(collection.all().map((record) => [record.id, record]))]),
  )
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})
beforeEach(() => mock.store.restore(seeded))

/** Own records that the call changed and that name a record of the other company now, and changed records of the other company. */
function violations(otherCompany: number): string[] {
  const isForeign = (name: keyof Collections, id: unknown): boolean => {
    const record = before.get(name)?.get(Number(id))
    return record !== undefined && companyIdOf(name, record) === otherCompany
  }
  return collectionsOf(mock.store).flatMap((collection) => {
    const former = before.get(collection.name)
    const changed = (collection.all() as readonly Owned[]).filter((record) => former?.get(record.id) !== record)
    const isGone = [...(former?.values() ?? [])].filter(
      (record) => companyIdOf(collection.name, record) === otherCompany && !collection.get(record.id),
    )
    const touched = [...changed.filter((record) => companyIdOf(collection.name, record) === otherCompany), ...isGone]
    const references = changed.flatMap((record) =>
      Object.entries(record).filter(([field, value]) => {
        const name = isIdField(field) && field !== 'id' ? collectionNamed('/', field) : undefined
        return name !== undefined && name !== 'common' && [value].flat().some((id) => typeof id === 'number' && isForeign(name, id))
      }),
    )
    return [
      ...touched.map(({ id }) => `changed ${collection.name} ${id}`),
      ...references.map(([field, value]) => `${collection.name} has ${field} ${String(value)}`),
    ]
  })
}

/** What went wrong with a cell of the table; empty: nothing. */
async function faultsAfter(caller: Caller, reply: string): Promise<string[]> {
  cells += 1
  const otherCompany = otherCompanyOf(caller)
  const shown = reply.includes(markOf(otherCompany)) ? [`reply shows ${markOf(otherCompany)}`] : []
  const faults = [...shown, ...violations(otherCompany)]
  await mock.store.restore(seeded)
  return faults
}

function restRequest(row: NamedRow, field: string, id: number, token: string): InjectOptions {
  const right = rights[row.name]
  if (!right) throw new Error(`${row.name} has no line in tests/roles/rights.ts`)
  const ownId = right.of ? accessibleIds[right.of] : 0
  const isInPath = row.path.includes(`{${field}}`)
  const [address = '', query = ''] = (right.path.split(' ')[1] ?? '').replace('{id}', String(ownId)).split('?')
  const path = isInPath ? row.path.replace(`{${field}}`, String(id)) : address
  const headers = { 'x-fc-app-platform': '2', ...(token !== '' && { authorization: token }) }
  const value = field.endsWith('ids') ? (field === 'user_category_ids' ? String(id) : [id]) : id
  if (row.method === 'GET' || row.method === 'DELETE') {
    const asked = new URLSearchParams(query)
    if (!isInPath) asked.set(field, String(id))
    return { method: row.method, url: `${API_PREFIX}${path}?${asked}`, headers }
  }
  const body = right.body?.(mock, ownId) ?? {}
  return { method: row.method, url: API_PREFIX + path, headers, payload: (isInPath ? body : withField(body, field, value)) as object }
}

const restCells = rows
  .filter(({ access }) => access !== 'public')
  .flatMap((row) =>
    toFields(row.input)
      .filter(isIdField)
      .map((field) => [row.name, field, row] as const),
  )

/** A call about the record itself is refused; one that names it elsewhere may ignore it, a filter for example. */
function allowedCodes({ path }: NamedRow, field: string, caller: Caller): readonly number[] {
  if (caller === 'anonymous') return [401]
  return path.includes(`{${field}}`) ? [403, 404, 422] : [200, 402, 403, 404, 409, 422]
}

describe('REST', () => {
  test.each(restCells)('%s with another company’s %s', async (name, field, row) => {
    const collection = collectionNamed(row.path, field)
    expect(collection, `the collection of ${field} in tests/roles/idFields.ts`).toBeDefined()
    if (collection === 'common' || collection === undefined) return
    for (const caller of callers) {
      const id = idIn(collection, otherCompanyOf(caller))
      const reply = await mock.app.inject(restRequest(row, field, id, tokens[caller]))
      const { responseCode } = reply.json<{ responseCode: number }>()
      expect(await faultsAfter(caller, reply.body), caller).toEqual([])
      expect(allowedCodes(row, field, caller), caller).toContain(responseCode)
    }
  })
})

/** The sample with an own record's id in each id field that it sets. */
function withOwnIds(paths: readonly string[], { rowName, variables }: Sample, caller: Caller): Readonly<Record<string, unknown>> {
  return paths.reduce<Readonly<Record<string, unknown>>>((filled, path) => {
    const given = path
      .split('.')
      .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part] ?? undefined, filled)
    const collection = collectionOf(rowName, path)
    if (given === undefined || collection === undefined || collection === 'common') return filled
    return withField(filled, path, String(idIn(collection, getCompany(caller)))) as Readonly<Record<string, unknown>>
  }, variables)
}

const errorCodes: Readonly<Record<number, readonly string[]>> = {
  401: ['UNAUTHENTICATED', 'OTP_REQUIRED'],
  402: ['SUBSCRIPTION_REQUIRED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  409: ['STALE', 'CLASH', 'REFUSED'],
  422: ['INVALID'],
}
/** Error codes that the gateway returns without a call. */
const ownCodes = ['BAD_REQUEST', 'INVALID', 'REFUSED', 'UNAUTHENTICATED']

interface GraphQLReply {
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/** Sends the operation; null where its errors are those of the REST calls that it made. */
async function disagreement(query: string, variables: object, token: string): Promise<{ body: string; problem: string | null }> {
  const logged = mock.logged.length
  const headers = token === '' ? {} : { authorization: token }
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  const codes = (reply.json<GraphQLReply>().errors ?? []).map(({ extensions }) => extensions?.code ?? '')
  const upstream = mock.logged.slice(logged).flatMap(({ responseCode }) => (typeof responseCode === 'number' ? [responseCode] : []))
  const explained = upstream.length === 0 ? ownCodes : [...upstream.flatMap((code) => errorCodes[code] ?? []), 'REFUSED']
  const unexplained = codes.filter((code) => !explained.includes(code))
  const [first = 200] = upstream
  const isHidden = (first === 403 || first === 404) && !codes.some((code) => errorCodes[first]?.includes(code))
  const problem =
    unexplained.length > 0 || isHidden
      ? `REST ${upstream.join()}, GraphQL ${codes.join() || 'no error'}: ${reply.body.slice(0, 300)}`
      : null
  return { body: reply.body, problem }
}

describe('GraphQL', () => {
  test.each(rootFields)('%s', async (name, kind, field) => {
    const sample = sampleOf(name) ?? { rowName: name === 'clientMessages' ? 'listClientNotifications' : '', variables: {} }
    expect(pathOfRow.has(sample.rowName), 'a pact interaction that succeeds').toBe(true)
    const access = rows.find((row) => row.name === sample.rowName)?.access
    const paths = idFieldsOf(field)
    if (access === 'public') return
    const { query } = wholeOperation(kind, field)
    for (const caller of callers) {
      const variables = withOwnIds(paths, sample, caller)
      for (const path of ['', ...paths]) {
        const collection = path === '' ? 'none' : collectionOf(sample.rowName, path)
        expect(collection, `the collection of ${path} in tests/roles/idFields.ts`).toBeDefined()
        if (collection === 'common' || collection === undefined) continue
        const sent = collection === 'none' ? variables : withField(variables, path, String(idIn(collection, otherCompanyOf(caller))))
        const { body, problem } = await disagreement(query, sent as object, tokens[caller])
        expect([problem, ...(await faultsAfter(caller, body))], `${caller} ${path}`).toEqual([null])
        const isRefused = /UNAUTHENTICATED|BAD_REQUEST/.test(body)
        expect(isRefused || caller !== 'anonymous' || access !== 'user', `${name} without a session`).toBe(true)
      }
    }
  })

  test('the table has at least 1,500 cells', () => {
    process.stdout.write(`${cells} cells of caller, call or root field, and id\n`)
    expect(cells).toBeGreaterThan(1500)
  })
})
