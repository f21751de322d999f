import type { CodeOf } from '@callout/contracts/wire/codes'
import type { CompanyEventCode } from '@callout/contracts/notifications/bell'
import type { messageMedium, messageStatus } from '@callout/contracts/notifications/codes'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import { defineCollection } from '../../db/collection.ts'

export interface ClientNotificationRecord {
  readonly id: number
  readonly company_id: number
  readonly notification_medium: CodeOf<typeof messageMedium>
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
  readonly job_form_id?: number | null
  readonly attachment_ids?: readonly number[]
  readonly attachment_name: string | null
  /** null: the clock. */
  readonly sent_by: number | null
  /** The visit that it was about, and when that was to be. */
  readonly visit_id?: number | null
  readonly visit_at?: number | null
  readonly sent_at: number
}

export interface NotificationRecord {
  readonly id: number
  readonly company_id: number
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

export interface MessageTemplateRecord {
  readonly id: number
  readonly company_id: number
  /** The default whose place it takes; null for one of its own. */
  readonly replaces: number | null
  readonly name: string
  readonly event: CustomerEventCode
  readonly notification_medium: CodeOf<typeof messageMedium>
  readonly subject: string
  readonly body: string
  readonly is_active: boolean
  readonly updated_at: number | null
}

export interface LinkKeyRecord {
  readonly id: number
  readonly company_id: number
  readonly key: string
}

export const notificationCollections = {
  messageTemplates: defineCollection<MessageTemplateRecord>()({ indexes: { company_id: (template) => template.company_id } }),
  linkKeys: defineCollection<LinkKeyRecord>()({ indexes: { company_id: (item) => item.company_id } }),
  notifications: defineCollection<NotificationRecord>()({ indexes: { user_id: (notification) => notification.user_id } }),
  clientNotifications: defineCollection<ClientNotificationRecord>()({
    indexes: {
      company_id: (message) => message.company_id,
      invoice_id: (message) => message.invoice_id,
      customer_id: (message) => message.customer_id,
    },
  }),
} as const
