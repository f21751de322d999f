import type { Endpoint } from '../wire/endpoint.ts'
import { Deleted } from '../wire/zod.ts'
import { Tax, TaxBody, TaxChangeBody, TaxIdInput, TaxPage, TaxQuery } from './schemas.ts'

// oxfmt-ignore
export const taxEndpoints = {
  listTaxes: { method: 'GET', path: '/taxes', input: TaxQuery, data: TaxPage, access: 'user', origin: 'inferred' },
  getTax: { method: 'GET', path: '/taxes/{id}', input: TaxIdInput, data: Tax, record: 'tax', access: 'user', origin: 'inferred' },
  createTax: { method: 'POST', path: '/taxes', input: TaxBody, data: Tax, record: 'tax', access: 'user', origin: 'inferred' },
  updateTax: { method: 'PUT', path: '/taxes/{id}', input: TaxChangeBody, data: Tax, record: 'tax', access: 'user', origin: 'inferred' },
  deleteTax: { method: 'DELETE', path: '/taxes/{id}', input: TaxIdInput, data: Deleted, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
