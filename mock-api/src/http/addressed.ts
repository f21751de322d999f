import { type Endpoint, pathParameters } from '@callout/contracts/wire/endpoint'

export interface AddressedCall {
  /** Below the base, with the query. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Path, headers and body of a call with its input. */
export function addressed(row: Endpoint, input: Readonly<Record<string, unknown>>): AddressedCall {
  const names = pathParameters(row.path)
  const path = names.reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(input[name]))), row.path as string)
  const inHeaders = Object.entries(row.headers ?? {}).filter(([, field]) => input[field] !== undefined)
  const headers = Object.fromEntries(inHeaders.map(([header, field]) => [header, String(input[field])]))
  const elsewhere = new Set([...names, ...Object.values(row.headers ?? {})])
  const rest = Object.entries(input).filter(([name]) => !elsewhere.has(name))
  if (row.method !== 'GET' && row.method !== 'DELETE') return { path, body: Object.fromEntries(rest), headers }
  const query = rest.flatMap(([name, value]) => [value].flat().map((element): [string, string] => [name, String(element)]))
  return { path: query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`, body: undefined, headers }
}
