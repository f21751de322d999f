import { buildApp } from '@callout/gateway/app'
import { API_PREFIX, type NamedRow, rows } from '@callout/mock-api/http/rows'
import { toFields, withField } from '@callout/mock-api/testing/inputFields'
import { register } from '@callout/mock-api/testing/newcomer'
import { type TestApp, testApp } from '@callout/mock-api/testing/testApp'
import fc from 'fast-check'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rootFields, wholeOperation } from '../fields/operations.ts'
import { accessibleIds, rights } from '../roles/rights.ts'

/**
 * Random requests to every REST call and every GraphQL root field. `FUZZ_REQUESTS` sets their number and `FUZZ_SEED` the seed.
 */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (process.env['NIGHTLY'] ? 100_000 : 300))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_125)
/** CPU time of the main thread that a request of a caller without a session may take. */
const ANONYMOUS_CPU_MS = 30
/** Requests between two resets of the data, so that lists don't grow without bound. */
const RESET_EVERY = 250

const hostileTexts = [
  '',
  ' ',
  '-1',
  '1e3',
  '99999999999999999999',
  'null',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  '%',
  '2026-02-30',
  '24:00',
  '{{}}',
  '<b>',
]
const longTexts = ['x'.repeat(10_000), '🧰'.repeat(500), '(('.repeat(500)]
const hostileNumbers = [0, -1, 1.5, 1e-7, 1e308, 2 ** 31, Number.MAX_SAFE_INTEGER]
const hostileShapes: readonly unknown[] = [null, true, [], [2], [[2]], [null], {}, { toString: 1 }, { length: -1 }]
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...longTexts, ...hostileNumbers, ...hostileShapes),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 50 }),
)

const callers = ['anonymous', 'pending', 'owner', 'staff', 'individual'] as const
type Caller = (typeof callers)[number]

interface RestCase {
  readonly kind: 'rest'
  readonly caller: Caller
  readonly row: NamedRow
  readonly isSample: boolean
  readonly changes: readonly (readonly [field: string, value: unknown])[]
}
interface GraphQLCase {
  readonly kind: 'graphql'
  readonly caller: Caller
  readonly root: (typeof rootFields)[number]
  readonly changes: readonly (readonly [field: string, value: unknown])[]
}
interface TextCase {
  readonly kind: 'text'
  readonly caller: Caller
  readonly body: string
}
type Case = RestCase | GraphQLCase | TextCase

const caller = fc.constantFrom(...callers)
const restCase = fc.constantFrom(...rows).chain((row) =>
  fc.record({
    kind: fc.constant('rest' as const),
    caller,
    row: fc.constant(row),
    isSample: fc.boolean(),
    changes: fc.array(fc.tuple(fc.constantFrom(...toFields(row.input), 'unknown'), anyValue), { maxLength: 5 }),
  }),
)

/** Paths of all values in variables: `input.lineItems.0.amount`. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [path + name, ...pathsIn(inner, `${path}${name}.`)])
    : []

const operations = new Map(rootFields.map(([name, kind, field]) => [name, wholeOperation(kind, field)]))
const graphqlCase = fc.constantFrom(...rootFields).chain((root) => {
  const paths = pathsIn(operations.get(root[0])?.variables)
  return fc.record({
    kind: fc.constant('graphql' as const),
    caller,
    root: fc.constant(root),
    changes: fc.array(fc.tuple(fc.constantFrom(...paths, 'unknown'), anyValue), { maxLength: 4 }),
  })
})

const documents = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '{',
    '{ me { id } ',
    'query A { __schema { types { name } } }',
    '{ ...A } fragment A on Query { ...A }',
    '{ me { id } '.repeat(500),
  ),
  fc.string().map((name) => `query ${name} { me { id } }`),
)
const textCase = fc.record({
  kind: fc.constant('text' as const),
  caller,
  body: fc.oneof(
    documents.map((query) => JSON.stringify({ query })),
    fc.string(),
    fc.json(),
    fc.record({ query: anyValue, variables: anyValue, operationName: anyValue, extensions: anyValue }).map((body) => JSON.stringify(body)),
  ),
})
const anyCase: fc.Arbitrary<Case> = fc.oneof(
  { weight: 4, arbitrary: restCase },
  { weight: 4, arbitrary: graphqlCase },
  { weight: 1, arbitrary: textCase },
)

let mock: TestApp
let gateway: FastifyInstance
let tokens: Readonly<Record<Caller, string>>
let seeded: ReturnType<TestApp['store']['snapshot']>

beforeAll(async () => {
  mock = testApp()
  tokens = {
    anonymous: '',
    pending: await register(mock),
    owner: await mock.signIn('owner'),
    staff: await mock.signIn('staff'),
    individual: await mock.signIn('individual'),
  }
  const address = await mock.app.listen({ host: '127.0.0.1', port: 0 })
  const limits = { fields: 10_000, depth: 50, tokens: 100_000, characters: 1_000_000, nesting: 100 }
  gateway = await buildApp({ restBaseUrl: `${address}${API_PREFIX}`, limits, isOpen: true })
  seeded = mock.store.snapshot()
})
afterAll(async () => {
  await gateway.close()
  await mock.app.close()
})

const headersFor = (name: Caller): Record<string, string> => ({
  'content-type': 'application/json',
  ...(tokens[name] !== '' && { authorization: tokens[name] }),
})

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function restRequest({ row, caller: name, isSample, changes }: RestCase): InjectOptions {
  const right = isSample ? rights[row.name] : undefined
  const ownId = right?.of ? accessibleIds[right.of] : 0
  const fields = changes.reduce<unknown>(
    (input, [field, value]) => withField(input, field, value),
    right?.body?.(mock, ownId) ?? {},
  ) as Record<string, unknown>
  const address = right ? (right.path.split(' ')[1] ?? '').replace('{id}', String(ownId)) : row.path
  const path = address.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(asText(fields[field] ?? 1).toWellFormed()).replaceAll('.', '%2E'),
  )
  const headers = { ...headersFor(name), 'x-fc-app-platform': '2' }
  if (row.method !== 'GET' && row.method !== 'DELETE')
    return { method: row.method, url: API_PREFIX + path, headers, payload: JSON.stringify(fields) }
  const query = new URLSearchParams(Object.entries(fields).map(([field, value]): [string, string] => [field, asText(value)]))
  return { method: row.method, url: `${API_PREFIX}${path}${path.includes('?') ? '&' : '?'}${query}`, headers }
}

function graphqlRequest(item: GraphQLCase | TextCase): InjectOptions {
  const post = { method: 'POST', url: '/graphql', headers: headersFor(item.caller) } as const
  if (item.kind === 'text') return { ...post, payload: item.body }
  const { query = '', variables = {} } = operations.get(item.root[0]) ?? {}
  return {
    ...post,
    payload: JSON.stringify({
      query,
      variables: item.changes.reduce<unknown>((input, [path, value]) => withField(input, path, value), variables),
    }),
  }
}

function isEnvelope(body: string): boolean {
  const { responseCode, responseMessage, ...rest } = JSON.parse(body) as Record<string, unknown>
  return (
    typeof responseCode === 'number' &&
    responseCode < 500 &&
    typeof responseMessage === 'string' &&
    Object.keys(rest).join() === 'responseData'
  )
}
const failures = /"code":"(INTERNAL|UPSTREAM_\w+)"/

/** What is wrong with the reply; undefined: nothing. */
function getProblem(item: Case, { statusCode, body }: { readonly statusCode: number; readonly body: string }): string | undefined {
  if (statusCode >= 500) return `HTTP ${statusCode}`
  try {
    if (item.kind === 'rest') return isEnvelope(body) ? undefined : 'no envelope'
    const reply = JSON.parse(body) as object
    if (!('data' in reply) && !('errors' in reply)) return 'no GraphQL reply'
    return failures.exec(body)?.[1]
  } catch {
    return 'no JSON'
  }
}

async function send(item: Case): Promise<{ readonly problem: string | undefined; readonly cpuMs: number }> {
  const started = process.threadCpuUsage()
  const reply = item.kind === 'rest' ? await mock.app.inject(restRequest(item)) : await gateway.inject(graphqlRequest(item))
  const { user, system } = process.threadCpuUsage(started)
  const problem = getProblem(item, reply)
  return { problem: problem && `${problem}: ${reply.body.slice(0, 300)}`, cpuMs: (user + system) / 1000 }
}

const described = (item: Case): string =>
  JSON.stringify({ ...item, ...('row' in item && { row: item.row.name }), ...('root' in item && { root: item.root[0] }) }).slice(0, 600)

/** The least of three: the first may compile code or collect garbage. */
async function steadyCpuMs(item: Case, first: number): Promise<number> {
  if (first <= ANONYMOUS_CPU_MS) return first
  return Math.min(first, (await send(item)).cpuMs, (await send(item)).cpuMs)
}

test(
  `${requests} random requests from the seed ${seed} are answered with an envelope and without a crash`,
  { timeout: 3_600_000 },
  async () => {
    const faults: string[] = []
    const anonymousMs: number[] = []
    for (const [index, item] of fc.sample(anyCase, { numRuns: requests, seed }).entries()) {
      if (index % RESET_EVERY === 0) await mock.store.restore(seeded)
      const { problem, cpuMs } = await send(item)
      if (problem !== undefined) faults.push(`${index}: ${problem} ${described(item)}`)
      if (item.caller !== 'anonymous') continue
      const steady = await steadyCpuMs(item, cpuMs)
      anonymousMs.push(steady)
      if (steady > ANONYMOUS_CPU_MS) faults.push(`${index}: ${steady.toFixed(1)} ms of CPU ${described(item)}`)
    }
    const sorted = anonymousMs.toSorted((a, b) => a - b)
    const figure = (share: number): string => `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1)} ms`
    process.stdout.write(
      `${requests} requests, seed ${seed}: ${faults.length} faults; CPU of ${sorted.length} requests without a session: median ${figure(0.5)}, p99 ${figure(0.99)}, most ${figure(1)}\n`,
    )
    expect(faults.slice(0, 20)).toEqual([])
  },
)
