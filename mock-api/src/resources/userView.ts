import { FREE_TRIAL_DAYS, FREE_TRIAL_SKU } from '@callout/contracts/constants'
import type { SubscriptionDetails, User, UserProfileDetails } from '@callout/contracts/profile/schemas'
import type { Caller } from '../http/access.ts'
import type { CompanyRecord, UserRecord } from './profile/records.ts'

const SECONDS_PER_DAY = 86_400

/** Spec §4 "Subscription status": a trial shows its days in `free_trail_days`, a plan its name and `remaining_days`. */
export function subscriptionView({ subscription }: CompanyRecord, now: number): SubscriptionDetails {
  const remainingDays = Math.max(0, Math.ceil((subscription.ends_at - now) / SECONDS_PER_DAY))
  return {
    subscription_id: subscription.id,
    purchase_sku_name: subscription.plan_name,
    user_purchase_sku: subscription.sku,
    free_trail_days: subscription.sku === FREE_TRIAL_SKU ? remainingDays : 0,
    remaining_days: remainingDays,
    next_billing_timestamp: subscription.ends_at,
    app_free_trial_days: FREE_TRIAL_DAYS,
  }
}

function profileView(user: UserRecord, company: CompanyRecord): UserProfileDetails | null {
  if (!user.has_profile) return null
  return {
    authorities: [...user.authorities],
    organization_name: company.name,
    phone_country_code: user.phone_country_code,
    phone: user.phone,
    alternate_phone_country_code: user.alternate_phone_country_code || null,
    alternate_phone: user.alternate_phone || null,
    country: company.country,
    latitude: user.latitude ?? company.latitude,
    longitude: user.longitude ?? company.longitude,
    role_type: company.kind,
    address: user.address ?? company.address,
    website: company.website,
    logo_url: company.logo_url,
  }
}

/** A user as every call shows one (spec §3 "User"). `now` in Unix seconds; the token where a session was opened. */
export function userView<T extends string | null>({ user, company }: Caller, now: number, token: T): User & { authentication_token: T } {
  return {
    id: user.id,
    user_type: user.user_type,
    authentication_token: token,
    branch_id: user.branch_id,
    company_id: company.id,
    first_name: user.first_name,
    last_name: user.last_name,
    name: user.name,
    email: user.email,
    date_format: company.date_format,
    time_format: company.time_format,
    currency_code: company.currency_code,
    registration_date: user.created_at,
    is_verfied: user.is_verified,
    is_verification_required: !user.is_verified,
    user_profile_details: profileView(user, company),
    subscription_details: subscriptionView(company, now),
    language_code: company.language_code,
    timezone: company.timezone,
    avatar_url: null,
    color: user.color,
  }
}
