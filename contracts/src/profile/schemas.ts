import { codeSchema } from '../codes.ts'
import { Flag, ours, RecordId, z } from '../zod.ts'
import { userType } from './userType.ts'

/** Spec §3 "user_profile_details". Missing as a whole until the account is set up. */
export const UserProfileDetails = z.object({
  authorities: ours(z.array(z.string())),
  organization_name: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  alternate_phone_country_code: ours(z.string()),
  alternate_phone: ours(z.string()),
  country: ours(z.string()),
  latitude: ours(z.number()),
  longitude: ours(z.number()),
  role_type: ours(z.string()),
  address: ours(z.string()),
  website: ours(z.string()),
  logo_url: ours(z.string()),
})
export type UserProfileDetails = z.output<typeof UserProfileDetails>

/** Spec §3 "subscription_details". Days are whole days; the billing time is in Unix seconds. */
export const SubscriptionDetails = z.object({
  subscription_id: ours(z.union([z.int(), z.string()])),
  purchase_sku_name: ours(z.string()),
  user_purchase_sku: ours(z.string()),
  free_trail_days: ours(z.number()),
  remaining_days: ours(z.number()),
  next_billing_timestamp: ours(z.number()),
  app_free_trial_days: ours(z.number()),
})
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>

/** Spec §3 "User". Fields without a counterpart there are ours and optional. */
export const User = z.object({
  id: RecordId,
  user_type: ours(codeSchema(userType)),
  authentication_token: ours(z.string()),
  branch_id: ours(RecordId),
  first_name: ours(z.string()),
  last_name: ours(z.string()),
  name: ours(z.string()),
  email: z.string(),
  date_format: ours(z.string()),
  time_format: ours(z.union([z.int(), z.string()])),
  currency_code: ours(z.string()),
  registration_date: ours(z.union([z.int(), z.string()])),
  is_verfied: ours(Flag),
  is_verification_required: ours(Flag),
  user_profile_details: ours(UserProfileDetails),
  subscription_details: ours(SubscriptionDetails),
  language_code: ours(z.string()),
  timezone: ours(z.string()),
  avatar_url: ours(z.string()),
  color: ours(z.string()),
})
export type User = z.output<typeof User>
/** `responseData` that holds a user. */
export const UserData = z.object({ user: User })
