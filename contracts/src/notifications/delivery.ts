import { codeSchema } from '../codes.ts'
import { ours, z } from '../zod.ts'
import { messageMedium, messageStatus } from './codes.ts'

/** Result of one customer message; FAILED and CANCELLED include the reason. */
export const MessageDelivery = z.object({
  notification_medium: ours(codeSchema(messageMedium)),
  to: ours(z.string()),
  status: ours(codeSchema(messageStatus)),
  status_desc: ours(z.string()),
})
export type MessageDelivery = z.output<typeof MessageDelivery>
