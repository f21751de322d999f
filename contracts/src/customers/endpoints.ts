import type { Endpoint } from '../endpoint.ts'
import { Customer, CustomerIdInput } from './schemas.ts'

/** Spec §7 "Customers". */
export const customerEndpoints = {
  getCustomer: {
    method: 'GET',
    path: '/customers/{id}',
    input: CustomerIdInput,
    data: Customer,
    access: 'user',
    origin: 'inferred',
  },
} as const satisfies Record<string, Endpoint>
