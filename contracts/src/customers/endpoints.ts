import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { Deleted } from '../wire/zod.ts'
import {
  Customer,
  CustomerBody,
  CustomerChangeBody,
  CustomerDeletion,
  CustomerIdInput,
  CustomerPage,
  CustomerQuery,
  DuplicateCustomer,
  Property,
  PropertyBody,
  PropertyChangeBody,
  PropertyIdInput,
  PropertyPage,
  PropertyQuery,
} from './schemas.ts'

// oxfmt-ignore
export const customerEndpoints = {
  listCustomers: { method: 'GET', path: '/customers/list_customers', input: CustomerQuery, data: CustomerPage, access: 'user', origin: 'inferred' },
  getCustomer: { method: 'GET', path: '/customers/{id}', input: CustomerIdInput, data: Customer, record: 'customer', access: 'user', origin: 'inferred' },
  createCustomer: { method: 'POST', path: '/customers', input: CustomerBody, data: Customer, outcomes: { 409: DuplicateCustomer }, record: 'customer', access: 'user', origin: 'inferred', headers: idempotencyHeader },
  updateCustomer: { method: 'PUT', path: '/customers/{id}', input: CustomerChangeBody, takesNull: true, data: Customer, record: 'customer', access: 'user', origin: 'inferred' },
  deleteCustomer: { method: 'DELETE', path: '/customers/{id}', input: CustomerDeletion, data: Deleted, access: 'user', origin: 'inferred' },
  listProperties: { method: 'GET', path: '/properties', input: PropertyQuery, data: PropertyPage, access: 'user', origin: 'inferred' },
  createProperty: { method: 'POST', path: '/properties', input: PropertyBody, data: Property, record: 'property', access: 'user', origin: 'inferred' },
  getProperty: { method: 'GET', path: '/properties/{id}', input: PropertyIdInput, data: Property, record: 'property', access: 'user', origin: 'inferred' },
  updateProperty: { method: 'PUT', path: '/properties/{id}', input: PropertyChangeBody, takesNull: true, data: Property, record: 'property', access: 'user', origin: 'inferred' },
  deleteProperty: { method: 'DELETE', path: '/properties/{id}', input: PropertyIdInput, data: Deleted, access: 'user', origin: 'inferred' },
} as const satisfies Record<string, Endpoint>
