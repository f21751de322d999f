import type { CodeOf } from '@callout/contracts/codes'
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

export const notificationCollections = {
  clientNotifications: defineCollection<ClientNotificationRecord>()({
    keys: {
      company_id: (message) => message.company_id,
      invoice_id: (message) => message.invoice_id,
      customer_id: (message) => message.customer_id,
    },
    sorted: {},
  }),
} as const
