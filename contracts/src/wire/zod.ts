/** zod/mini is 5 kB in the browser instead of 20. Ids are integers, instants Unix seconds, money has two decimals (wire.md §1). */
import * as z from 'zod/mini'
import { calendarDatePattern, clockPattern, isCalendarDay, isTimeZone } from '../time.ts'

/** Read by members only: destructuring the namespace would bundle all of zod. */
export { z }

/** A field that the spec doesn't define: backends may omit it or send null. */
export const nullish = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema))

/** `when` of a rule across fields: runs even if fields are invalid, to show all problems. The rule must accept any types. */
export const whenObject = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const RecordId = z.int()

export const IntegerInput = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))], { error: 'Must be a whole number' }),
  z.transform(Number),
)

export const IdInput = IntegerInput

export const AmountInput = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))], { error: 'Must be an amount' }),
  z.transform(Number),
)

/** A boolean; query strings contain text, and some backends 0 or 1. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], { error: 'Must be true or false' }),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** One value or a list: query strings don't distinguish a single element from a list. */
export const getList = <T extends z.core.$ZodType>(schema: T) =>
  z.union([
    z.array(schema),
    z.pipe(
      schema,
      z.transform((value: z.output<T>): z.output<T>[] => [value]),
    ),
  ])

export const Instant = z.int()

/** "YYYY-MM-DD" in the account's time zone. */
export const CalendarDate = z.string().check(z.regex(calendarDatePattern, 'Enter a date as YYYY-MM-DD'))

export const dayText = (message = 'Enter a date as YYYY-MM-DD') => z.string({ error: message }).check(z.refine(isCalendarDay, message))

/** HH:mm, 24 hours, in the account's time zone. */
export const ClockTime = z.string().check(z.regex(clockPattern, 'Enter a time as HH:mm'))

export const TimeZone = z.string().check(z.refine(isTimeZone, 'Must be an IANA time zone'))

const degrees = () => z.number({ error: 'Enter degrees such as 30.2672' })

export const LatitudeInput = degrees().check(z.gte(-90, 'Enter a number from -90 to 90'), z.lte(90, 'Enter a number from -90 to 90'))

export const LongitudeInput = degrees().check(z.gte(-180, 'Enter a number from -180 to 180'), z.lte(180, 'Enter a number from -180 to 180'))

export const Money = z.number()

/** Reply of a delete: the record is stored but hidden. */
export const Deleted = z.object({ id: RecordId, deleted_at: nullish(Instant) })
