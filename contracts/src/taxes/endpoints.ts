import type { Endpoint } from '../endpoint.ts'
import { TaxPage, TaxQuery } from './schemas.ts'

/** Spec §7 "Taxes". */
export const taxEndpoints = {
  listTaxes: { method: 'GET', path: '/taxes', input: TaxQuery, data: TaxPage, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
