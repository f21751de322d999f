import { codeInput } from '../../wire/codes.ts'
import { requiredText } from '../../text/rules.ts'
import { dayText, Flag, IntegerInput, getList, nullish, z } from '../../wire/zod.ts'
import { recurrenceFrequency } from '../codes.ts'

const MAX_INTERVAL = 99
const between = (lowest: number, highest: number, message: string) => IntegerInput.check(z.gte(lowest, message), z.lte(highest, message))

const fields = z.object({
  frequency: codeInput(recurrenceFrequency),
  interval: z._default(between(1, MAX_INTERVAL, `Enter a number from 1 to ${MAX_INTERVAL}`), 1),
  weekdays: nullish(getList(between(0, 6, 'Weekdays run from 0, Sunday, to 6, Saturday'))),
  month_day: nullish(between(1, 31, 'Enter a day from 1 to 31')),
  end_date: z.pipe(requiredText(), dayText()),
  skip_closed_days: nullish(Flag),
})

type Fields = z.input<typeof fields>
type WireRecurrence = Omit<Fields, 'end_date'> & {
  readonly end_date?: string | null | undefined
  readonly endDate?: string | null | undefined
}

/** Spec §5 "Recurring jobs need endDate". `weekdays` (0 Sunday) if weekly, `month_day` if monthly; default: the first date's. */
export const Recurrence = z.pipe(
  z.transform((value: WireRecurrence): Fields => {
    if (typeof value !== 'object' || value === null) return value
    const { endDate, ...rest } = value
    return { ...rest, end_date: rest.end_date ?? endDate } as Fields
  }),
  fields,
)
export type Recurrence = z.output<typeof Recurrence>
