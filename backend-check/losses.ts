import { buildApp } from '@callout/gateway/app'
import { FakeBackend, ok, refused, type Replies, type SentRequest } from '@callout/gateway/testing/fakeBackend'
import type { FastifyInstance } from 'fastify'
import { allEndpoints, fullReply } from '../tests/fields/samples.ts'
import { clientOperations } from '../tests/specBackend/operations.ts'
import { operationVariables } from '../tests/specBackend/operationVariables.ts'

/** A field omitted from the replies of a call; without `field`, the whole call. */
export interface Cut {
  readonly call: string
  /** As `jobs[].total`, below `responseData`. */
  readonly field?: string
}

/** Leaf values of a result by path. A list counts as its first row. */
type Cells = ReadonlyMap<string, unknown>

export interface Loss {
  readonly operation: string
  readonly cells: readonly string[]
  readonly fails: boolean
}

const replies: ReadonlyMap<string, unknown> = new Map(allEndpoints.map(({ name, endpoint }) => [name, fullReply(endpoint.data)]))

/** Nested fields included, as `jobs[].total`. */
export function fieldsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return fieldsIn(value[0], `${path}[]`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const fieldPath = path === '' ? name : `${path}.${name}`
    return [fieldPath, ...fieldsIn(inner, fieldPath)]
  })
}

/** Its numbers and texts are unique. */
export const fullReplyOf = (call: string): unknown => replies.get(call)

export const replyFieldsOf = (call: string): string[] => fieldsIn(replies.get(call))

function withoutField(value: unknown, field: string): unknown {
  if (field.startsWith('[]'))
    return Array.isArray(value) ? value.map((row) => withoutField(row, field.slice('[]'.length).replace(/^\./, ''))) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [, name = '', rest = ''] = /^([^.[]+)(.*)$/.exec(field) ?? []
  const { [name]: inner, ...others } = value as Readonly<Record<string, unknown>>
  if (!(name in value)) return value
  return rest === '' ? others : { ...others, [name]: withoutField(inner, rest.replace(/^\./, '')) }
}

function cellsIn(value: unknown, path: string, cells: Map<string, unknown>): void {
  if (Array.isArray(value)) return cellsIn(value[0], `${path}[]`, cells)
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined) cells.set(path, value)
    return
  }
  for (const [name, inner] of Object.entries(value))
    if (name !== '__typename') cellsIn(inner, path === '' ? name : `${path}.${name}`, cells)
}

interface Asked {
  readonly cells: Cells
  readonly fails: boolean
}

interface Screen {
  readonly name: string
  readonly calls: readonly string[]
  readonly full: Cells
}

/** Replies have every field of the contract except the cuts. */
export function fullBackend(cutsOf: (request: SentRequest) => readonly Cut[]): FakeBackend {
  const reply = (call: string) => (request: SentRequest) => {
    const ownCuts = cutsOf(request).filter((cut) => cut.call === call)
    if (ownCuts.some(({ field }) => field === undefined)) return refused(404, 'There is no such call.')
    return ok(ownCuts.reduce((data, { field = '' }) => withoutField(data, field), replies.get(call)))
  }
  return new FakeBackend(Object.fromEntries([...replies.keys()].map((call) => [call, reply(call)])) as Replies)
}

/** Requests run one at a time. */
interface Gateway {
  readonly app: FastifyInstance
  readonly ask: (operation: string, cuts: readonly Cut[]) => Promise<Asked & { readonly calls: readonly string[] }>
}

async function openGateway(): Promise<Gateway> {
  let cuts: readonly Cut[] = []
  const backend = fullBackend(() => cuts)
  const app = await buildApp({ restBaseUrl: FakeBackend.baseUrl, dispatcher: backend })
  let count = 0
  return {
    app,
    ask: async (operation, missing) => {
      cuts = missing
      backend.requests.length = 0
      count += 1
      // The gateway caches settings by token.
      const headers = { authorization: `token-${count}` }
      const payload = { query: clientOperations.get(operation), variables: operationVariables[operation] ?? {} }
      const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload })
      const { data, errors = [] } = answer.json<{ data: unknown; errors?: unknown[] }>()
      const cells = new Map<string, unknown>()
      cellsIn(data, '', cells)
      return { cells, fails: errors.length > 0, calls: Object.keys(backend.calls) }
    },
  }
}

export interface Screens {
  readonly all: readonly Screen[]
  /** Operations without an effect are left out. */
  readonly losses: (cuts: readonly Cut[]) => Promise<readonly Loss[]>
  readonly close: () => Promise<void>
}

/** Opens the operations that make any of these calls; default: all. */
export async function openScreens(isRequested: (calls: readonly string[]) => boolean = () => true): Promise<Screens> {
  const { app, ask } = await openGateway()
  const screens: Screen[] = []
  for (const name of clientOperations.keys()) {
    const { cells: full, calls } = await ask(name, [])
    if (full.size > 0 && isRequested(calls)) screens.push({ name, calls, full })
  }
  return {
    all: screens,
    losses: async (cuts) => {
      const found: Loss[] = []
      for (const { name, calls, full } of screens) {
        const ownCuts = cuts.filter(({ call }) => calls.includes(call))
        if (ownCuts.length === 0) continue
        const { cells, fails } = await ask(name, ownCuts)
        const lost = [...full].filter(([path, value]) => cells.get(path) !== value).map(([path]) => path)
        if (lost.length > 0) found.push({ operation: name, cells: lost, fails: fails && lost.length === full.size })
      }
      return found
    },
    close: () => app.close().then(() => undefined),
  }
}
