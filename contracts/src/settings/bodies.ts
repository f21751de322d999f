import { codeInput } from '../wire/codes.ts'
import { timeFormat } from '../constants.ts'
import { basis } from '../jobs/codes.ts'
import { priority } from '../jobs/status/status.ts'
import { messages } from '../text/messages.ts'
import {
  boundedText,
  emailText,
  MAX_PICTURE_TEXT,
  optionalPhoneText,
  phonesFit,
  pictureTooLarge,
  requiredAddress,
  requiredName,
  requiredNumber,
  requiredStreet,
  requiredText,
  uploadedPicture,
  websiteText,
} from '../text/rules.ts'
import { clockPattern } from '../time.ts'
import { dayText, Flag, IdInput, z } from '../wire/zod.ts'
import { accountingKind, accountingLayout, calendarColour, calendarView } from './codes.ts'

/** Minutes (spec §5 "Integer range 4 to 100"). */
const FEWEST_MINUTES = 4
const MOST_MINUTES = 100
const MOST_HOLIDAYS = 100
const MOST_ACCOUNTING_CODES = 1000

/** 'Required' when missing, `message` for decimals. */
const integerOr = (message: string) => requiredNumber(message).check(z.multipleOf(1, message))
const positiveInteger = () => z.pipe(integerOr(messages.positiveNumber), z.number().check(z.gt(0, messages.positiveNumber)))
const wholeNumber = () => z.pipe(integerOr('Enter a whole number'), z.number().check(z.gte(0, messages.positiveNumber)))
const minutesInRange = () =>
  z.pipe(
    integerOr(messages.positiveNumber),
    z.number().check(z.gte(FEWEST_MINUTES, messages.minimumIsFour), z.lte(MOST_MINUTES, messages.maximumIsHundred)),
  )

/** Rejects circular bases (decision D1). */
const areApart = z.refine<{ readonly tax_basis?: 0 | 1 | undefined; readonly discount_basis?: 0 | 1 | undefined }>(
  ({ tax_basis, discount_basis }) => tax_basis !== 1 || discount_basis !== 1,
  { error: messages.basesExclude, path: ['discount_basis'] },
)

const AccountingCodeBody = z.object({
  layout: codeInput(accountingLayout),
  kind: codeInput(accountingKind),
  name: boundedText(250),
  code: boundedText(100),
})

/** The backend validates zone, date format and currency. */
export const UpdateCustomerSettingBody = z
  .object({
    company_name: z.optional(requiredName()),
    timezone: z.optional(requiredText()),
    date_format: z.optional(requiredText()),
    time_format: z.optional(codeInput(timeFormat)),
    currency_code: z.optional(requiredText()),
    language_code: z.optional(requiredText()),
    is_line_item_required: z.optional(Flag),
    tax_basis: z.optional(codeInput(basis)),
    discount_basis: z.optional(codeInput(basis)),
    /** Null: no tax on new jobs. */
    default_tax_id: z.optional(z.nullable(IdInput)),
    invoice_due_days: z.optional(positiveInteger()),
    invoice_prefix: z.optional(boundedText(20)),
    next_invoice_number: z.optional(positiveInteger()),
    payment_terms: z.optional(boundedText(2000)),
    invoice_footer: z.optional(boundedText(2000)),
    /** All codes; missing ones are deleted. */
    accounting_codes: z.optional(
      z.array(AccountingCodeBody).check(z.maxLength(MOST_ACCOUNTING_CODES, `There can be up to ${MOST_ACCOUNTING_CODES} codes`)),
    ),
  })
  .check(areApart)
export type UpdateCustomerSettingBody = z.output<typeof UpdateCustomerSettingBody>

const time = () => z.optional(z.nullable(z.string()))
const hasTime = (text: string | null | undefined): text is string => typeof text === 'string' && clockPattern.test(text)

/** A weekday with required hours if open (spec §5 "Business hours per weekday"). */
export const BusinessDayBody = z.object({ day: z.int().check(z.gte(0), z.lte(6)), is_on: Flag, open: time(), close: time() }).check(
  z.refine(({ is_on, open }) => !is_on || hasTime(open), { error: messages.required, path: ['open'] }),
  z.refine(({ is_on, close }) => !is_on || hasTime(close), { error: messages.required, path: ['close'] }),
  z.refine(({ is_on, open, close }) => !is_on || !hasTime(open) || !hasTime(close) || open < close, {
    error: messages.openBeforeClose,
    path: ['open'],
  }),
)

const HolidayBody = z.object({ date: dayText('Choose a day'), name: z.optional(z.nullable(boundedText(100))) })

export const UpdateTeamSettingBody = z.object({
  business_hours: z.optional(z.array(BusinessDayBody).check(z.maxLength(7, 'A week has seven days'))),
  holidays: z.optional(z.array(HolidayBody).check(z.maxLength(MOST_HOLIDAYS, `There can be up to ${MOST_HOLIDAYS} holidays`))),
  slot_minutes: z.optional(minutesInRange()),
  calendar: z.optional(
    z.object({
      first_day: z.optional(z.int().check(z.gte(0, 'Choose a weekday'), z.lte(6, 'Choose a weekday'))),
      default_view: z.optional(codeInput(calendarView)),
      show_weekends: z.optional(Flag),
      colour_by: z.optional(codeInput(calendarColour)),
    }),
  ),
  warn_on_clash: z.optional(Flag),
  staff_can_see_prices: z.optional(Flag),
  staff_can_add_items: z.optional(Flag),
  staff_can_collect: z.optional(Flag),
  staff_can_quote: z.optional(Flag),
  share_location: z.optional(Flag),
})
export type UpdateTeamSettingBody = z.output<typeof UpdateTeamSettingBody>

export const UpdateJobSettingBody = z.object({
  job_prefix: z.optional(boundedText(20)),
  next_job_number: z.optional(positiveInteger()),
  default_duration_minutes: z.optional(positiveInteger()),
  default_priority: z.optional(codeInput(priority)),
  late_after_minutes: z.optional(minutesInRange()),
  arrival_window_minutes: z.optional(wholeNumber()),
  require_forms_before_finish: z.optional(Flag),
  require_signature: z.optional(Flag),
  create_invoice_on_finish: z.optional(Flag),
  ask_before_messaging: z.optional(Flag),
  approval_form_id: z.optional(IdInput),
})
export type UpdateJobSettingBody = z.output<typeof UpdateJobSettingBody>

export const UpdateCompanyBody = z
  .object({
    id: IdInput,
    organization_name: z.optional(requiredName()),
    organization_email: z.optional(emailText()),
    phone_country_code: z.optional(z.string()),
    phone: z.optional(optionalPhoneText()),
    address: z.optional(requiredAddress()),
    street1: z.optional(requiredStreet()),
    city: z.optional(requiredName()),
    province: z.optional(requiredName()),
    country: z.optional(requiredName()),
    zipcode: z.optional(boundedText(20)),
    website: z.optional(websiteText()),
    company_size: z.optional(z.string()),
    /** A `data:` URL; empty text removes it. */
    logo: z.optional(
      z.pipe(
        z.string().check(z.maxLength(MAX_PICTURE_TEXT, pictureTooLarge)),
        z.string().check(z.regex(uploadedPicture, 'Choose a PNG, JPEG or WebP picture')),
      ),
    ),
  })
  .check(phonesFit)
export type UpdateCompanyBody = z.output<typeof UpdateCompanyBody>
