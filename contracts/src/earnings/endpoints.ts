import type { Endpoint } from '../wire/endpoint.ts'
import { EarningGraph, EarningPage, EarningRowsQuery, Earnings, EarningsQuery } from './schemas.ts'

// oxfmt-ignore
export const earningEndpoints = {
  getEarnings: { method: 'GET', path: '/earnings', input: EarningsQuery, data: Earnings, access: 'user', origin: 'inferred' },
  getEarningGraph: { method: 'GET', path: '/earnings/earning_graph', input: EarningsQuery, data: EarningGraph, access: 'user', origin: 'inferred' },
  listEarnings: { method: 'GET', path: '/earnings/listings', input: EarningRowsQuery, data: EarningPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
