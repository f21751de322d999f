import { codeInput, codeSchema } from '../codes.ts'
import { pageQuery, Pagination } from '../page.ts'
import { requiredText } from '../rules.ts'
import { Flag, IdInput, Instant, ours, RecordId, z } from '../zod.ts'
import { customerEvent, messageMedium } from './codes.ts'
import { unknownVariables } from './templateWords.ts'

export const MessageTemplate = z.object({
  id: RecordId,
  name: ours(z.string()),
  event: ours(codeSchema(customerEvent)),
  notification_medium: ours(codeSchema(messageMedium)),
  subject: ours(z.string()),
  body: ours(z.string()),
  is_active: ours(z.boolean()),
  is_default: ours(z.boolean()),
  variables_used: ours(z.array(z.string())),
  updated_at: ours(Instant),
})
export type MessageTemplate = z.output<typeof MessageTemplate>

/** Query of `GET /company_templates`. */
export const MessageTemplateQuery = z.object({
  ...pageQuery,
  event: z.optional(codeInput(customerEvent)),
  notification_medium: z.optional(codeInput(messageMedium)),
})
export const MessageTemplatePage = z.object({ templates: z.array(MessageTemplate), pagination: ours(Pagination) })
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
  name: requiredText().check(z.maxLength(100, 'Use at most 100 characters')),
  subject: requiredText().check(z.maxLength(MOST_IN_SUBJECT, `Use at most ${MOST_IN_SUBJECT} characters`), known()),
  body: requiredText().check(z.maxLength(MOST_IN_BODY, `Use at most ${MOST_IN_BODY} characters`), known()),
}

/** Body of `POST /company_templates`. */
export const MessageTemplateBody = z.object({
  ...texts,
  event: codeInput(customerEvent),
  notification_medium: codeInput(messageMedium),
  is_active: z._default(Flag, true),
})
export type MessageTemplateBody = z.output<typeof MessageTemplateBody>

/** Body of `PUT /company_templates/{id}`: fields not sent are unchanged. */
export const MessageTemplateChangeBody = z.object({
  id: IdInput,
  name: z.optional(texts.name),
  subject: z.optional(texts.subject),
  body: z.optional(texts.body),
  is_active: z.optional(Flag),
})
export type MessageTemplateChangeBody = z.output<typeof MessageTemplateChangeBody>
