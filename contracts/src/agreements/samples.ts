import type { z } from '../wire/zod.ts'
import type { SentAttachment } from './schemas.ts'

export const sentAttachment = {
  client_notification_id: 971,
  status: 1,
  status_desc: 'Sent',
  sent_at: 1795276800,
  text_messages: [],
} satisfies z.input<typeof SentAttachment>
