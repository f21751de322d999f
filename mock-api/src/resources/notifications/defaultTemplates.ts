import type { CodeOf } from '@callout/contracts/wire/codes'
import type { messageMedium } from '@callout/contracts/notifications/codes'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'

export type Medium = CodeOf<typeof messageMedium>
export interface TemplateText {
  readonly name: string
  readonly subject: string
  readonly body: string
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const letter = (text: string): string => `Hello {{client_first_name}},\n\n${sentence(text)}\n\n{{company_name}}`
/** A mail, and the same as a text message. */
const format = (name: string, subject: string, text: string, short: string): Readonly<Record<Medium, TemplateText>> => ({
  email: { name, subject: `{{company_name}}: ${subject}`, body: letter(text) },
  sms: { name: `${name}, short`, subject: sentence(subject), body: `{{company_name}}: ${short}` },
})

export const defaultTemplates: Readonly<Record<CustomerEventCode, Readonly<Record<Medium, TemplateText>>>> = {
  visit_confirmation: format(
    'Visit confirmation',
    'your visit on {{visit_date}}',
    'your visit is scheduled for {{visit_date}} at {{visit_time}}.\n\n{{visit_details}}\n{{visit_address}}\n\nSee it here: {{visit_confirmation_link}}',
    'your visit is scheduled for {{visit_date}} at {{visit_time}}. {{visit_confirmation_link}}',
  ),
  visit_reminder: format(
    'Visit reminder',
    'your visit is coming up',
    'this is a reminder of your visit on {{visit_date}} at {{visit_time}}.\n\n{{visit_details}}\n{{visit_address}}\n\nIf the time doesn’t suit you, write to {{default_email}}.\nSee it here: {{visit_confirmation_link}}',
    'reminder of your visit on {{visit_date}} at {{visit_time}}. {{visit_confirmation_link}}',
  ),
  on_the_way: format(
    'On the way',
    'we’re on the way',
    'we’re on the way to you.\n\n{{visit_details}}\n{{visit_address}}',
    'we’re on the way to you.',
  ),
  visit_moved: format(
    'Visit moved',
    'your visit has a new time',
    'your visit has been moved to {{visit_date}} at {{visit_time}}.\n\n{{visit_details}}\n{{visit_address}}\n\nSee it here: {{visit_confirmation_link}}',
    'your visit has been moved to {{visit_date}} at {{visit_time}}. {{visit_confirmation_link}}',
  ),
  job_finished: format(
    'Job finished',
    'your job is done',
    'your job is done. Thank you for your business.\n\n{{visit_details}}',
    'your job is done. Thank you for your business.',
  ),
  job_cancelled: format(
    'Job cancelled',
    'your visit has been cancelled',
    'your visit has been cancelled.\n\n{{visit_details}}\n\nIf you didn’t expect this, write to {{default_email}}.',
    'your visit has been cancelled.',
  ),
  invoice_sent: format(
    'Invoice sent',
    'your invoice',
    'your invoice for {{visit_details}} is ready.',
    'your invoice for {{visit_details}} is ready.',
  ),
  payment_receipt: format(
    'Payment receipt',
    'your receipt',
    'we received your payment for {{visit_details}}. Thank you.',
    'we received your payment. Thank you.',
  ),
  invoice_overdue: format(
    'Invoice overdue',
    'your invoice is overdue',
    'your invoice for {{visit_details}} is overdue. If you have already paid, please disregard this message.',
    'your invoice for {{visit_details}} is overdue.',
  ),
}
