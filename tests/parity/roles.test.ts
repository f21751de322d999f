import type { Authority } from '@callout/contracts/profile/authorities'
import { buildApp } from '@callout/gateway/app'
import { rows } from '@callout/mock-api/http/rows'
import { withField } from '@callout/mock-api/testing/inputFields'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionOf, getOperation } from '../roles/operationSamples.ts'
import { beforeSession, type Kind, accessibleIds, type Right, rights, type Role, roles } from '../roles/rights.ts'

/** Each call, made by each role, to the mock and, as the operation of its pact, through the gateway. */

let mock: TestApp
let gateway: FastifyInstance
let tokens: Readonly<Record<Role, string>>
beforeAll(async () => {
  mock = testApp()
  tokens = Object.fromEntries(await Promise.all(roles.map(async (name) => [name, await mock.signIn(name)]))) as Record<Role, string>
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  gateway = await buildApp({ restBaseUrl: `${address}/api/v1` })
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

type Ask = (token: string) => Promise<boolean>

/** The mock's code for the call. */
async function getCode({ path, body, of }: Right, token: string, id = of ? accessibleIds[of] : 0): Promise<number> {
  const [method = '', address = ''] = path.replace('{id}', String(id)).split(' ')
  return (await mock.call(method as 'GET', address, { token, ...(body && { body: body(mock, id) }) })).responseCode
}

/** Whether the mock refuses the call. */
const byMock =
  (right: Right): Ask =>
  async (token) =>
    (await getCode(right, token)) === 403

/** Error codes of the operation of the call's pact. */
async function gatewayCodes(
  name: string,
  token: string,
  change: (variables: object) => object = (variables) => variables,
): Promise<string[]> {
  const { query, variables } = getOperation(name) ?? { query: '' }
  const payload = { query, variables: change(rights[name]?.asked ?? variables ?? {}) }
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers: { authorization: token }, payload })
  const { errors = [] } = reply.json<{ errors?: readonly { readonly extensions?: { readonly code?: string } }[] }>()
  return errors.map(({ extensions }) => extensions?.code ?? '')
}

/** Whether the operation of the call's pact, with its sample, is refused; records that are not there do not matter. */
const byGateway =
  (name: string): Ask =>
  async (token) =>
    (await gatewayCodes(name, token)).includes('FORBIDDEN')

/** Of the roles, and of a staff admin with one authority after the other: who is refused. */
async function refusedOf(ask: Ask, authorities: readonly Authority[]): Promise<Record<string, boolean>> {
  const refused: Record<string, boolean> = {}
  mock.store.users.update(11, { authorities: ['view_all_jobs', 'export_data'] })
  for (const role of ['branch', 'admin', 'staff'] as const) refused[role] = await ask(tokens[role])
  for (const authority of authorities) {
    mock.store.users.update(11, { authorities: ['view_all_jobs', 'view_prices', authority] })
    refused[authority] = await ask(tokens.admin)
  }
  for (const role of ['owner', 'individual'] as const) refused[role] = await ask(tokens[role])
  return refused
}

test('every call has its line', () => {
  expect([...Object.keys(rights), ...beforeSession].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test.each(Object.entries(rights))('%s is for those whom the list of rights names', async (name, right) => {
  const { allowed } = right
  const may = (role: Role): boolean => allowed === 'all' || allowed.includes(role)
  const authorities = allowed === 'all' ? [] : allowed.filter((item): item is Authority => !roles.includes(item as Role))
  const expected = { branch: !may('branch'), admin: allowed !== 'all', staff: !may('staff'), owner: false, individual: false }
  const all = { ...expected, ...Object.fromEntries(authorities.map((authority) => [authority, false])) }
  expect(await refusedOf(byMock(right), authorities), 'the mock').toEqual(all)
  expect(await refusedOf(byGateway(name), authorities), 'the gateway').toEqual(all)
})

/** A record as far as it decides whose it is. */
interface Place {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  /** Who works there. */
  readonly staff_ids: readonly number[]
}
const workersFor = (customerId: number): number[] => mock.store.jobs.by('customer_id', customerId).flatMap(({ staff_ids }) => staff_ids)
const customers = (): Place[] => mock.store.customers.all().map((item) => ({ ...item, staff_ids: workersFor(item.id) }))
const places: Readonly<Record<Kind, () => readonly Place[]>> = {
  job: () => mock.store.jobs.all(),
  customer: customers,
  property: () => {
    const byId = new Map(customers().map((item) => [item.id, item]))
    return mock.store.properties.all().map(({ id, customer_id }) => ({ ...(byId.get(customer_id) as Place), id }))
  },
  invoice: () => mock.store.invoices.all().map((item) => ({ ...item, staff_ids: mock.store.jobs.get(item.job_id)?.staff_ids ?? [] })),
  staff: () =>
    mock.store.users.all().map(({ id, company_id, branch_id }) => ({ id, company_id, branch_id: branch_id ?? 0, staff_ids: [id] })),
}

/** Users without access to a record: other companies, heads of other branches, technicians without a visit there. */
const outsiders: Readonly<Partial<Record<Role, (place: Place) => boolean>>> = {
  owner: ({ company_id }) => company_id !== 1,
  individual: ({ company_id }) => company_id === 1,
  branch: ({ company_id, branch_id }) => company_id === 1 && branch_id !== 2,
  staff: ({ company_id, staff_ids }) => company_id === 1 && !staff_ids.includes(13),
}

const collectionOfKind = { job: 'jobs', customer: 'customers', property: 'properties', staff: 'users', invoice: 'invoices' } as const

/** Paths of the ids in the variables of an operation: `input.jobId`. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`))
    : [path]

/** Puts the id of that record into the variables of the call's operation. */
const naming =
  (name: string, kind: Kind, id: number | undefined) =>
  (variables: object): object => {
    const path = pathsIn(variables).find((item) => /ids?(\.0)?$/i.test(item) && collectionOf(name, item) === collectionOfKind[kind])
    if (path === undefined) throw new Error(`The operation of ${name} names no ${kind}`)
    return withField(variables, path, String(id)) as object
  }

const notFound = ['FORBIDDEN', 'NOT_FOUND']

test.each(Object.entries(rights).filter(([, { of }]) => of))('%s does not get at records of others', async (name, right) => {
  const kind = right.of as Kind
  const before = mock.store.snapshot()
  const ownCodes = await gatewayCodes(name, tokens.owner, naming(name, kind, accessibleIds[kind]))
  expect(
    ownCodes.filter((code) => notFound.includes(code)),
    'the owner’s own record',
  ).toEqual([])
  await mock.store.restore(before)
  for (const [role, isForeign] of Object.entries(outsiders)) {
    const foreign = places[kind]().find(isForeign)
    expect(foreign, `a ${kind} that ${role} does not see`).toBeDefined()
    expect([403, 404], role).toContain(await getCode(right, tokens[role as Role], foreign?.id))
    const codes = await gatewayCodes(name, tokens[role as Role], naming(name, kind, foreign?.id))
    expect(notFound, `${role} through the gateway`).toContain(codes[0])
  }
})

/** Branches that the rows of a reply name. */
function branchesIn(data: unknown): number[] {
  const lists = [data, ...Object.values(data ?? {})].filter(Array.isArray) as { readonly branch_id?: number | null }[][]
  return lists.flat().flatMap(({ branch_id }) => branch_id ?? [])
}

test('no list tells the head of a branch of another one', async () => {
  const idsByCall: Record<string, number[]> = {}
  for (const [name, { path, of }] of Object.entries(rights).filter(([, item]) => item.path.startsWith('GET'))) {
    const address = path.slice(4).replace('{id}', String(of ? accessibleIds[of] : 0))
    const inAll = branchesIn((await mock.call('GET', address, { token: tokens.owner })).responseData)
    const inOwn = branchesIn((await mock.call('GET', address, { token: tokens.branch })).responseData)
    if (inAll.length > 0) idsByCall[name] = [...new Set(inOwn)]
  }
  expect(Object.keys(idsByCall)).toEqual(expect.arrayContaining(['listJobs', 'listCustomers', 'listTeamMembers']))
  expect(idsByCall).toEqual(Object.fromEntries(Object.keys(idsByCall).map((name) => [name, [2]])))
})
