import type { Endpoint } from '@callout/contracts/wire/endpoint'

/** Spec §3 "User". */
const user = [
  'id',
  'user_type',
  'authentication_token',
  'branch_id',
  'first_name',
  'last_name',
  'name',
  'email',
  'date_format',
  'time_format',
  'currency_code',
  'registration_date',
  'is_verfied',
  'is_verification_required',
]
const profileDetails = [
  'authorities',
  'organization_name',
  'phone_country_code',
  'phone',
  'alternate_phone_country_code',
  'alternate_phone',
  'country',
  'latitude',
  'longitude',
]
const subscriptionDetails = [
  'subscription_id',
  'purchase_sku_name',
  'user_purchase_sku',
  'free_trail_days',
  'remaining_days',
  'next_billing_timestamp',
  'app_free_trial_days',
]
const below = (parent: string, names: readonly string[]): string[] => names.map((name) => `${parent}.${name}`)
const USER = 'responseData.user'
const userFields: readonly string[] = [
  ...below(USER, user),
  ...below(`${USER}.user_profile_details`, profileDetails),
  ...below(`${USER}.subscription_details`, subscriptionDetails),
]

/** Reply fields that the specification shows for responseCode 200, by method and path. Lists are written with `[]`. */
const shown: Readonly<Record<string, { readonly section: string; readonly fields: readonly string[] }>> = {
  'POST /users/sign_in': { section: '§3 User, §7', fields: userFields },
  'POST /users': { section: '§3 User, §7', fields: userFields },
  'POST /registrations/social_login': { section: '§3 User, §7', fields: [...userFields, 'responseData.is_new_user'] },
  'POST /users/verify_user': { section: '§7', fields: userFields },
  'POST /users/update_profile': { section: '§7', fields: userFields },
  'GET /categories': { section: '§3 Category', fields: below('responseData[]', ['id', 'name', 'image_url']) },
  'GET /countries': { section: '§3 Country', fields: below('responseData[]', ['name', 'dial_code', 'code']) },
}

const ALWAYS = { section: '§7', fields: ['responseCode'] } as const

/** The reply to a call in the specification: only the response code for most. */
export function specReplyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): {
  readonly section: string
  readonly fields: readonly string[]
} {
  const reply = shown[`${method} ${path}`]
  return reply ? { section: reply.section, fields: [...ALWAYS.fields, ...reply.fields] } : ALWAYS
}

/** Calls that the specification describes without their path. */
const withoutPath: readonly string[] = ['/ip_location', '/staffs/active_inactive', '/notifications/mark_all_as_read']
export const isNamedBySpec = ({ path }: Pick<Endpoint, 'path'>): boolean => !withoutPath.includes(path)

/** Response codes that the specification names (§4 "Sign-in response handling", §8). */
export const specCodes: readonly number[] = [200, 204, 401, 402]
