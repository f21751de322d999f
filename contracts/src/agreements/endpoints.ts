import type { Endpoint } from '../wire/endpoint.ts'
import { idempotencyHeader } from '../wire/idempotency.ts'
import { SendAttachmentBody, SentAttachment } from './schemas.ts'

// oxfmt-ignore
export const agreementEndpoints = {
  sendAttachment: { method: 'POST', path: '/contracts/send_attachment', input: SendAttachmentBody, data: SentAttachment, access: 'user', origin: 'inferred', headers: idempotencyHeader },
} as const satisfies Record<string, Endpoint>
