import { codeInput, codeOrElse, codeSchema } from '../wire/codes.ts'
import { DEFAULT_SETUP_DIAL_CODE, timeFormat } from '../constants.ts'
import { messages } from '../text/messages.ts'
import { pageQuery, Pagination } from '../wire/page.ts'
import {
  boundedText,
  MAX_NAME,
  optionalAddress,
  optionalEmailText,
  optionalName,
  optionalPhoneText,
  optionalStreet,
  phonesFit,
  phoneText,
  requiredAddress,
  requiredName,
  requiredStreet,
  websiteText,
} from '../text/rules.ts'
import { Flag, IdInput, Instant, LatitudeInput, LongitudeInput, RecordId, TimeZone, nullish, z } from '../wire/zod.ts'
import { availabilityStatus } from './availability.ts'
import { userType } from './userType.ts'

/** Spec §3 "user_profile_details". Missing until the account is set up. */
export const UserProfileDetails = z.object({
  authorities: nullish(z.array(z.string())),
  organization_name: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  alternate_phone_country_code: nullish(z.string()),
  alternate_phone: nullish(z.string()),
  country: nullish(z.string()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  role_type: nullish(z.string()),
  address: nullish(z.string()),
  website: nullish(z.string()),
  logo_url: nullish(z.string()),
})
export type UserProfileDetails = z.output<typeof UserProfileDetails>

/** Spec §3 "subscription_details". Whole days; the billing time is in Unix seconds. */
export const SubscriptionDetails = z.object({
  subscription_id: nullish(z.union([z.int(), z.string()])),
  purchase_sku_name: nullish(z.string()),
  user_purchase_sku: nullish(z.string()),
  free_trail_days: nullish(z.number()),
  remaining_days: nullish(z.number()),
  next_billing_timestamp: nullish(z.number()),
  app_free_trial_days: nullish(z.number()),
})
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>

/** Users of an unknown type have the rights of staff. */
export const UserTypeCode = codeOrElse(userType, 'staff')

export const User = z.object({
  id: RecordId,
  user_type: nullish(UserTypeCode),
  authentication_token: nullish(z.string()),
  branch_id: nullish(RecordId),
  /** Users of the same company see each other's changes. */
  company_id: nullish(RecordId),
  first_name: nullish(z.string()),
  last_name: nullish(z.string()),
  name: nullish(z.string()),
  email: nullish(z.string()),
  date_format: nullish(z.string()),
  time_format: nullish(codeSchema(timeFormat)),
  currency_code: nullish(z.string()),
  registration_date: nullish(z.union([z.int(), z.string()])),
  is_verfied: nullish(Flag),
  is_verification_required: nullish(Flag),
  user_profile_details: nullish(UserProfileDetails),
  subscription_details: nullish(SubscriptionDetails),
  language_code: nullish(z.string()),
  timezone: nullish(TimeZone),
  avatar_url: nullish(z.string()),
  color: nullish(z.string()),
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

const optionalText = (length: number) => z._default(boundedText(length), '')
const contactFields = {
  website: z._default(websiteText(), ''),
  phone_country_code: z._default(z.string(), DEFAULT_SETUP_DIAL_CODE),
  phone: z._default(optionalPhoneText(), ''),
  alternate_phone_country_code: z._default(z.string(), DEFAULT_SETUP_DIAL_CODE),
  alternate_no: z._default(optionalPhoneText(), ''),
}
const addressFields = {
  suite_no: optionalText(40),
  street1: requiredStreet(),
  street2: z._default(optionalStreet(), ''),
  city: requiredName(),
  province: requiredName(),
  country: requiredName(),
  zipcode: optionalText(20),
  latitude: nullish(LatitudeInput),
  longitude: nullish(LongitudeInput),
}

/** Degrees; empty if unknown. */
const coordinate = () => z.optional(z.nullable(z.union([z.number(), z.literal('')])))

const setup = z.object({ name: requiredName(), ...addressFields, ...contactFields })
export const IndividualSetupForm = setup.check(phonesFit)
export const CompanySetupForm = z
  .extend(setup, {
    company_size: z.string({ error: messages.required }).check(z.minLength(1, messages.required)),
  })
  .check(phonesFit)
export type CompanySetupForm = z.output<typeof CompanySetupForm>

/** Spec §3 "Account setup / profile update payload". `user_category_ids` are comma-separated. */
export const UpdateProfileBody = z
  .extend(setup, {
    latitude: coordinate(),
    longitude: coordinate(),
    address: requiredAddress(),
    user_category_ids: z.string({ error: messages.selectCategory }).check(z.regex(/^\d+(,\d+)*$/, messages.selectCategory)),
    role_type: codeInput(roleType),
    company_name: optionalText(MAX_NAME),
    individual_name: optionalText(MAX_NAME),
    company_size: z.optional(z.string()),
  })
  .check(phonesFit)
export type UpdateProfileBody = z.output<typeof UpdateProfileBody>

/** The fields depend on the user's type (spec §6). */
export const UpdateOwnProfileBody = z
  .object({
    first_name: z.optional(requiredName()),
    last_name: z.optional(requiredName()),
    name: z.optional(requiredName()),
    address: z.optional(optionalAddress()),
    organization_name: z.optional(optionalName()),
    organization_email: z.optional(optionalEmailText()),
    organization_phone: z.optional(optionalPhoneText()),
    phone_country_code: z.optional(z.string()),
    phone: z.optional(phoneText()),
    alternate_phone_country_code: z.optional(z.string()),
    alternate_phone: z.optional(optionalPhoneText()),
    latitude: z.optional(LatitudeInput),
    longitude: z.optional(LongitudeInput),
  })
  .check(phonesFit)

export const SetupStep = z.object({ step: z.string(), is_completed: z.boolean(), completed_at: nullish(Instant) })
export const setupSteps = ['company', 'categories', 'services', 'staff', 'customer', 'job'] as const
export const SetupStepsData = z.object({ setup_steps: z.array(SetupStep), percent: nullish(z.number()) })
const unknownStep = { error: `Choose one of ${setupSteps.join(', ')}` }
export const UpdateSetupBody = z.object({
  step: z.pipe(z.string(unknownStep), z.literal([...setupSteps], unknownStep)),
  is_completed: Flag,
  company_size: z.optional(z.string()),
  category_ids: z.optional(z.array(IdInput)),
})

export const GeneralData = z.object({
  organization_name: nullish(z.string()),
  organization_email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  address: nullish(z.string()),
  language_code: nullish(z.string()),
  currency_code: nullish(z.string()),
  date_format: nullish(z.string()),
  time_format: nullish(codeSchema(timeFormat)),
  timezone: nullish(TimeZone),
  logo_url: nullish(z.string()),
  setup_steps: nullish(z.array(SetupStep)),
})
/** The backend rejects an unknown zone together with other invalid values. */
export const UpdateGeneralDataBody = z
  .partial(z.extend(z.omit(GeneralData, { setup_steps: true }), { timezone: nullish(z.string()), phone: nullish(optionalPhoneText()) }))
  .check(phonesFit)

export const SelectStatusBody = z.object({
  availability_status: codeInput(availabilityStatus),
  latitude: z.optional(LatitudeInput),
  longitude: z.optional(LongitudeInput),
})
export const SelectStatusData = z.object({
  user_id: RecordId,
  availability_status: codeSchema(availabilityStatus),
  changed_at: nullish(Instant),
})

export const TeamMember = z.object({
  id: RecordId,
  first_name: nullish(z.string()),
  last_name: nullish(z.string()),
  name: nullish(z.string()),
  email: nullish(z.string()),
  phone: nullish(z.string()),
  color: nullish(z.string()),
  role: nullish(UserTypeCode),
  branch_id: nullish(RecordId),
  is_active: nullish(z.boolean()),
  avatar_url: nullish(z.string()),
})
export const TeamQuery = z.object({
  ...pageQuery,
  branch_id: z.optional(IdInput),
  role: z.optional(codeInput(userType)),
  is_active: z.optional(Flag),
})
export const TeamPage = z.object({ team_members: z.array(TeamMember), pagination: nullish(Pagination) })
