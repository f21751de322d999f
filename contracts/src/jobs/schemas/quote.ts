import { codeInput, codeSchema } from '../../wire/codes.ts'
import { atMost, requiredName } from '../../text/rules.ts'
import { CalendarDate, dayText, Instant, IntegerInput, nullish, z } from '../../wire/zod.ts'
import { quoteApprovalKind } from '../codes.ts'
import { LineItemInput } from '../money/lineItemInput.ts'
import { LineItem } from './lineItem.ts'

export const MAX_ALTERNATIVES = 3
const MAX_LINES = 200

export const QuoteAlternative = z.object({ name: nullish(z.string()), line_items: nullish(z.array(LineItem)) })

export const QuoteApproval = z.object({
  kind: nullish(codeSchema(quoteApprovalKind)),
  name: nullish(z.string()),
  at: nullish(Instant),
  note: nullish(z.string()),
})

export const Quote = z.object({
  valid_until: nullish(CalendarDate),
  message: nullish(z.string()),
  /** From 1; raised by changes after sending. */
  version: nullish(z.int()),
  alternatives: nullish(z.array(QuoteAlternative)),
  optional_lines: nullish(z.array(LineItem)),
  sent_at: nullish(Instant),
  approval: nullish(QuoteApproval),
})
export type Quote = z.output<typeof Quote>

const lines = () => z.array(LineItemInput).check(z.maxLength(MAX_LINES, `A quote can have up to ${MAX_LINES} line items`))

/** The whole quote: missing parts are empty. Without `version` it stays. */
export const QuoteInput = z.object({
  valid_until: nullish(dayText()),
  message: nullish(z.string().check(atMost(5000))),
  version: z.optional(IntegerInput.check(z.gte(1, 'Enter 1 or more'))),
  /** Without them, the job's line items are the only alternative. */
  alternatives: z._default(
    z
      .array(z.object({ name: requiredName(), line_items: lines() }))
      .check(z.maxLength(MAX_ALTERNATIVES, `A quote can have up to ${MAX_ALTERNATIVES} alternatives`)),
    [],
  ),
  optional_lines: z._default(lines(), []),
  sent_at: nullish(IntegerInput),
  approval: nullish(
    z.object({
      kind: codeInput(quoteApprovalKind),
      name: requiredName(),
      at: IntegerInput,
      note: nullish(z.string().check(atMost(5000))),
    }),
  ),
})
export type QuoteInput = z.output<typeof QuoteInput>
