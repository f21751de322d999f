/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { Customer } from './schemas.ts'

/** `GET /customers/{id}`. */
export const customer = {
  id: 31,
  first_name: 'Carla',
  last_name: 'Reyes',
  name: 'Carla Reyes',
  company_name: 'Reyes Dental',
  email: 'carla@reyes-dental.test',
  phone_country_code: '1',
  phone: '5550131',
  website: null,
  notes: 'Rings twice.',
  tags: ['vip'],
  is_do_not_service: false,
  branch_id: 1,
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
      access_notes: 'Key at the desk.',
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
