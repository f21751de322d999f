import type { z } from '../wire/zod.ts'
import type { ContactData } from './schemas.ts'

export const ticket = { ticket_id: 4711, received_at: 1795219200 } as const satisfies z.input<typeof ContactData>
