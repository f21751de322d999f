import { codeInput } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { messages } from '../text/messages.ts'
import { listQuery, Pagination, sortDirection } from '../wire/page.ts'
import {
  boundedText,
  MAX_NAME,
  optionalEmailText,
  optionalPhoneText,
  phonesFit,
  requiredId,
  requiredName,
  requiredStreet,
  websiteText,
  wholePoint,
  nullishText,
} from '../text/rules.ts'
import {
  Flag,
  IdInput,
  Instant,
  IntegerInput,
  LatitudeInput,
  LongitudeInput,
  Money,
  nullish,
  RecordId,
  whenObject,
  z,
} from '../wire/zod.ts'
import { customerSort } from './codes.ts'

/** Spec §3 "Property" plus the fields of wire.md. */
export const Property = z.object({
  id: RecordId,
  customer_id: nullish(RecordId),
  customer_name: nullish(z.string()),
  name: nullish(z.string()),
  suite_no: nullish(z.string()),
  street1: nullish(z.string()),
  street2: nullish(z.string()),
  city: nullish(z.string()),
  province: nullish(z.string()),
  country: nullish(z.string()),
  postal_code: nullish(z.string()),
  is_billing_address: nullish(z.boolean()),
  latitude: nullish(z.number()),
  longitude: nullish(z.number()),
  tax_id: nullish(RecordId),
  access_notes: nullish(z.string()),
  is_active: nullish(z.boolean()),
})
export type Property = z.output<typeof Property>

export const Customer = z.object({
  id: RecordId,
  first_name: nullish(z.string()),
  last_name: nullish(z.string()),
  name: nullish(z.string()),
  company_name: nullish(z.string()),
  email: nullish(z.string()),
  phone_country_code: nullish(z.string()),
  phone: nullish(z.string()),
  alternate_phone_country_code: nullish(z.string()),
  alternate_phone: nullish(z.string()),
  website: nullish(z.string()),
  notes: nullish(z.string()),
  tags: nullish(z.array(z.string())),
  is_do_not_service: nullish(z.boolean()),
  /** Bills go to the billing property; if false, to the billing fields. */
  same_as_property_address: nullish(z.boolean()),
  billing_suite_no: nullish(z.string()),
  billing_street1: nullish(z.string()),
  billing_street2: nullish(z.string()),
  billing_city: nullish(z.string()),
  billing_province: nullish(z.string()),
  billing_country: nullish(z.string()),
  billing_postal_code: nullish(z.string()),
  email_notification: nullish(z.boolean()),
  sms_notification: nullish(z.boolean()),
  branch_id: nullish(RecordId),
  is_active: nullish(z.boolean()),
  properties: nullish(z.array(Property)),
  jobs_count: nullish(z.int()),
  billed_total: nullish(Money),
  outstanding_balance: nullish(Money),
  last_visit_at: nullish(Instant),
  next_visit_at: nullish(Instant),
  lock_version: nullish(z.int()),
  created_at: nullish(Instant),
})
export type Customer = z.output<typeof Customer>

export const CustomerIdInput = z.object({ id: IdInput })

export const CustomerRow = z.extend(z.omit(Customer, { properties: true }), {
  property_count: nullish(z.int()),
  city: nullish(z.string()),
})
export type CustomerRow = z.output<typeof CustomerRow>

/** `search` matches names, emails, phone digits, streets and cities. */
export const CustomerQuery = z.object({
  ...listQuery,
  tag: z.optional(z.string()),
  has_balance: z.optional(Flag),
  is_active: z.optional(Flag),
  city: z.optional(z.string()),
  sort_by: z.optional(codeInput(customerSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export type CustomerQuery = z.output<typeof CustomerQuery>
export const CustomerPage = z.object({ customers: z.array(CustomerRow), pagination: nullish(Pagination) })

const MAX_TAGS = 20

/** Characters of a property's access notes, with its equipment. */
export const MAX_ACCESS_NOTES = 2000

const place = {
  suite_no: nullishText(40),
  street1: requiredStreet(),
  street2: nullishText(200),
  city: nullishText(100),
  province: nullishText(100),
  country: nullishText(100),
  postal_code: nullishText(20),
  latitude: nullish(LatitudeInput),
  longitude: nullish(LongitudeInput),
  access_notes: nullishText(MAX_ACCESS_NOTES),
}

const person = {
  first_name: requiredName(),
  last_name: requiredName(),
  company_name: nullishText(MAX_NAME),
  email: nullish(optionalEmailText()),
  phone_country_code: nullishText(6),
  phone: nullish(optionalPhoneText()),
  alternate_phone_country_code: nullishText(6),
  alternate_phone: nullish(optionalPhoneText()),
  website: nullish(websiteText()),
  notes: nullishText(5000),
  tags: nullish(z.array(boundedText(40)).check(z.maxLength(MAX_TAGS, `Use at most ${MAX_TAGS} tags`))),
  is_do_not_service: nullish(Flag),
  email_notification: nullish(Flag),
  sms_notification: nullish(Flag),
  branch_id: nullish(IdInput),
}

const billing = {
  billing_suite_no: nullishText(40),
  billing_street1: nullishText(200),
  billing_street2: nullishText(200),
  billing_city: nullishText(100),
  billing_province: nullishText(100),
  billing_country: nullishText(100),
  billing_postal_code: nullishText(20),
}

interface Billed {
  readonly same_as_property_address?: boolean | null | undefined
  readonly billing_street1?: string | null | undefined
}

const goesSomewhere = z.check<Billed>(
  ({ value, issues }) => {
    if (value.same_as_property_address !== false || value.billing_street1 || value.billing_street1 === undefined) return
    issues.push({ code: 'custom', input: value, path: ['billing_street1'], message: messages.required })
  },
  { when: whenObject },
)

/** The customer and the first property (spec §5 "Customer"). */
export const CustomerBody = z
  .object({
    ...person,
    property_name: nullishText(100),
    ...place,
    same_as_property_address: z._default(Flag, true),
    ...billing,
    billing_street1: z._default(billing.billing_street1, null),
    is_active: nullish(Flag),
    ignore_duplicates: z._default(Flag, false),
    ...idempotencyField,
  })
  .check(goesSomewhere, phonesFit)
export type CustomerBody = z.output<typeof CustomerBody>

const changed = { same_as_property_address: z.optional(Flag), ...billing, is_active: z.optional(Flag) }

export const CustomerChangeBody = z
  .object({ ...z.partial(z.object(person)).shape, ...changed, id: IdInput, lock_version: z.optional(IntegerInput) })
  .check(goesSomewhere, phonesFit)
export type CustomerChangeBody = z.output<typeof CustomerChangeBody>

export const CustomerDeletion = z.object({ id: IdInput, lock_version: z.optional(IntegerInput) })

export const DuplicateMatch = z.object({ id: RecordId, name: nullish(z.string()), matched_on: nullish(z.string()) })
export const DuplicateCustomer = z.object({ reason: z.literal('duplicate'), matches: z.array(DuplicateMatch) })

export const PropertyQuery = z.object({ ...listQuery, customer_id: z.optional(IdInput) })
export const PropertyPage = z.object({ properties: z.array(Property), pagination: nullish(Pagination) })

const propertyFields = { name: nullishText(100), ...place, tax_id: nullish(IdInput) }

/** A customer has one billing property: the last one saved as such. */
export const PropertyBody = z
  .object({ customer_id: requiredId(), ...propertyFields, is_billing_address: z._default(Flag, false) })
  .check(wholePoint(true))
export type PropertyBody = z.output<typeof PropertyBody>

export const PropertyIdInput = z.object({ id: IdInput })

/** Another customer id moves the property. */
export const PropertyChangeBody = z
  .object({
    ...z.partial(z.object(propertyFields)).shape,
    id: IdInput,
    customer_id: z.optional(IdInput),
    is_billing_address: z.optional(Flag),
    is_active: z.optional(Flag),
  })
  .check(wholePoint(false))
export type PropertyChangeBody = z.output<typeof PropertyChangeBody>
