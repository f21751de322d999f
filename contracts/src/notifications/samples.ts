/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { AllRead, Cleared, NotificationPage, ReadNotification } from './bell.ts'
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

/** `GET /notifications`. */
export const notificationPage = {
  notifications: [assigned],
  unread_count: 1,
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} as const satisfies z.input<typeof NotificationPage>

/** `PUT /notifications/{id}/mark_as_read`. */
export const readNotification = {
  ...assigned,
  is_read: true,
  read_at: 1795276900,
  unread_count: 0,
} satisfies z.input<typeof ReadNotification>

/** `PUT /notifications/mark_all_as_read`. */
export const allRead = { updated_count: 3, unread_count: 0 } satisfies z.input<typeof AllRead>

/** `DELETE /notifications/destroy_all`. */
export const cleared = { deleted_count: 3 } satisfies z.input<typeof Cleared>

/** `GET /client_notifications`. */
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
      attachment_name: 'INV-0901.pdf',
      sent_at: 1795276800,
      sent_by: { id: 1, name: 'Olivia Owens' },
    },
  ],
  pagination: { current_page: 1, per_page: 10, total_count: 1, total_pages: 1 },
} as const satisfies z.input<typeof ClientNotificationPage>
