import { stateNames } from '@callout/mock-api/control/pactStates/stateNames'
import { PLATFORM_HEADER, PLATFORM_WEB } from '@callout/contracts/constants'
import { fetchBackend } from './backendHttp.ts'
import type { Interaction, State } from './interaction.ts'
import { elementName, type OwnIds, pathIdName } from './listIds.ts'

/** Name of the state that calls have been made. The verification makes them, so that no backend has to set it up. */
export const CALLS_BEFORE = stateNames.callsAnswered

/** A call as a state names it. */
interface CallBefore {
  readonly method: string
  /** Below the base URL, with the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Of the reply; any other fails the state. */
  readonly response_code: number
}

const toQuery = (query: Readonly<Record<string, string | string[]>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((item): [string, string] => [name, item]))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const getCall = ({ row, operation, sends, reply }: Interaction): CallBefore => ({
  method: row.method,
  path: sends.path + toQuery(sends.query ?? {}),
  headers: { ...(operation.token !== undefined && { Authorization: operation.token }), ...sends.headers },
  ...(sends.body !== undefined && { body: sends.body }),
  response_code: reply.responseCode,
})

/** Preconditions of an interaction: its states, and then the calls of those that it comes after. */
export const statesOf = ({ given, after = [] }: Interaction): readonly State[] =>
  after.length === 0 ? given : [...given, { name: CALLS_BEFORE, parameters: { calls: after.map(getCall) } }]

const hasCalls = (parameters: Readonly<Record<string, unknown>>): parameters is { readonly calls: readonly CallBefore[] } =>
  Array.isArray(parameters['calls'])

function bodyWithOwnIds(value: unknown, ids: OwnIds, name = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => bodyWithOwnIds(element, ids, elementName(name)))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bodyWithOwnIds(inner, ids, key)]))
  return typeof value === 'number' && name.endsWith('_id') ? ids.find(name, value) : value
}

function pathWithOwnIds(path: string, ids: OwnIds): string {
  const ownOf = (name: string, text: string): string => (/^\d+$/.test(text) ? String(ids.find(name, Number(text))) : text)
  const [below = '', query] = path.split('?')
  const name = pathIdName(below)
  const servedPath = below
    .split('/')
    .map((segment) => ownOf(name, segment))
    .join('/')
  if (query === undefined) return servedPath
  const pairs = [...new URLSearchParams(query)].map(([key, value]) => [key, key.endsWith('_id') ? ownOf(key, value) : value])
  return `${servedPath}?${new URLSearchParams(pairs)}`
}

/** The calls with the ids that the provider returned from its states. */
export function withOwnIds(parameters: Readonly<Record<string, unknown>>, ids: OwnIds): Readonly<Record<string, unknown>> {
  if (!hasCalls(parameters)) return parameters
  const calls = parameters.calls.map(({ body, ...call }) => ({
    ...call,
    path: pathWithOwnIds(call.path, ids),
    ...(body !== undefined && { body: bodyWithOwnIds(body, ids) }),
  }))
  return { ...parameters, calls }
}

/** Makes a call: to a server, or to the mock in this process. */
export type Caller = (call: Omit<CallBefore, 'response_code'>) => Promise<{ readonly responseCode: number }>

/** Makes the calls of the state one after the other. Throws a sentence where one is answered otherwise than it has to be. */
export async function makeCalls(parameters: Readonly<Record<string, unknown>>, call: Caller): Promise<void> {
  if (!hasCalls(parameters)) throw new Error('names no calls')
  for (const { response_code, ...requested } of parameters.calls) {
    const { responseCode } = await call(requested)
    if (responseCode !== response_code) throw new Error(`${requested.method} ${requested.path} answered ${responseCode}`)
  }
}

/** Calls the server at that address; tokens of the pacts stand for real ones. */
export function callerOf(baseUrl: string, tokens: ReadonlyMap<string, string> | undefined): Caller {
  return async ({ method, path, headers: { Authorization: token = '', ...headers }, body }) => {
    const { status, text } = await fetchBackend(baseUrl + path, {
      method,
      headers: {
        ...headers,
        [PLATFORM_HEADER]: PLATFORM_WEB,
        ...(token !== '' && { Authorization: tokens?.get(token) ?? token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { responseCode = status } = (JSON.parse(text) ?? {}) as { readonly responseCode?: number }
    return { responseCode }
  }
}
