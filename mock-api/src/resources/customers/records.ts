import { foldedText } from '@callout/contracts/foldedText'
import { defineCollection } from '../../db/collection.ts'

export interface CustomerRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly first_name: string
  readonly last_name: string
  /** What lists show: the organisation where there is one, else first and last name. */
  readonly name: string
  readonly company_name: string | null
  /** Empty where nobody told it, as is the phone. */
  readonly email: string
  readonly phone_country_code: string
  /** Digits only. */
  readonly phone: string
  /** Both null where there is no second phone. */
  readonly alternate_phone_country_code: string | null
  readonly alternate_phone: string | null
  readonly website: string | null
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly is_do_not_service: boolean
  readonly is_active: boolean
  /** Whether bills go to the property that is the billing address. If not, the billing fields say where; else they are null. */
  readonly same_as_property_address: boolean
  readonly billing_suite_no: string | null
  readonly billing_street1: string | null
  readonly billing_street2: string | null
  readonly billing_city: string | null
  readonly billing_province: string | null
  readonly billing_country: string | null
  readonly billing_postal_code: string | null
  readonly email_notification: boolean
  readonly sms_notification: boolean
  readonly lock_version: number
  readonly created_at: number
  /** Null until somebody changes the customer, as is who did. */
  readonly updated_at: number | null
  readonly updated_by: number | null
}

export interface PropertyRecord {
  readonly id: number
  readonly company_id: number
  readonly customer_id: number
  readonly name: string | null
  readonly suite_no: string | null
  readonly street1: string
  readonly street2: string | null
  readonly city: string
  readonly province: string
  readonly country: string
  readonly postal_code: string
  /** True for one property of a customer at most. */
  readonly is_billing_address: boolean
  /** Null, both of them, until somebody says where it is. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** What is charged here in place of the default tax. */
  readonly tax_id: number | null
  readonly access_notes: string | null
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

/** What a customer is before anybody says more, or changes anything. */
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

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

const valueOf: Readonly<Record<IdentityKind, (customer: Identified) => string>> = {
  email: ({ email }) => foldedText(email.trim()),
  phone: ({ phone }) => digitsOf(phone),
  name: ({ first_name, last_name }) => foldedText(`${first_name} ${last_name}`.trim().replace(/\s+/g, ' ')),
}

/** The key that all customers share who are the same in this respect; null where nothing is known. */
export function identityOf(kind: IdentityKind, customer: Identified): string | null {
  const value = valueOf[kind](customer)
  return value === '' ? null : `${customer.company_id}:${kind}:${value}`
}

/** Every key under which a customer is found. */
export const identitiesOf = (customer: Identified): string[] => identityKinds.flatMap((kind) => identityOf(kind, customer) ?? [])

export const customerCollections = {
  customers: defineCollection<CustomerRecord>()({
    keys: { company_id: (customer) => customer.company_id, identity: identitiesOf },
    sorted: {
      name: { within: (customer) => customer.company_id, value: (customer) => foldedText(customer.name) },
      created_at: { within: (customer) => customer.company_id, value: (customer) => customer.created_at },
    },
  }),
  properties: defineCollection<PropertyRecord>()({
    keys: { company_id: (property) => property.company_id, customer_id: (property) => property.customer_id },
    sorted: {},
  }),
  /** Kept, and shown nowhere. */
  deletedCustomers: defineCollection<CustomerRecord & Deletion>()({ keys: {}, sorted: {} }),
  deletedProperties: defineCollection<PropertyRecord & Deletion>()({ keys: {}, sorted: {} }),
} as const
