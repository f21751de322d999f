import { codeInput, type CodeOf, codeSchema } from '../codes.ts'
import { CalendarDate, ClockTime, Flag, IdInput, IntegerInput, ours, RecordId, z } from '../zod.ts'
import { companyEvent, customerEvent, messageMedium } from './codes.ts'

export type CustomerEventCode = CodeOf<typeof customerEvent>

/** How the people of the company are told of one event. */
export const CompanyNotificationSetting = z.object({
  event: codeSchema(companyEvent),
  label: ours(z.string()),
  in_app: ours(z.boolean()),
  email: ours(z.boolean()),
  sms: ours(z.boolean()),
})
export type CompanyNotificationSetting = z.output<typeof CompanyNotificationSetting>
export const CompanyNotificationSettings = z.object({ settings: z.array(CompanyNotificationSetting) })

/** Body of `PUT /company_notification_settings`: events that it does not name stay as they are. */
export const CompanyNotificationSettingsBody = z.object({
  settings: z.array(z.object({ event: codeInput(companyEvent), in_app: z.optional(Flag), email: z.optional(Flag), sms: z.optional(Flag) })),
})

/**
 * A message as it would leave now. `is_own`: the company has written its words. `text_message`: what goes to a phone besides the
 * mail, or in its place.
 */
export const MessagePreview = z.object({
  subject: ours(z.string()),
  body: ours(z.string()),
  is_own: ours(z.boolean()),
  text_message: ours(z.string()),
})
export type MessagePreview = z.output<typeof MessagePreview>

/** How customers are told of one event. `send_before_minutes`: of reminders; of an overdue invoice the minutes after its due day. */
export const CustomerNotificationSetting = z.object({
  event: codeSchema(customerEvent),
  label: ours(z.string()),
  email: ours(z.boolean()),
  sms: ours(z.boolean()),
  send_before_minutes: ours(z.int()),
  template_id: ours(RecordId),
  preview: ours(MessagePreview),
})
export type CustomerNotificationSetting = z.output<typeof CustomerNotificationSetting>
/**
 * `takes_message` (ours): whether a text may be written for this once, as `message` of what is done. `takes_medium` (ours): whether
 * `notify_by` chooses the medium of one message.
 */
export const CustomerNotificationSettings = z.object({
  settings: z.array(CustomerNotificationSetting),
  takes_message: ours(z.boolean()),
  takes_medium: ours(z.boolean()),
})

/** Query of `GET /customer_notification_settings` (ours): for what the previews are; without it, the next visit of the company. */
export const CustomerNotificationQuery = z.object({
  job_id: z.optional(IdInput),
  visit_id: z.optional(IdInput),
  customer_id: z.optional(IdInput),
  property_id: z.optional(IdInput),
  date: z.optional(CalendarDate),
  start_time: z.optional(ClockTime),
  end_time: z.optional(ClockTime),
  /** Medium of the previews; without it the one that is sent. */
  notification_medium: z.optional(codeInput(messageMedium)),
})
export type CustomerNotificationQuery = z.output<typeof CustomerNotificationQuery>

const LONGEST_LEAD_MINUTES = 14 * 24 * 60
export const leadMinutes = () =>
  IntegerInput.check(z.gte(15, 'Enter at least 15 minutes'), z.lte(LONGEST_LEAD_MINUTES, 'Enter at most 14 days'))

/** Body of `PUT /customer_notification_settings`: events that it does not name stay as they are. */
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

/** `GET /template_variables`: bare. */
export const TemplateVariables = z.array(
  z.object({ key: ours(z.string()), name: ours(z.string()), label: ours(z.string()), sample: ours(z.string()) }),
)
