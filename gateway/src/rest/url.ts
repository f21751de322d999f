import { camelKey } from '@callout/contracts/casing'
import { type Endpoint, pathParameters } from '@callout/contracts/endpoint'
import { Refusal } from '../errors.ts'
import { wireInput } from './wireInput.ts'

/** One HTTP request, below the base URL. */
export interface Call {
  readonly method: Endpoint['method']
  /** With the query. */
  readonly path: string
  /** JSON. */
  readonly body: string | undefined
  /** Input fields that travel as headers, by the header's name. */
  readonly headers?: Readonly<Record<string, string>>
}

/** In characters; servers drop a request whose first line is too long, often without a word. */
const MAX_TEXT_LENGTH = 500
const MAX_PATH_LENGTH = 4000

const tooLong = (name: string): never => {
  const message = `Use at most ${MAX_TEXT_LENGTH} characters`
  throw new Refusal('INVALID', message, { fields: [{ field: camelKey(name), message }] })
}

/** The text of a value that travels outside of a body. @throws Refusal INVALID */
function shortText(name: string, value: unknown): string {
  const text = String(value)
  return text.length > MAX_TEXT_LENGTH ? tooLong(name) : text
}

/** Control and format characters, lone surrogates, line and paragraph separators. */
const nonPrintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A value as part of a URL (spec §7: non-printable characters are stripped). */
const encoded = (name: string, value: unknown): string => encodeURIComponent(shortText(name, value).replace(nonPrintable, ''))

/**
 * A value as a header. What is not ASCII is written as in a URL: a header cannot carry it, and left out it would make one
 * key of two.
 */
const headerValue = (name: string, value: unknown): string =>
  shortText(name, value)
    .replace(nonPrintable, '')
    .replace(/[^\x20-\x7e]/gu, encodeURIComponent)

/** Takes the fields out of the values that travel as headers. */
function takeHeaders(names: Readonly<Record<string, string>>, values: Record<string, unknown>): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [header, field] of Object.entries(names)) {
    if (values[field] !== undefined) headers[header] = headerValue(field, values[field])
    delete values[field]
  }
  return headers
}

/** An id in a path is a number: other text would lead to another call. @throws Refusal NOT_FOUND */
function pathValue(value: unknown): string {
  if (!Number.isSafeInteger(value)) throw new Refusal('NOT_FOUND')
  return String(value)
}

const pair = ([name, value]: [string, unknown]): string =>
  Array.isArray(value) ? value.map((element) => `${name}[]=${encoded(name, element)}`).join('&') : `${name}=${encoded(name, value)}`

const queryOf = (values: Record<string, unknown>): string => {
  const pairs = Object.entries(values).map(pair).filter(Boolean)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** @throws Refusal INVALID */
function bounded(path: string): string {
  if (path.length > MAX_PATH_LENGTH) throw new Refusal('INVALID', 'This asks for too much at once.', { fields: [] })
  return path
}

const parametersOf = new Map<string, string[]>()

function parametersIn(path: string): string[] {
  let parameters = parametersOf.get(path)
  if (parameters === undefined) parametersOf.set(path, (parameters = pathParameters(path)))
  return parameters
}

/**
 * The request of an endpoint's input: path parameters and headers first; of the rest GET and DELETE make a query, the others a
 * body. @throws Refusal NOT_FOUND, INVALID
 */
export function callOf({ method, path, headers: headerNames, takesNull }: Endpoint, input: object): Call {
  const values = wireInput(input, takesNull)
  let filled: string = path
  for (const name of parametersIn(path)) {
    filled = filled.replace(`{${name}}`, pathValue(values[name]))
    delete values[name]
  }
  const headers = headerNames && { headers: takeHeaders(headerNames, values) }
  if (method === 'GET' || method === 'DELETE') return { method, path: bounded(filled + queryOf(values)), body: undefined, ...headers }
  return { method, path: filled, body: JSON.stringify(values), ...headers }
}
