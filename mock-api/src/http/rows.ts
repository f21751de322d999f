import type { Endpoint } from '@callout/contracts/endpoint'
import { type Domain, endpoints } from '@callout/contracts/endpoints'

/** Where the calls stand on this server. */
export const API_PREFIX = '/api/v1'

export interface NamedRow extends Endpoint {
  readonly domain: Domain
  readonly name: string
}

/** Every row of the endpoint table, with its keys. */
export const rows: readonly NamedRow[] = Object.entries(endpoints).flatMap(([domain, table]) =>
  Object.entries<Endpoint>(table).map(([name, row]) => ({ ...row, domain: domain as Domain, name })),
)
