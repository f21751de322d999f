import { codeInput, codeOrElse, codeSchema } from '../codes.ts'
import { DEFAULT_SETUP_DIAL_CODE, timeFormat } from '../constants.ts'
import { messages } from '../messages.ts'
import { pageQuery, Pagination } from '../page.ts'
import { optionalPhoneText, phoneText, requiredText, websiteText } from '../rules.ts'
import { Flag, IdInput, Instant, LatitudeInput, LongitudeInput, RecordId, TimeZone, ours, z } from '../zod.ts'
import { availabilityStatus } from './availability.ts'
import { userType } from './userType.ts'

/** Spec §3 "user_profile_details". Missing until the account is set up. */
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

/** Spec §3 "subscription_details". Whole days; the billing time is in Unix seconds. */
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

/** Users of an unknown type have the rights of staff. */
export const UserTypeCode = codeOrElse(userType, 'staff')

/** Spec §3 "User", with further optional fields. */
export const User = z.object({
  id: RecordId,
  user_type: ours(UserTypeCode),
  authentication_token: ours(z.string()),
  branch_id: ours(RecordId),
  /** Users of the same company see each other's changes. */
  company_id: ours(RecordId),
  first_name: ours(z.string()),
  last_name: ours(z.string()),
  name: ours(z.string()),
  email: ours(z.string()),
  date_format: ours(z.string()),
  time_format: ours(codeSchema(timeFormat)),
  currency_code: ours(z.string()),
  registration_date: ours(z.union([z.int(), z.string()])),
  is_verfied: ours(Flag),
  is_verification_required: ours(Flag),
  user_profile_details: ours(UserProfileDetails),
  subscription_details: ours(SubscriptionDetails),
  language_code: ours(z.string()),
  timezone: ours(TimeZone),
  avatar_url: ours(z.string()),
  color: ours(z.string()),
})
export type User = z.output<typeof User>
export const UserData = z.object({ user: User })

/** Spec §5 `companySize`; the spec shows no values. */
export const companySize = {
  UP_TO_5: { code: '1-5', label: '1 to 5 people' },
  UP_TO_10: { code: '6-10', label: '6 to 10 people' },
  UP_TO_20: { code: '11-20', label: '11 to 20 people' },
  UP_TO_50: { code: '21-50', label: '21 to 50 people' },
  MORE: { code: '51+', label: 'More than 50 people' },
} as const

/** Spec §6 "Onboarding role_type". */
export const roleType = {
  INDIVIDUAL: { code: 'individual', label: 'Individual' },
  COMPANY: { code: 'company', label: 'Company' },
} as const
export type RoleTypeCode = (typeof roleType)[keyof typeof roleType]['code']

const optionalText = () => z._default(z.string().check(z.trim(), z.maxLength(500)), '')
const contactFields = {
  website: z._default(websiteText(), ''),
  phone_country_code: z._default(z.string(), DEFAULT_SETUP_DIAL_CODE),
  phone: z._default(optionalPhoneText(), ''),
  alternate_phone_country_code: z._default(z.string(), DEFAULT_SETUP_DIAL_CODE),
  alternate_no: z._default(optionalPhoneText(), ''),
}
const addressFields = {
  suite_no: optionalText(),
  street1: requiredText(),
  street2: optionalText(),
  city: requiredText(),
  province: requiredText(),
  country: requiredText(),
  zipcode: optionalText(),
  latitude: ours(LatitudeInput),
  longitude: ours(LongitudeInput),
}

/** Degrees; empty if unknown. */
const coordinate = () => z.optional(z.nullable(z.union([z.number(), z.literal('')])))

/** Setup step `setupType` of an individual. */
export const IndividualSetupForm = z.object({ name: requiredText(), ...addressFields, ...contactFields })
/** Setup step of a company (spec §5 "Company setup"). */
export const CompanySetupForm = z.extend(IndividualSetupForm, {
  company_size: z.string({ error: messages.required }).check(z.minLength(1, messages.required)),
})
export type CompanySetupForm = z.output<typeof CompanySetupForm>

/** Spec §3 "Account setup / profile update payload". `user_category_ids` are comma-separated. */
export const UpdateProfileBody = z.extend(IndividualSetupForm, {
  latitude: coordinate(),
  longitude: coordinate(),
  address: requiredText(),
  user_category_ids: z.string({ error: messages.selectCategory }).check(z.regex(/^\d+(,\d+)*$/, messages.selectCategory)),
  role_type: codeInput(roleType),
  company_name: optionalText(),
  individual_name: optionalText(),
  company_size: z.optional(z.string()),
})
export type UpdateProfileBody = z.output<typeof UpdateProfileBody>

/** Body of `POST /users/update_profile_all_users`: the fields depend on the user's type (spec §6). */
export const UpdateOwnProfileBody = z.object({
  first_name: z.optional(requiredText()),
  last_name: z.optional(requiredText()),
  name: z.optional(requiredText()),
  address: z.optional(z.string()),
  organization_name: z.optional(z.string()),
  organization_email: z.optional(z.string()),
  organization_phone: z.optional(z.string()),
  phone_country_code: z.optional(z.string()),
  phone: z.optional(phoneText()),
  alternate_phone_country_code: z.optional(z.string()),
  alternate_phone: z.optional(optionalPhoneText()),
  latitude: z.optional(LatitudeInput),
  longitude: z.optional(LongitudeInput),
})

export const SetupStep = z.object({ step: z.string(), is_completed: z.boolean(), completed_at: ours(Instant) })
export const setupSteps = ['company', 'categories', 'services', 'staff', 'customer', 'job'] as const
export const SetupStepsData = z.object({ setup_steps: z.array(SetupStep), percent: ours(z.number()) })
const unknownStep = { error: `Choose one of ${setupSteps.join(', ')}` }
export const UpdateSetupBody = z.object({
  step: z.pipe(z.string(unknownStep), z.literal([...setupSteps], unknownStep)),
  is_completed: Flag,
  company_size: z.optional(z.string()),
  category_ids: z.optional(z.array(IdInput)),
})

/** Company-wide data. */
export const GeneralData = z.object({
  organization_name: ours(z.string()),
  organization_email: ours(z.string()),
  phone_country_code: ours(z.string()),
  phone: ours(z.string()),
  address: ours(z.string()),
  language_code: ours(z.string()),
  currency_code: ours(z.string()),
  date_format: ours(z.string()),
  time_format: ours(codeSchema(timeFormat)),
  timezone: ours(TimeZone),
  logo_url: ours(z.string()),
  setup_steps: ours(z.array(SetupStep)),
})
/** The backend rejects an unknown zone together with other invalid values. */
export const UpdateGeneralDataBody = z.partial(z.extend(z.omit(GeneralData, { setup_steps: true }), { timezone: ours(z.string()) }))

export const SelectStatusBody = z.object({
  availability_status: codeInput(availabilityStatus),
  latitude: z.optional(LatitudeInput),
  longitude: z.optional(LongitudeInput),
})
export const SelectStatusData = z.object({
  user_id: RecordId,
  availability_status: codeSchema(availabilityStatus),
  changed_at: ours(Instant),
})

export const TeamMember = z.object({
  id: RecordId,
  first_name: ours(z.string()),
  last_name: ours(z.string()),
  name: ours(z.string()),
  email: ours(z.string()),
  phone: ours(z.string()),
  color: ours(z.string()),
  role: ours(UserTypeCode),
  branch_id: ours(RecordId),
  is_active: ours(z.boolean()),
  avatar_url: ours(z.string()),
})
export const TeamQuery = z.object({
  ...pageQuery,
  branch_id: z.optional(IdInput),
  role: z.optional(codeInput(userType)),
  is_active: z.optional(Flag),
})
export const TeamPage = z.object({ team_members: z.array(TeamMember), pagination: ours(Pagination) })
