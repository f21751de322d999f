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
}

/** Control and format characters, lone surrogates, line and paragraph separators. */
const nonPrintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A value as part of a URL (spec §7: non-printable characters are stripped). */
const encoded = (value: unknown): string => encodeURIComponent(String(value).replace(nonPrintable, ''))

/** An id in a path is a number: other text would lead to another call. @throws Refusal NOT_FOUND */
function pathValue(value: unknown): string {
  if (!Number.isSafeInteger(value)) throw new Refusal('NOT_FOUND')
  return String(value)
}

const pair = ([name, value]: [string, unknown]): string =>
  Array.isArray(value) ? value.map((element) => `${name}[]=${encoded(element)}`).join('&') : `${name}=${encoded(value)}`

const queryOf = (values: Record<string, unknown>): string => {
  const pairs = Object.entries(values).map(pair).filter(Boolean)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

const parametersOf = new Map<string, string[]>()

function parametersIn(path: string): string[] {
  let parameters = parametersOf.get(path)
  if (parameters === undefined) parametersOf.set(path, (parameters = pathParameters(path)))
  return parameters
}

/** The request of an endpoint's input: path parameters first; of the rest GET and DELETE make a query, the others a body. */
export function callOf({ method, path }: Endpoint, input: object): Call {
  const values = wireInput(input)
  let filled: string = path
  for (const name of parametersIn(path)) {
    filled = filled.replace(`{${name}}`, pathValue(values[name]))
    delete values[name]
  }
  if (method === 'GET' || method === 'DELETE') return { method, path: filled + queryOf(values), body: undefined }
  return { method, path: filled, body: JSON.stringify(values) }
}
