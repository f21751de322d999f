import type { Deleted, z } from '../wire/zod.ts'
import type { AllRead, Cleared, NotificationPage, ReadNotification } from './bell.ts'
import type { CompanyNotificationSettings, CustomerNotificationSettings, TemplateVariables } from './settings.ts'
import type { MessageTemplate, MessageTemplatePage } from './templates.ts'
import type { ClientNotificationPage } from './schemas.ts'

const assigned = {
  id: 81,
  title: 'J-0501 was assigned',
  body: 'Boiler service for Carla Reyes',
  notification_type: 'job_assigned',
  is_read: false,
  read_at: null,
  job_id: 501,
  visit_id: 7001,
  invoice_id: null,
  link: '/jobs/501',
  created_at: 1795276800,
} as const

export const notificationPage = {
  notifications: [assigned],
  unread_count: 1,
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} as const satisfies z.input<typeof NotificationPage>

export const readNotification = {
  ...assigned,
  is_read: true,
  read_at: 1795276900,
  unread_count: 0,
} satisfies z.input<typeof ReadNotification>

export const allRead = { updated_count: 3, unread_count: 0 } satisfies z.input<typeof AllRead>

export const cleared = { deleted_count: 3 } satisfies z.input<typeof Cleared>

export const companyNotificationSettings = {
  settings: [
    { event: 'job_assigned', label: 'Job assigned', in_app: true, email: true, sms: false },
    { event: 'payment_received', label: 'Payment received', in_app: false, email: false, sms: false },
  ],
} satisfies z.input<typeof CompanyNotificationSettings>

export const customerNotificationSettings = {
  settings: [
    {
      event: 'visit_reminder',
      label: 'Visit reminder',
      email: true,
      sms: false,
      send_before_minutes: 180,
      template_id: 3,
      preview: { subject: 'Your visit is coming up', body: 'Hello Carla, see you at 9:00 AM.', is_own: false, text_message: 'See you.' },
    },
  ],
  takes_message: true,
  takes_medium: true,
} satisfies z.input<typeof CustomerNotificationSettings>

export const templateVariables = [
  { key: 'company_name', label: 'Company name', sample: 'Prairie Home' },
  { key: 'visit_date', label: 'Visit date', sample: 'November 24, 2026' },
] satisfies z.input<typeof TemplateVariables>

export const messageTemplate = {
  id: 101,
  name: 'Short confirmation',
  event: 'visit_confirmation',
  notification_medium: 'email',
  subject: 'Your visit on {{visit_date}}',
  body: 'See you, {{client_first_name}}.',
  is_active: true,
  is_default: false,
  variables_used: ['visit_date', 'client_first_name'],
  updated_at: 1795276800,
} as const satisfies z.input<typeof MessageTemplate>

export const messageTemplatePage = {
  templates: [messageTemplate],
  pagination: { current_page: 1, per_page: 100, total_count: 1, total_pages: 1 },
} satisfies z.input<typeof MessageTemplatePage>

export const deletedTemplate = { id: 101, deleted_at: 1795276900 } satisfies z.input<typeof Deleted>

export const clientNotificationPage = {
  client_notifications: [
    {
      id: 971,
      notification_medium: 'email',
      client_name: 'Carla Reyes',
      sent_date: '2026-11-21',
      sent_time: '10:00',
      to: 'carla@reyes-dental.test',
      subject: 'INV-0901 from Prairie Home',
      body: 'Hello Carla Reyes,',
      status: 1,
      status_desc: 'Sent',
      notification_type: 'invoice',
      customer_id: 31,
      job_id: 501,
      invoice_id: 901,
      receipt_number: 'RCP-0901',
      job_form_id: null,
      attachment_ids: [],
      attachment_name: 'INV-0901.pdf',
      sent_at: 1795276800,
      sent_by: { id: 1, name: 'Olivia Owens' },
    },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} as const satisfies z.input<typeof ClientNotificationPage>
