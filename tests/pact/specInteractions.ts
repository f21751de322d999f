import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { decisionOf, decisions } from '@callout/mock-api/http/openapi/decisions'
import { isNamedBySpec, specCodes, specReplyOf } from '@callout/mock-api/http/openapi/specReplies'
import type { Interaction } from './interaction.ts'
import { rowNameOf } from './interactions.ts'
import { elementName, listIdName, listIds, pathIdName } from './listIds.ts'
import { API_PREFIX } from './names.ts'
import { EXPIRED_TOKEN } from './states.ts'

type Loose = Readonly<Record<string, unknown>>

/** An interaction as Pact writes it to its file. */
export interface Recorded {
  readonly description: string
  readonly pending: boolean
  readonly comments?: { readonly text: readonly string[] }
  readonly providerStates?: readonly { readonly name: string; readonly params?: Loose }[]
  readonly request: {
    readonly method: string
    readonly path: string
    readonly headers?: Readonly<Record<string, readonly string[]>>
    readonly query?: Readonly<Record<string, readonly string[]>>
    readonly body?: { readonly content: unknown }
    readonly generators?: Loose
  }
  readonly response: {
    readonly status: number
    readonly body: { readonly content: Loose & { readonly responseCode: number } }
    readonly matchingRules?: Readonly<Record<string, Loose>>
  }
}

/** Path of a matching rule as `specReplyOf` writes fields: `$.responseData[*].id` is `responseData[].id`. */
const getField = (rulePath: string): string => rulePath.replace(/^\$\.?/, '').replaceAll(/\[[^\]]*\]/g, '[]')

/** The part of a value that leads to these fields; undefined if none of it does. */
function partOf(value: unknown, path: string, fields: readonly string[]): unknown {
  if (fields.includes(path)) return value
  if (!fields.some((field) => field.startsWith(path))) return undefined
  if (Array.isArray(value)) return value.map((element) => partOf(element, `${path}[]`, fields))
  if (typeof value !== 'object' || value === null) return undefined
  const parts = Object.entries(value).map(([name, inner]) => [name, partOf(inner, path === '' ? name : `${path}.${name}`, fields)] as const)
  const left = parts.filter(([, part]) => part !== undefined)
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

/** The one code at which the client branches on the message (spec §8). */
const toFields = ({ row, reply }: Interaction): readonly string[] => {
  if (reply.responseCode === 200) return specReplyOf(row).fields
  return reply.responseCode === 401 ? ['responseCode', 'responseMessage'] : ['responseCode']
}

/** Whether the specification names the call, and the code of its reply. Pacts hold calls of other domains, too. */
export const isOfSpec = (domain: Domain, { row, reply }: Interaction): boolean =>
  specCodes.includes(reply.responseCode) && isNamedBySpec(row) && (Object.values(endpoints[domain]) as unknown[]).includes(row)

/** Name of the interaction that asks for what the specification shows of a call's reply. */
export const specNameOf = (callName: string, code: number): string => `${callName} ${code}: what the specification shows`

/** The same call, with only what the specification shows of its reply: this has to hold. */
function specHalf(interaction: Interaction, recorded: Recorded): Recorded {
  const fields = toFields(interaction)
  const { response } = recorded
  const { body: rules = {}, ...otherRules } = response.matchingRules ?? {}
  const lists = fields.flatMap((field) => (field.includes('[]') ? [field.slice(0, field.indexOf('[]'))] : []))
  const isAsked = (path: string): boolean => [...fields, ...lists].some((field) => getField(path) === field)
  return {
    ...recorded,
    description: specNameOf(rowNameOf(interaction.row), interaction.reply.responseCode),
    pending: false,
    comments: { text: [`The specification shows this: ${specReplyOf(interaction.row).section}.`] },
    response: {
      ...response,
      body: { ...response.body, content: partOf(response.body.content, '', fields) as Recorded['response']['body']['content'] },
      matchingRules: { ...otherRules, body: Object.fromEntries(Object.entries(rules).filter(([path]) => isAsked(path))) },
    },
  }
}

const countIn = (value: unknown): number => JSON.stringify(value ?? null).length

/** Of the interactions of one call and code, the one that shows most of it with the fewest conditions. */
function fullest(candidates: readonly (readonly [Interaction, Recorded])[]): readonly [Interaction, Recorded] {
  const conditions = ([{ after = [], given, operation }]: (typeof candidates)[number]): number =>
    after.length * 10 + given.length + (operation.token === EXPIRED_TOKEN ? 100 : 0)
  const shownBy = ([interaction, { response }]: (typeof candidates)[number]): number =>
    countIn(partOf(response.body.content, '', toFields(interaction)))
  return candidates.toSorted((a, b) => shownBy(b) - shownBy(a) || conditions(a) - conditions(b))[0] as (typeof candidates)[number]
}

/** Parameters of states that a provider may replace by values of its own. */
type Own = [name: string, value: string | number]
const isOwn = (name: string, value: unknown): value is string | number =>
  (typeof value === 'number' && name.endsWith('_id')) ||
  (typeof value === 'string' && ['token', 'user_code', 'access_code', 'auth_token', 'reset_token'].includes(name))

/** Finds the parameter that a value of the request comes from. */
function parameterFinder({ providerStates = [] }: Recorded): (name: string, value: unknown) => string | undefined {
  const pairs = providerStates.flatMap(({ params = {} }) => Object.entries(params)).filter((pair): pair is Own => isOwn(...pair))
  const certain = pairs.filter(([name, value]) => value !== 0 && pairs.every(([item, own]) => item !== name || own === value))
  const inLists = providerStates.flatMap(({ name, params }) => listIds(name, params))
  const candidates = [
    ...certain.map(([name, value]) => ({ name, value: String(value), parameter: name })),
    ...inLists.map(([name, id]) => ({ name, value: String(id), parameter: listIdName(name, id) })),
  ]
  return (name, value) => {
    const same = candidates.filter((item) => item.value === String(value))
    const named = same.find((item) => item.name === name)
    return (named ?? (same.every((item) => item.name === same[0]?.name) ? same[0] : undefined))?.parameter
  }
}

const generator = (expression: string, dataType: 'STRING' | 'INTEGER') => ({ type: 'ProviderState', expression, dataType })

/** Scalars of a body, with the name of their field; elements of `staff_ids` are called `staff_id`. */
function leavesOf(value: unknown, path = '$', name = ''): { readonly path: string; readonly name: string; readonly value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => leavesOf(element, `${path}[${index}]`, elementName(name)))
  if (typeof value !== 'object' || value === null) return [{ path, name, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`, key))
}

/** Where the request takes ids, tokens and codes from the provider's states; without such a value the example is sent. */
function generatorsOf(recorded: Recorded): Loose | undefined {
  const find = parameterFinder(recorded)
  const { path, headers = {}, query = {}, body } = recorded.request
  const idName = pathIdName(path.slice(API_PREFIX.length))
  const segments = path.split('/').map((segment) => {
    const parameter = /^\d+$/.test(segment) ? find(idName, segment) : undefined
    return parameter === undefined ? segment : `\${${parameter}}`
  })
  const [token] = headers['Authorization'] ?? []
  const inHeader = token === undefined ? undefined : find('token', token)
  const inQuery = Object.entries(query).flatMap(([name, [value, ...more]]) => {
    const parameter = more.length === 0 && name.endsWith('_id') ? find(name, value) : undefined
    return parameter === undefined ? [] : [[name, generator(`\${${parameter}}`, 'STRING')] as const]
  })
  const inBody = leavesOf(body?.content).flatMap(({ path: at, name, value }) => {
    const parameter = isOwn(name, value) ? find(name, value) : undefined
    const dataType = typeof value === 'number' ? ('INTEGER' as const) : ('STRING' as const)
    return parameter === undefined ? [] : [[at, generator(`\${${parameter}}`, dataType)] as const]
  })
  const generators = {
    ...(segments.join('/') !== path && { path: generator(segments.join('/'), 'STRING') }),
    ...(inHeader !== undefined && { header: { Authorization: generator(`\${${inHeader}}`, 'STRING') } }),
    ...(inQuery.length > 0 && { query: Object.fromEntries(inQuery) }),
    ...(inBody.length > 0 && { body: Object.fromEntries(inBody) }),
  }
  return Object.keys(generators).length === 0 ? undefined : generators
}

/**
 * The recorded interactions of a domain, pending and with their decision, and besides them one for each call and code that the
 * specification names: only those may fail a backend.
 */
export function withSpecInteractions(
  domain: Domain,
  interactions: readonly Interaction[],
  recorded: readonly Recorded[],
): readonly Recorded[] {
  const byName = new Map(interactions.map((interaction) => [interaction.name, interaction]))
  const pairs = recorded.flatMap((item): (readonly [Interaction, Recorded])[] => {
    const interaction = byName.get(item.description)
    if (!interaction) throw new Error(`No interaction is called '${item.description}'`)
    const decision = decisionOf({ domain, code: interaction.reply.responseCode })
    const generators = generatorsOf(item)
    const request = generators === undefined ? item.request : { ...item.request, generators }
    return [[interaction, { ...item, request, pending: true, comments: { text: [`${decision}: ${decisions[decision]}`] } }]]
  })
  const documented = pairs.filter(([interaction]) => isOfSpec(domain, interaction))
  const groups = Map.groupBy(documented, ([{ row, reply }]) => specNameOf(rowNameOf(row), reply.responseCode))
  const halves = [...groups.values()].map((group) => specHalf(...fullest(group)))
  return [...pairs.map(([, item]) => item), ...halves.toSorted((a, b) => (a.description < b.description ? -1 : 1))]
}
