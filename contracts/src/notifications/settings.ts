import { codeInput, type CodeOf, codeSchema } from '../wire/codes.ts'
import { CalendarDate, ClockTime, Flag, IdInput, IntegerInput, nullish, RecordId, z } from '../wire/zod.ts'
import { companyEvent, customerEvent, messageMedium } from './codes.ts'

export type CustomerEventCode = CodeOf<typeof customerEvent>

export const CompanyNotificationSetting = z.object({
  event: codeSchema(companyEvent),
  label: nullish(z.string()),
  in_app: nullish(z.boolean()),
  email: nullish(z.boolean()),
  sms: nullish(z.boolean()),
})
export type CompanyNotificationSetting = z.output<typeof CompanyNotificationSetting>
export const CompanyNotificationSettings = z.object({ settings: z.array(CompanyNotificationSetting) })

export const CompanyNotificationSettingsBody = z.object({
  settings: z.array(z.object({ event: codeInput(companyEvent), in_app: z.optional(Flag), email: z.optional(Flag), sms: z.optional(Flag) })),
})

/** Preview of a message. `is_own`: a custom text. `text_message`: sent to a phone with or instead of the mail. */
export const MessagePreview = z.object({
  subject: nullish(z.string()),
  body: nullish(z.string()),
  is_own: nullish(z.boolean()),
  text_message: nullish(z.string()),
})
export type MessagePreview = z.output<typeof MessagePreview>

/** Message setting of one customer event. `send_before_minutes`: of reminders; for overdue invoices minutes after the due day. */
export const CustomerNotificationSetting = z.object({
  event: codeSchema(customerEvent),
  label: nullish(z.string()),
  email: nullish(z.boolean()),
  sms: nullish(z.boolean()),
  send_before_minutes: nullish(z.int()),
  template_id: nullish(RecordId),
  preview: nullish(MessagePreview),
})
export type CustomerNotificationSetting = z.output<typeof CustomerNotificationSetting>
/** `takes_message`: whether actions accept a custom `message`. `takes_medium`: whether `notify_by` selects the medium of one message. */
export const CustomerNotificationSettings = z.object({
  settings: z.array(CustomerNotificationSetting),
  takes_message: nullish(z.boolean()),
  takes_medium: nullish(z.boolean()),
})

/** The record of the previews; default: the company's next visit. */
export const CustomerNotificationQuery = z.object({
  job_id: z.optional(IdInput),
  visit_id: z.optional(IdInput),
  customer_id: z.optional(IdInput),
  property_id: z.optional(IdInput),
  date: z.optional(CalendarDate),
  start_time: z.optional(ClockTime),
  end_time: z.optional(ClockTime),
  /** Medium of the previews; default: the configured one. */
  notification_medium: z.optional(codeInput(messageMedium)),
})
export type CustomerNotificationQuery = z.output<typeof CustomerNotificationQuery>

const LONGEST_LEAD_MINUTES = 14 * 24 * 60
export const leadMinutes = () =>
  IntegerInput.check(z.gte(15, 'Enter at least 15 minutes'), z.lte(LONGEST_LEAD_MINUTES, 'Enter at most 14 days'))

export const CustomerNotificationSettingsBody = z.object({
  settings: z.array(
    z.object({
      event: codeInput(customerEvent),
      email: z.optional(Flag),
      sms: z.optional(Flag),
      send_before_minutes: z.optional(leadMinutes()),
      template_id: z.optional(IdInput),
    }),
  ),
})

export const TemplateVariables = z.array(
  z.object({ key: nullish(z.string()), name: nullish(z.string()), label: nullish(z.string()), sample: nullish(z.string()) }),
)
