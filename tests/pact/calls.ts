import { pathParameters, type Endpoint } from '@callout/contracts/wire/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'
import { API_PREFIX } from './names.ts'

/** A call of the contract. */
export interface Call {
  readonly domain: Domain
  readonly name: string
  readonly endpoint: Endpoint
}

export const calls: readonly Call[] = Object.entries(endpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ domain: domain as Domain, name, endpoint })),
)

const patterns = calls
  .map((call) => ({ call, pattern: new RegExp(`^${call.endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/jobs/job_listing` is no id.
  .toSorted((a, b) => pathParameters(a.call.endpoint.path).length - pathParameters(b.call.endpoint.path).length)

/** Finds the call of a request, by its path with `/api/v1` and without query. */
export function findCall(method: string, path: string): Call | undefined {
  const below = path.slice(API_PREFIX.length)
  return patterns.find(({ call, pattern }) => call.endpoint.method === method && pattern.test(below))?.call
}
