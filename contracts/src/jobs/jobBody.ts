import { codeInput } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { messages } from '../text/messages.ts'
import { atMost, nullishText, requiredId, requiredNumber } from '../text/rules.ts'
import { ClockTime, dayText, Flag, IdInput, IntegerInput, nullish, whenObject, z } from '../wire/zod.ts'
import { MAX_ATTACHMENTS, MAX_UPLOAD_BYTES } from './attachmentLimits.ts'
import { AttachmentInput, uploadBytes } from './attachments.ts'
import { basis, changeScope, discountType, jobBilling } from './codes.ts'
import { discountProblem, subtotalProblem } from './money/discount.ts'
import { LineItemInput } from './money/lineItemInput.ts'
import { Recurrence } from './schedule/recurrence.ts'
import { QuoteInput } from './schemas/quote.ts'
import { priority } from './status/status.ts'

const MAX_DATES = 60
const MAX_LINES = 200

const fields = {
  customer_id: requiredId(),
  property_id: requiredId(),
  category_id: requiredId(),
  branch_id: nullish(IdInput),
  title: nullishText(200),
  description: nullish(z.string().check(atMost(5000))),
  notes: nullish(z.string().check(atMost(5000))),
  priority: codeInput(priority),
  schedule_later: Flag,
  dates: z.array(dayText()).check(z.maxLength(MAX_DATES, `Choose up to ${MAX_DATES} dates`)),
  start_time: nullish(z.string()),
  end_time: nullish(z.string()),
  is_recurring: Flag,
  recurrence: nullish(Recurrence),
  staff_ids: z.array(IdInput),
  line_items: z.array(LineItemInput).check(z.maxLength(MAX_LINES, `A job can have up to ${MAX_LINES} line items`)),
  discount_type: codeInput(discountType),
  /** Percent or amount; 0 and null: no discount. */
  discount_value: nullish(requiredNumber()),
  discount_basis: codeInput(basis),
  tax_basis: codeInput(basis),
  tax_ids: z.array(IdInput),
  /** Default: per visit for recurring jobs, else once; unchanged by a partial update (decision D12). */
  billing: nullish(codeInput(jobBilling)),
  form_ids: z.array(IdInput),
  attachments: z.array(AttachmentInput).check(z.maxLength(MAX_ATTACHMENTS, `A job can have up to ${MAX_ATTACHMENTS} files`)),
  notify_customer: Flag,
  allow_clash: Flag,
  quote: z.optional(QuoteInput),
}

const shape = {
  ...fields,
  priority: z._default(fields.priority, priority.LOW.code),
  schedule_later: z._default(fields.schedule_later, false),
  dates: z._default(fields.dates, []),
  is_recurring: z._default(fields.is_recurring, false),
  staff_ids: z._default(fields.staff_ids, []),
  line_items: z._default(fields.line_items, []),
  discount_type: z._default(fields.discount_type, discountType.PERCENTAGE.code),
  discount_basis: z._default(fields.discount_basis, basis.GROSS.code),
  tax_basis: z._default(fields.tax_basis, basis.NET.code),
  tax_ids: z._default(fields.tax_ids, []),
  form_ids: z._default(fields.form_ids, []),
  attachments: z._default(fields.attachments, []),
  notify_customer: z._default(fields.notify_customer, false),
  allow_clash: z._default(fields.allow_clash, false),
}

type Values = z.output<z.ZodMiniObject<typeof shape>>
type Problem = readonly [field: string, message: string]

const isClock = (time: unknown): time is string => z.safeParse(ClockTime, time).success

const timeProblems = ({ start_time, end_time }: Values): Problem[] => {
  if (isClock(start_time) && isClock(end_time) && start_time >= end_time) return [['start_time', messages.startBeforeEnd]]
  const problems: Problem[] = []
  if (!isClock(start_time)) problems.push(['start_time', messages.startTimeEmpty])
  if (!isClock(end_time)) problems.push(['end_time', messages.required])
  return problems
}

const recurrenceProblems = ({ dates, is_recurring, recurrence }: Values): Problem[] => {
  if (!is_recurring) return []
  if (!recurrence) return [['recurrence.end_date', messages.required]]
  const problems: Problem[] = []
  if (dates.length > 1) problems.push(['dates', 'A recurring job starts on one date'])
  if (dates[0] !== undefined && recurrence.end_date < dates[0])
    problems.push(['recurrence.end_date', 'The end date can’t be before the first date'])
  return problems
}

const scheduleProblems = (values: Values): Problem[] => {
  if (values.schedule_later) return []
  const dates: Problem[] = values.dates.length === 0 ? [['dates', messages.selectDate]] : []
  return [...dates, ...timeProblems(values), ...recurrenceProblems(values)]
}

const moneyProblems = (values: Values): Problem[] => {
  const lines = values.line_items.flatMap(({ quantity, amount }) => (typeof amount === 'number' ? [{ quantity, amount }] : []))
  const tooMuch = subtotalProblem(lines)
  if (tooMuch) return [['line_items', tooMuch]]
  const problems: Problem[] = []
  const isPriced = lines.length === values.line_items.length
  const discount = isPriced ? discountProblem(values.discount_type, values.discount_value, lines) : null
  if (discount) problems.push(['discount_value', discount])
  if (values.tax_basis === 1 && values.discount_basis === 1) problems.push(['discount_basis', messages.basesExclude])
  return problems
}

const fileProblems = ({ attachments }: Values): Problem[] =>
  uploadBytes(attachments) > MAX_UPLOAD_BYTES ? [['attachments', `Add up to ${MAX_UPLOAD_BYTES / 1_000_000} MB at a time`]] : []

/** Each rule with its fields: it runs only if they are valid. */
const rules: readonly { readonly reads: readonly (keyof Values)[]; readonly problems: (values: Values) => Problem[] }[] = [
  { reads: ['schedule_later', 'dates', 'start_time', 'end_time', 'is_recurring', 'recurrence'], problems: scheduleProblems },
  { reads: ['discount_type', 'discount_value', 'line_items', 'discount_basis', 'tax_basis'], problems: moneyProblems },
  { reads: ['attachments'], problems: fileProblems },
]

/** Rules across fields (spec §5 "Jobs"), reported together with field errors. */
const holdsTogether = z.check<Values>(
  ({ value, issues }) => {
    const wrong = new Set(issues.map(({ path }) => path?.[0]))
    const found = rules.filter(({ reads }) => !reads.some((field) => wrong.has(field))).flatMap(({ problems }) => problems(value))
    for (const [field, message] of found) issues.push({ code: 'custom', input: value, path: field.split('.'), message })
  },
  { when: whenObject },
)

export const JobBody = z.object({ ...shape, ...idempotencyField }).check(holdsTogether)
export type JobBody = z.output<typeof JobBody>

/** 'Kindly add atleast one line item.' if the account's setting requires one (spec §5). */
export const lineItemProblem = (lines: readonly unknown[], isRequired: boolean | null | undefined): string | null =>
  isRequired !== false && lines.length === 0 ? messages.addLineItem : null

const changeShape = {
  id: IdInput,
  scope: z._default(codeInput(changeScope), changeScope.ALL.code),
  visit_id: nullish(IdInput),
  lock_version: z.optional(IntegerInput),
}

const isAgreed = z.refine<{ agreement_accepted?: boolean | null | undefined }>(({ agreement_accepted }) => agreement_accepted === true, {
  error: messages.agreeToUpdate,
  path: ['agreement_accepted'],
  when: whenObject,
})
const namesVisit = z.refine<{ scope: string; visit_id?: number | null | undefined }>(
  ({ scope, visit_id }) => scope === changeScope.ALL.code || typeof visit_id === 'number',
  { error: 'Choose the visit the change starts with', path: ['visit_id'], when: whenObject },
)

export const JobChangeBody = z
  .extend(z.partial(z.object(fields)), { ...changeShape, agreement_accepted: nullish(Flag) })
  .check(isAgreed, namesVisit)
export type JobChangeBody = z.output<typeof JobChangeBody>

export const ChangedJobBody = z.object({ ...shape, ...changeShape, agreement_accepted: nullish(Flag) }).check(holdsTogether)
export type ChangedJobBody = z.output<typeof ChangedJobBody>

export const JobDeletion = z.object(changeShape).check(namesVisit)
