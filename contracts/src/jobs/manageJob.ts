import { codeInput } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { messages } from '../text/messages.ts'
import { atMost, requiredText } from '../text/rules.ts'
import { messageMedium } from '../notifications/codes.ts'
import { MessageDelivery } from '../notifications/delivery.ts'
import { dayText, Flag, IdInput, IntegerInput, LatitudeInput, LongitudeInput, nullish, z } from '../wire/zod.ts'
import { History } from './schemas/history.ts'
import { InvoiceSummary, Job } from './schemas/record.ts'
import { Visit } from './schemas/visit.ts'
import { startsBeforeEnd } from './schedule/slot.ts'

const textLike = (pattern: RegExp, message: string) => z.string({ error: message }).check(z.regex(pattern, message))
const slot = {
  date: dayText(messages.selectDate),
  start_time: textLike(/^([01]\d|2[0-3]):[0-5]\d$/, messages.startTimeEmpty),
  end_time: textLike(/^([01]\d|2[0-3]):[0-5]\d$/, messages.required),
}
const staffChoice = z.array(IdInput, { error: 'Choose at least one technician' }).check(z.minLength(1, 'Choose at least one technician'))

const MOST_DUE_DAYS = 365
const dueDaysMessage = `Enter a number from 0 to ${MOST_DUE_DAYS}`
/** Days until the invoice is due; default: the setting. Empty input counts as missing. */
const dueDays = z.optional(
  z.pipe(
    z.union([z.int(dueDaysMessage).check(z.gte(0, dueDaysMessage), z.lte(MOST_DUE_DAYS, dueDaysMessage)), z.literal('')], {
      error: dueDaysMessage,
    }),
    z.transform((days) => (days === '' ? undefined : days)),
  ),
)

/** Fields of every action. `lock_version` is the visit's if one is given, else the job's. */
const common = {
  job_id: IdInput,
  visit_id: z.optional(IdInput),
  lock_version: z.optional(IntegerInput),
  note: z.optional(z.string()),
  notify_customer: z.optional(Flag),
  message: z.optional(z.string().check(atMost(5000))),
  notify_by: z.optional(codeInput(messageMedium)),
  allow_clash: z.optional(Flag),
  latitude: z.optional(LatitudeInput),
  longitude: z.optional(LongitudeInput),
  /** When an offline action was taken (decision D18). */
  occurred_at: z.optional(IntegerInput),
  ...idempotencyField,
}

/** Fields of the action dialogs (spec §5 "Jobs"). Other actions have none. */
export const actionForms = {
  schedule: z.object({ ...slot, staff_ids: z.optional(z.array(IdInput)) }).check(startsBeforeEnd),
  reschedule: z.object({ ...slot, staff_ids: z.optional(z.array(IdInput)) }).check(startsBeforeEnd),
  assign: z.object({ staff_ids: staffChoice }),
  finish: z.object({ jobfinished_notes: requiredText().check(atMost(5000)), due_days: dueDays }),
  create_invoice: z.object({ due_days: dueDays }),
  cancel: z.object({
    cancel_reason_id: z.pipe(
      z.union([IdInput, z.literal('')], { error: messages.selectReason }),
      z.custom<number>((id) => typeof id === 'number', { error: messages.selectReason }),
    ),
    reason: z.optional(z.string()),
  }),
  decline: z.object({ reason: requiredText(messages.selectReason) }),
} as const

export const ManageJobBody = z.discriminatedUnion(
  'action',
  [
    z.object({ ...common, ...actionForms.schedule.shape, action: z.literal('schedule') }).check(startsBeforeEnd),
    z
      .object({
        ...common,
        ...actionForms.reschedule.shape,
        /** Whether the visit counts as moved by hand; default: also if its start changes (decision D39). */
        is_exception: z.optional(Flag),
        action: z.literal('reschedule'),
      })
      .check(startsBeforeEnd),
    z.object({ ...common, ...actionForms.assign.shape, action: z.literal('assign') }),
    z.object({ ...common, ...actionForms.finish.shape, action: z.literal('finish') }),
    z.object({ ...common, ...actionForms.cancel.shape, action: z.literal('cancel') }),
    z.object({ ...common, ...actionForms.decline.shape, action: z.literal('decline') }),
    z.object({ ...common, ...actionForms.create_invoice.shape, action: z.literal('create_invoice') }),
    z.object({ ...common, invoice_id: z.optional(IdInput), action: z.literal('void_invoice') }),
    z.object({
      ...common,
      action: z.literal(['unschedule', 'unassign', 'on_the_way', 'reached', 'start', 'reopen', 'step_back']),
    }),
  ],
  { error: 'Choose an action' },
)
export type ManageJobBody = z.output<typeof ManageJobBody>

/** `deliveries`: the result of each customer message; missing if none was requested. */
export const ManagedJob = z.object({
  job: Job,
  visit: nullish(Visit),
  history: nullish(History),
  invoice: nullish(InvoiceSummary),
  deliveries: nullish(z.array(MessageDelivery)),
})
export type ManagedJob = z.output<typeof ManagedJob>
