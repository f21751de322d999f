import type { Customer, Property } from '@callout/contracts/customers/schemas'
import { foldedText } from '@callout/contracts/text/foldedText'
import { nationalDigits } from '@callout/contracts/search/phoneText'
import { defineCollection } from '../../db/collection.ts'
import type { Stored } from '../stored.ts'

type ComputedCustomerField = 'properties' | 'jobs_count' | 'billed_total' | 'outstanding_balance' | 'last_visit_at' | 'next_visit_at'

/** Every field of the contract's customer is stored unless it is computed; those below are never null. */
export interface CustomerRecord extends Stored<Customer, ComputedCustomerField> {
  readonly company_id: number
  readonly branch_id: number
  readonly first_name: string
  readonly last_name: string
  /** The organization, or else first and last name. */
  readonly name: string
  /** Empty if unknown, as is the phone. */
  readonly email: string
  readonly phone_country_code: string
  /** Digits only. */
  readonly phone: string
  readonly tags: readonly string[]
  readonly is_do_not_service: boolean
  readonly is_active: boolean
  /** Whether the billing address is a property's. If so, the billing fields are null. */
  readonly same_as_property_address: boolean
  readonly email_notification: boolean
  readonly sms_notification: boolean
  readonly lock_version: number
  readonly created_at: number
  /** Null until the first change. */
  readonly updated_at: number | null
  readonly updated_by: number | null
}

/** Coordinates are both null or both set. */
export interface PropertyRecord extends Stored<Property, 'customer_name'> {
  readonly company_id: number
  readonly customer_id: number
  readonly street1: string
  readonly city: string
  readonly province: string
  readonly country: string
  readonly postal_code: string
  readonly is_billing_address: boolean
  readonly is_active: boolean
}

interface Deletion {
  readonly deleted_at: number
  readonly deleted_by: number
}

/** Billing fields of a customer whose bills go to the property that is the billing address. */
export const billedAtTheProperty = {
  same_as_property_address: true,
  billing_suite_no: null,
  billing_street1: null,
  billing_street2: null,
  billing_city: null,
  billing_province: null,
  billing_country: null,
  billing_postal_code: null,
} as const satisfies Partial<CustomerRecord>

export const customerDefaults = {
  ...billedAtTheProperty,
  alternate_phone_country_code: null,
  alternate_phone: null,
  email_notification: true,
  sms_notification: true,
  is_active: true,
  updated_at: null,
  updated_by: null,
} as const satisfies Partial<CustomerRecord>

/** By what a customer is recognised, the surest first. */
export const identityKinds = ['email', 'phone', 'name'] as const
export type IdentityKind = (typeof identityKinds)[number]
export type Identified = Pick<CustomerRecord, 'company_id' | 'first_name' | 'last_name' | 'email' | 'phone'>

const valueOf: Readonly<Record<IdentityKind, (customer: Identified) => string>> = {
  email: ({ email }) => foldedText(email.trim()),
  phone: ({ phone }) => nationalDigits(phone),
  name: ({ first_name, last_name }) => foldedText(`${first_name} ${last_name}`.trim().replace(/\s+/g, ' ')),
}

/** The key that all customers share who are the same in this respect; null where nothing is known. */
export function identityOf(kind: IdentityKind, customer: Identified): string | null {
  const value = valueOf[kind](customer)
  return value === '' ? null : `${customer.company_id}:${kind}:${value}`
}

export const identitiesOf = (customer: Identified): string[] => identityKinds.flatMap((kind) => identityOf(kind, customer) ?? [])

export const customerCollections = {
  customers: defineCollection<CustomerRecord>()({
    defaults: customerDefaults,
    indexes: {
      company_id: (customer) => customer.company_id,
      identity: identitiesOf,
      name: { within: (customer) => customer.company_id, value: (customer) => foldedText(customer.name) },
      created_at: { within: (customer) => customer.company_id, value: (customer) => customer.created_at },
    },
  }),
  properties: defineCollection<PropertyRecord>()({
    defaults: { tax_id: null, is_active: true },
    indexes: { company_id: (property) => property.company_id, customer_id: (property) => property.customer_id },
  }),
  deletedCustomers: defineCollection<CustomerRecord & Deletion>()({ indexes: {} }),
  deletedProperties: defineCollection<PropertyRecord & Deletion>()({ indexes: {} }),
} as const
