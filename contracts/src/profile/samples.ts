import type { z } from '../wire/zod.ts'
import type { GeneralData, SelectStatusData, SetupStepsData, TeamPage, User, UserData } from './schemas.ts'

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

export const profileReply = { user: owner } as const satisfies z.input<typeof UserData>

export const updatedProfile = {
  user: {
    ...owner,
    name: 'Brighter Home Services',
    user_profile_details: { ...owner.user_profile_details, organization_name: 'Brighter Home Services', role_type: 'company' },
  },
} as const satisfies z.input<typeof UserData>

const setupSteps = [
  { step: 'company', is_completed: true, completed_at: 1767225600 },
  { step: 'categories', is_completed: true, completed_at: 1767229200 },
  { step: 'services', is_completed: false, completed_at: null },
]

export const generalData = {
  organization_name: 'Bright Home Services',
  organization_email: 'office@bright-home.test',
  phone_country_code: '1',
  phone: '5550100',
  address: '12 Lake Street, Chicago, IL 60601',
  language_code: 'en',
  currency_code: 'USD',
  date_format: 'MM/dd/yyyy',
  time_format: 1,
  timezone: 'America/Chicago',
  logo_url: null,
  setup_steps: setupSteps,
} satisfies z.input<typeof GeneralData>

export const setupProgress = { setup_steps: setupSteps, percent: 33.3 } satisfies z.input<typeof SetupStepsData>

export const statusSelected = { user_id: 1, availability_status: 2, changed_at: 1795219200 } as const satisfies z.input<
  typeof SelectStatusData
>

export const teamPage = {
  team_members: [
    {
      id: 21,
      name: 'Sam Fields',
      email: 'sam@bright-home.test',
      phone: '5550121',
      color: '#2f9e44',
      role: 'staff',
      branch_id: 1,
      is_active: true,
      avatar_url: null,
    },
    {
      id: 11,
      name: 'Dana Okoye',
      email: 'dana@bright-home.test',
      phone: null,
      color: '#1971c2',
      role: 'staff_admin',
      branch_id: 2,
      is_active: false,
      avatar_url: 'https://bright-home.test/dana.png',
    },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 2, total_pages: 1 },
} satisfies z.input<typeof TeamPage>
