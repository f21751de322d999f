import { codeSchema } from '../wire/codes.ts'
import { nullish, z } from '../wire/zod.ts'
import { messageMedium, messageStatus } from './codes.ts'

export const MessageDelivery = z.object({
  notification_medium: nullish(codeSchema(messageMedium)),
  to: nullish(z.string()),
  status: nullish(codeSchema(messageStatus)),
  status_desc: nullish(z.string()),
})
export type MessageDelivery = z.output<typeof MessageDelivery>
