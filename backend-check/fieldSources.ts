import { globSync, readFileSync } from 'node:fs'
import { camelKey } from '@callout/contracts/wire/casing'
import { sourceOf } from '@callout/mock-api/control/upstream/differences'
import { buildApp } from '@callout/gateway/app'
import { enums } from '@callout/gateway/schema/enums'
import { FakeBackend } from '@callout/gateway/testing/fakeBackend'
import { type FieldNode, Kind, parse, print, visit } from 'graphql'
import { type Call, calls } from '../tests/pact/calls.ts'
import { clientOperations } from '../tests/specBackend/operations.ts'
import { operationVariables } from '../tests/specBackend/operationVariables.ts'
import { fullBackend, fullReplyOf, replyFieldsOf } from './losses.ts'

/** `{"GET /taxes": ["taxes[].rate"]}` */
type FieldsByCall = Record<string, string[]>

export interface TypeSources {
  /** Objects of replies whose fields have the same names. */
  readonly objects: FieldsByCall
  /** Sources of fields with other names, or of several fields. */
  readonly fields: Record<string, FieldsByCall>
}

/** Origins of the fields of the gateway's replies, for the client's X-ray. */
export interface FieldSources {
  readonly files: Readonly<Record<string, string>>
  readonly types: Readonly<Record<string, TypeSources>>
  readonly calls: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface ReplyField {
  readonly call: string
  /** `taxes[]` */
  readonly object: string
  readonly name: string
  readonly text: string
}

/** Numbers and texts of full replies are unique; other values may be equal by chance. */
const unique = /text \d+|\d{4,}/g
const isUnique = (text: string): boolean => text.replace(unique, '') === ''

function replyFields(call: string, value: unknown, object = ''): ReplyField[] {
  if (Array.isArray(value)) return replyFields(call, value[0], `${object}[]`)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const text = String(inner)
    if (typeof inner !== 'object') return isUnique(text) ? [{ call, object, name, text }] : []
    return replyFields(call, inner, object === '' ? name : `${object}.${name}`)
  })
}

function add(table: FieldsByCall, call: string, field: string): void {
  const known = (table[call] ??= [])
  if (!known.includes(field)) known.push(field)
}

const joined = ({ object, name }: ReplyField): string => (object === '' ? name : `${object}.${name}`)

function addSources(types: Record<string, TypeSources>, answer: unknown, replies: readonly ReplyField[]): void {
  if (Array.isArray(answer)) return addSources(types, answer[0], replies)
  if (!isObject(answer)) return
  for (const [name, value] of Object.entries(answer)) {
    const { __typename: type } = answer
    if (typeof value === 'object') addSources(types, value, replies)
    else if (typeof type === 'string') {
      const known = (types[type] ??= { objects: {}, fields: {} })
      const parts: readonly string[] = String(value).match(unique) ?? []
      for (const field of replies.filter(({ text }) => parts.includes(text))) {
        if (camelKey(field.name) === name) add(known.objects, field.call, field.object)
        else add((known.fields[name] ??= {}), field.call, joined(field))
      }
    }
  }
}

/** Totals of lists are small numbers, which are not unique. */
function addTotals(types: Record<string, TypeSources>, answer: unknown, call: string, reply: unknown): void {
  if (!isObject(answer) || !isObject(reply) || !('pagination' in reply)) return
  for (const page of Object.values(answer).filter(isObject)) {
    const { __typename: type, items } = page
    const row: unknown = Array.isArray(items) ? items[0] : undefined
    const isOwn = isObject(row) && call in (types[String(row['__typename'])]?.objects ?? {})
    if (isOwn && 'totalCount' in page)
      add(((types[String(type)] ??= { objects: {}, fields: {} }).fields['totalCount'] ??= {}), call, 'pagination.total_count')
  }
}

const typeName: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

const withTypeNames = (document: string): string =>
  print(visit(parse(document), { SelectionSet: (node) => ({ ...node, selections: [...node.selections, typeName] }) }))

const getName = ({ endpoint: { method, path } }: Call): string => `${method} ${path}`

async function typeSources(): Promise<Record<string, TypeSources>> {
  const backend = fullBackend(() => [])
  const app = await buildApp({ restBaseUrl: FakeBackend.baseUrl, dispatcher: backend })
  const types: Record<string, TypeSources> = {}
  for (const [name, document] of clientOperations) {
    if (!document.startsWith('query')) continue
    const before = new Map<string, number>(Object.entries(backend.calls))
    const payload = { query: withTypeNames(document), variables: operationVariables[name] ?? {} }
    const reply = await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `token-${name}` }, payload })
    const after = new Map<string, number>(Object.entries(backend.calls))
    const made = calls.filter((call) => after.get(call.name) !== before.get(call.name))
    const replies = made.flatMap((call) => replyFields(getName(call), fullReplyOf(call.name)))
    addSources(types, reply.json<{ data: unknown }>().data, replies)
    for (const call of made) addTotals(types, reply.json<{ data: unknown }>().data, getName(call), fullReplyOf(call.name))
  }
  await app.close()
  return Object.fromEntries(Object.entries(types).filter(([, { objects, fields }]) => Object.keys({ ...objects, ...fields }).length > 0))
}

const operationFiles = (): [string, string][] =>
  globSync('client/src/**/*.graphql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name = '']): [string, string] => [
      name,
      file.replaceAll('\\', '/'),
    ]),
  )

function specSources({ name, domain, endpoint: { method, path } }: Call): Readonly<Record<string, string>> {
  const sources = replyFieldsOf(name).map((field) => [
    field,
    sourceOf({ method, path, domain }, `responseData${field.startsWith('[') ? '' : '.'}${field}`),
  ])
  return Object.fromEntries(sources)
}

const sorted = <T>(table: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => a.localeCompare(b, 'en')))

/** Runs the client's operations with unique reply values and finds these in the results. */
export async function fieldSources(): Promise<FieldSources> {
  const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET')
  const labels = Object.entries(enums).map(([name, table]) => [
    name,
    Object.fromEntries(Object.entries(table).map(([key, { label }]) => [key, label])),
  ])
  return {
    files: sorted(Object.fromEntries(operationFiles())),
    types: sorted(await typeSources()),
    calls: sorted(Object.fromEntries(reads.map((call) => [getName(call), specSources(call)]))),
    labels: Object.fromEntries(labels) as FieldSources['labels'],
  }
}
