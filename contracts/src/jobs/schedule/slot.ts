import { messages } from '../../text/messages.ts'
import { z } from '../../wire/zod.ts'

export const startsBeforeEnd = z.refine<{ start_time?: string | undefined; end_time?: string | undefined }>(
  ({ start_time, end_time }) => start_time === undefined || end_time === undefined || start_time < end_time,
  { error: messages.startBeforeEnd, path: ['start_time'] },
)
