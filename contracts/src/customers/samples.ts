import type { Deleted, z } from '../wire/zod.ts'
import type { Customer, CustomerPage, DuplicateCustomer, Property, PropertyPage } from './schemas.ts'

export const customer = {
  id: 31,
  first_name: 'Carla',
  last_name: 'Reyes',
  name: 'Carla Reyes',
  company_name: 'Reyes Dental',
  email: 'carla@reyes-dental.test',
  phone_country_code: '1',
  phone: '5550131',
  alternate_phone_country_code: '1',
  alternate_phone: '5550132',
  website: 'https://reyes-dental.test',
  notes: 'Rings twice.',
  tags: ['vip'],
  is_do_not_service: false,
  same_as_property_address: false,
  billing_suite_no: '9',
  billing_street1: '1 Main Street',
  billing_street2: 'Rear',
  billing_city: 'Chicago',
  billing_province: 'IL',
  billing_country: 'United States',
  billing_postal_code: '60601',
  email_notification: true,
  sms_notification: false,
  branch_id: 1,
  is_active: true,
  properties: [
    {
      id: 41,
      customer_id: 31,
      name: 'Practice',
      suite_no: '4B',
      street1: '80 Elm Street',
      street2: null,
      city: 'Chicago',
      province: 'IL',
      country: 'United States',
      postal_code: '60610',
      is_billing_address: true,
      latitude: 41.9,
      longitude: -87.64,
      tax_id: null,
      access_notes: 'Key at the desk.',
      is_active: true,
    },
  ],
  jobs_count: 3,
  billed_total: 480.5,
  outstanding_balance: 120,
  last_visit_at: 1795010400,
  next_visit_at: 1795183200,
  lock_version: 1,
  created_at: 1767225600,
} as const satisfies z.input<typeof Customer>

const { properties: _, ...withoutProperties } = customer
export const customerPage = {
  customers: [{ ...withoutProperties, property_count: 1, city: 'Chicago' }],
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof CustomerPage>

export const duplicateCustomer = {
  reason: 'duplicate',
  matches: [{ id: 31, name: 'Carla Reyes', matched_on: 'phone' }],
} satisfies z.input<typeof DuplicateCustomer>

export const property = {
  id: 42,
  customer_id: 31,
  name: 'Workshop',
  suite_no: null,
  street1: '9 Dock Road',
  street2: null,
  city: 'Joliet',
  province: 'IL',
  country: 'United States',
  postal_code: '60432',
  is_billing_address: false,
  latitude: 41.52,
  longitude: -88.08,
  tax_id: null,
  access_notes: null,
  is_active: true,
} satisfies z.input<typeof Property>

export const propertyPage = {
  properties: [customer.properties[0], property],
  pagination: { current_page: 1, per_page: 100, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof PropertyPage>

export const deletedCustomer = { id: 31, deleted_at: 1795190400 } satisfies z.input<typeof Deleted>
