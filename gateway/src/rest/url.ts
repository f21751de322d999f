import { camelKey } from '@callout/contracts/wire/casing'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { ApiError } from './errors.ts'
import { wireInput } from './wireInput.ts'

export interface Call {
  readonly method: Endpoint['method']
  readonly path: string
  readonly body: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Characters. Servers drop requests with longer request lines. */
const MAX_TEXT_LENGTH = 500
const MAX_PATH_LENGTH = 4000

const rejectLongText = (name: string): never => {
  const message = `Use at most ${MAX_TEXT_LENGTH} characters`
  throw new ApiError('INVALID', message, { fields: [{ field: camelKey(name), message }] })
}

function shortText(name: string, value: unknown): string {
  const text = String(value)
  return text.length > MAX_TEXT_LENGTH ? rejectLongText(name) : text
}

const nonPrintable = /[\p{C}\p{Zl}\p{Zp}]/gu

/** Spec §7: non-printable characters are stripped. */
const encoded = (name: string, value: unknown): string => encodeURIComponent(shortText(name, value).replace(nonPrintable, ''))

/** Percent-encodes non-ASCII characters: removing them could make different keys equal. */
const headerValue = (name: string, value: unknown): string =>
  shortText(name, value)
    .replace(nonPrintable, '')
    .replace(/[^\x20-\x7e]/gu, encodeURIComponent)

function takeHeaders(names: Readonly<Record<string, string>>, values: Record<string, unknown>): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [header, field] of Object.entries(names)) {
    if (values[field] !== undefined) headers[header] = headerValue(field, values[field])
    delete values[field]
  }
  return headers
}

/** Path ids are numbers: other text could address another endpoint. @throws ApiError NOT_FOUND */
function pathValue(value: unknown): string {
  if (!Number.isSafeInteger(value)) throw new ApiError('NOT_FOUND')
  return String(value)
}

const pair = ([name, value]: [string, unknown]): string =>
  Array.isArray(value) ? value.map((element) => `${name}[]=${encoded(name, element)}`).join('&') : `${name}=${encoded(name, value)}`

const toQuery = (values: Record<string, unknown>): string => {
  const pairs = Object.entries(values).map(pair).filter(Boolean)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function checkLength(path: string): string {
  if (path.length > MAX_PATH_LENGTH) throw new ApiError('INVALID', 'This asks for too much at once.', { fields: [] })
  return path
}

/** Parameters go into the path and headers first, the rest into query (GET, DELETE) or body. @throws ApiError NOT_FOUND, INVALID */
export function getCall({ method, path, headers: headerNames, takesNull }: Endpoint, input: object): Call {
  const values = wireInput(input, takesNull)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathValue(values[name])
    delete values[name]
    return value
  })
  const headers = headerNames && { headers: takeHeaders(headerNames, values) }
  if (method === 'GET' || method === 'DELETE') return { method, path: checkLength(filled + toQuery(values)), body: undefined, ...headers }
  return { method, path: filled, body: JSON.stringify(values), ...headers }
}
