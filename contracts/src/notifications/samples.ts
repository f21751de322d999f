/** Replies as a backend sends them, written by hand. */
import type { z } from '../zod.ts'
import type { ClientNotificationPage } from './schemas.ts'

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
