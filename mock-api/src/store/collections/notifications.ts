import type { CodeOf } from '@callout/contracts/codes'
import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { messageStatus } from '@callout/contracts/notifications/codes'
import { defineCollection } from '../collection.ts'

/** A message to a customer, as the log has it. */
export interface ClientNotificationRecord {
  readonly id: number
  readonly company_id: number
  readonly notification_medium: 'email'
  readonly client_name: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly status: CodeOf<typeof messageStatus>
  readonly status_desc: string
  readonly notification_type: string
  readonly customer_id: number | null
  readonly job_id: number | null
  readonly invoice_id: number | null
  readonly receipt_number: string | null
  readonly attachment_name: string | null
  readonly sent_by: number
  readonly sent_at: number
}

/** What one person of the company is told. */
export interface NotificationRecord {
  readonly id: number
  readonly company_id: number
  /** Who is told. */
  readonly user_id: number
  readonly notification_type: CompanyEventCode
  readonly title: string
  readonly body: string
  readonly job_id: number | null
  readonly visit_id: number | null
  readonly invoice_id: number | null
  readonly read_at: number | null
  readonly created_at: number
}

export const notificationCollections = {
  notifications: defineCollection<NotificationRecord>()({ keys: { user_id: (notification) => notification.user_id }, sorted: {} }),
  clientNotifications: defineCollection<ClientNotificationRecord>()({
    keys: {
      company_id: (message) => message.company_id,
      invoice_id: (message) => message.invoice_id,
      customer_id: (message) => message.customer_id,
    },
    sorted: {},
  }),
} as const
