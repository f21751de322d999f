import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'

export const API_PREFIX = '/api/v1'

export interface NamedRow extends Endpoint {
  readonly domain: Domain
  readonly name: string
}

export const rows: readonly NamedRow[] = Object.entries(endpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, row]) => ({ ...row, domain: domain as Domain, name })),
)
