/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { User, UserData } from './schemas.ts'

export const owner = {
  id: 1,
  user_type: 'company',
  branch_id: 1,
  first_name: 'Olivia',
  last_name: 'Owens',
  name: 'Olivia Owens',
  email: 'owner@demo.test',
  date_format: 'MM/dd/yyyy',
  time_format: 0,
  currency_code: 'USD',
  registration_date: 1767225600,
  is_verfied: true,
  is_verification_required: false,
  user_profile_details: {
    authorities: [],
    organization_name: 'Bright Home Services',
    phone_country_code: '1',
    phone: '5550100',
    country: 'United States',
    latitude: 41.88,
    longitude: -87.63,
    address: '12 Lake Street, Chicago, IL 60601',
    website: 'https://bright-home.test',
    logo_url: null,
  },
  subscription_details: {
    subscription_id: 7,
    purchase_sku_name: 'Free trial',
    user_purchase_sku: 'free_trial',
    free_trail_days: 7,
    remaining_days: 5,
    next_billing_timestamp: 1795824000,
    app_free_trial_days: 7,
  },
  language_code: 'en',
  timezone: 'America/Chicago',
  avatar_url: null,
} as const satisfies z.input<typeof User>

/** `GET /users/user_profile_get`. */
export const profileReply = { user: owner } as const satisfies z.input<typeof UserData>
