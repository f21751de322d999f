import { type Endpoint, pathParameters } from '@callout/contracts/wire/endpoint'
import { z } from '@callout/contracts/wire/zod'
import { type Domain, endpoints } from '@callout/contracts/endpoints'

export const API_PREFIX = '/api/v1'

export interface NamedRow extends Endpoint {
  readonly domain: Domain
  readonly name: string
  /** Fields sent in the query of a GET or DELETE; undefined if they are not known. */
  readonly queryParameters: readonly string[] | undefined
}

function queryParametersOf({ input, path, headers = {} }: Endpoint): string[] | undefined {
  if (!(input instanceof z.ZodMiniObject)) return undefined
  const sentElsewhere = [...pathParameters(path), ...Object.values(headers)]
  return Object.keys(input.shape).filter((name) => !sentElsewhere.includes(name))
}

export const rows: readonly NamedRow[] = Object.entries(endpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, row]) => ({
    ...row,
    domain: domain as Domain,
    name,
    queryParameters: queryParametersOf(row),
  })),
)
