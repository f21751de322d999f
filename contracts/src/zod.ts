/**
 * The small build of zod (5 kB in the browser, where the full one costs 20), and the value shapes that recur on the
 * wire. Wire rules: ids are integers, instants are Unix seconds, money has at most two decimals (wire.md section 1).
 */
import * as z from 'zod/mini'
import { clockPattern, isCalendarDay, isTimeZone } from './time.ts'

export { z }

/** A field that the product spec does not name: a backend may leave it out, or send null. */
export const ours = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema))

/**
 * `when` of a rule over several fields: it runs although single fields are wrong, so that a person reads all problems at once.
 * Such a rule must expect any type in the fields that it reads.
 */
export const whenObject = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A record's integer id in a reply. */
export const RecordId = z.int()

/** An integer in a query or a body: query strings carry it as text. */
export const IntegerInput = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/))], { error: 'Must be a whole number' }),
  z.transform(Number),
)

/** A record's id in a query or a body. */
export const IdInput = IntegerInput

/** An amount in a query, which carries it as text. */
export const AmountInput = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))], { error: 'Must be an amount' }),
  z.transform(Number),
)

/** True or false; query strings carry it as text, and some backends as 0 or 1. */
export const Flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], { error: 'Must be true or false' }),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** One value or a list of them: a query string with one element does not show that it is a list. */
export const listOf = <T extends z.core.$ZodType>(schema: T) =>
  z.union([
    z.array(schema),
    z.pipe(
      schema,
      z.transform((value: z.output<T>): z.output<T>[] => [value]),
    ),
  ])

/** An instant, in Unix seconds. */
export const Instant = z.int()

/** "YYYY-MM-DD" in the account's time zone. */
export const CalendarDate = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Enter a date as YYYY-MM-DD'))

/** A day in a query or a body: "YYYY-MM-DD", and one that the calendar has. `message` is said of any other text. */
export const dayText = (message = 'Enter a date as YYYY-MM-DD') => z.string({ error: message }).check(z.refine(isCalendarDay, message))

/** "HH:mm" on a 24-hour clock, in the account's time zone. */
export const ClockTime = z.string().check(z.regex(clockPattern, 'Enter a time as HH:mm'))

/** IANA name of a time zone. */
export const TimeZone = z.string().check(z.refine(isTimeZone, 'Must be an IANA time zone'))

/** Degrees north of the equator, in a query or a body. */
export const LatitudeInput = z.number().check(z.gte(-90, 'Enter a number from -90 to 90'), z.lte(90, 'Enter a number from -90 to 90'))

/** Degrees east of Greenwich, in a query or a body. */
export const LongitudeInput = z
  .number()
  .check(z.gte(-180, 'Enter a number from -180 to 180'), z.lte(180, 'Enter a number from -180 to 180'))

/** An amount of money: a number with at most two decimals. */
export const Money = z.number()

/** What a delete answers: the record is kept, and shown no more. */
export const Deleted = z.object({ id: RecordId, deleted_at: ours(Instant) })
