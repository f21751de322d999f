import { codeInput, codeSchema } from '../wire/codes.ts'
import { pageQuery, Pagination } from '../wire/page.ts'
import { atMost, requiredText } from '../text/rules.ts'
import { Flag, IdInput, Instant, nullish, RecordId, z } from '../wire/zod.ts'
import { customerEvent, messageMedium } from './codes.ts'
import { unknownVariables } from './templateText.ts'

export const MessageTemplate = z.object({
  id: RecordId,
  name: nullish(z.string()),
  event: nullish(codeSchema(customerEvent)),
  notification_medium: nullish(codeSchema(messageMedium)),
  subject: nullish(z.string()),
  body: nullish(z.string()),
  is_active: nullish(z.boolean()),
  is_default: nullish(z.boolean()),
  variables_used: nullish(z.array(z.string())),
  updated_at: nullish(Instant),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

export const MessageTemplateQuery = z.object({
  ...pageQuery,
  event: z.optional(codeInput(customerEvent)),
  notification_medium: z.optional(codeInput(messageMedium)),
})
export const MessageTemplatePage = z.object({ templates: z.array(MessageTemplate), pagination: nullish(Pagination) })
export const MessageTemplateIdInput = z.object({ id: IdInput })

const MOST_IN_SUBJECT = 200
const MOST_IN_BODY = 5000

/** Unknown variables would be sent as text. */
const known = () =>
  z.superRefine((text: string, context) => {
    const [first] = unknownVariables(text)
    if (first !== undefined) context.addIssue({ code: 'custom', message: `${first} isn’t a variable`, input: text })
  })

const texts = {
  name: requiredText().check(atMost(100)),
  subject: requiredText().check(atMost(MOST_IN_SUBJECT), known()),
  body: requiredText().check(atMost(MOST_IN_BODY), known()),
}

export const MessageTemplateBody = z.object({
  ...texts,
  event: codeInput(customerEvent),
  notification_medium: codeInput(messageMedium),
  is_active: z._default(Flag, true),
})
export type MessageTemplateBody = z.output<typeof MessageTemplateBody>

export const MessageTemplateChangeBody = z.object({
  id: IdInput,
  name: z.optional(texts.name),
  subject: z.optional(texts.subject),
  body: z.optional(texts.body),
  is_active: z.optional(Flag),
})
export type MessageTemplateChangeBody = z.output<typeof MessageTemplateChangeBody>
