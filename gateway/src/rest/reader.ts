import { type Camel, camelKey, toCamel } from '@callout/contracts/casing'
import { isCalendarDay, isClock, isTimeZone } from '@callout/contracts/time'
import { CalendarDate, ClockTime, Flag, Instant, RecordId, TimeZone, z } from '@callout/contracts/zod'
import { booleanIn, dateIn, instantIn, intIn, numberIn, textIn, timeIn, wholeIn } from './plainValues.ts'
import { recordCopyOf } from './recordCopy.ts'

/** A value that its schema does not take. */
export class Drift extends Error {}
const drift = new Drift()
export const refuse = (): never => {
  throw drift
}

type Read = (value: unknown) => unknown
export type Schema = z.core.$ZodType
type Def<T extends Schema> = T['_zod']['def']

/** What has no compiled form is read by zod itself. */
const byZod = (schema: Schema): Read => {
  return (value) => {
    const { success, data } = z.safeParse(schema, value)
    return success ? toCamel(data) : refuse()
  }
}

const ofObject = (schema: z.core.$ZodObject): Read => {
  const { shape } = schema._zod.def
  const copy = recordCopyOf(Object.keys(shape).map((wire) => ({ from: wire, to: camelKey(wire), read: readerOf(shape[wire] as Schema) })))
  return (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? copy(value) : refuse())
}

const ofList = (element: Read): Read => {
  return (value) => (Array.isArray(value) ? value.map((one) => element(one)) : refuse())
}

const orNothing = (nothing: null | undefined, inner: Read): Read => {
  return (value) => (value === nothing ? value : inner(value))
}

/** What a schema takes that takes null and undefined besides; most fields are so. */
const orEither = (inner: Read): Read => {
  return (value) => (value === null || value === undefined ? value : inner(value))
}

/** A code, or the text of its digits. */
const oneOf = (values: ReadonlySet<unknown>): Read => {
  return (value) => {
    if (values.has(value)) return value
    const number = typeof value === 'string' ? numberIn(value) : undefined
    return number !== undefined && values.has(number) ? number : refuse()
  }
}

/** The first of the readings that takes it. */
const firstOf = (options: readonly Read[]): Read => {
  return (value) => {
    for (const option of options) {
      try {
        return option(value)
      } catch {
        // The next one.
      }
    }
    return refuse()
  }
}

const typeOf = (schema: Schema | undefined) => (schema as z.core.$ZodTypes | undefined)?._zod.def.type
const simple: ReadonlySet<unknown> = new Set(['literal', 'string'])

/** Of a code that is kept raw where nobody knows it (`codeOrRaw`), the known codes: the others are drift. */
const ofUnion = ([first, ...others]: readonly Schema[]): Read => {
  const readFirst = readerOf(first as Schema)
  return typeOf(first) === 'literal' ? readFirst : firstOf([readFirst, ...others.map(readerOf)])
}

/** What is first read by one schema and then made into another value. */
function ofPipe(schema: z.core.$ZodPipe): Read {
  const { in: before, out } = schema._zod.def
  const { def } = (out as z.core.$ZodTypes)._zod
  const isPlain = simple.has(typeOf(before)) && def.type === 'transform' && def.transform.length === 1
  if (!isPlain) return byZod(schema)
  const [readBefore, transform] = [readerOf(before), def.transform as Read]
  return (value) => transform(readBefore(value))
}

const orRefuse = (read: (value: unknown) => unknown): Read => {
  return (value) => read(value) ?? refuse()
}

const textOf: Read = (value) => (typeof value === 'string' ? value : (textIn(value) ?? refuse()))
const numberOf: Read = (value) => (Number.isFinite(value) ? value : (numberIn(value) ?? refuse()))
const intOf = orRefuse(intIn)

/** Value shapes of the wire that are known by the schema itself. */
const named = new Map<Schema, Read>([
  [RecordId, (value) => (Number.isSafeInteger(value) ? value : (wholeIn(value) ?? refuse()))],
  [Instant, (value) => (Number.isSafeInteger(value) ? value : (instantIn(value) ?? refuse()))],
  [CalendarDate, (value) => (typeof value === 'string' && isCalendarDay(value) ? value : (dateIn(value) ?? refuse()))],
  [ClockTime, (value) => (typeof value === 'string' && isClock(value) ? value : (timeIn(value) ?? refuse()))],
  [Flag, orRefuse(booleanIn)],
  [TimeZone, (value) => (typeof value === 'string' && isTimeZone(value) ? value : refuse())],
])

function ofNumber(schema: z.core.$ZodNumber): Read {
  const { checks = [], format } = schema._zod.def as Def<z.core.$ZodNumber> & { format?: string }
  if (checks.length > 0 || (format !== undefined && format !== 'safeint')) return byZod(schema)
  return format === 'safeint' ? intOf : numberOf
}

function ofOptional(inner: Schema): Read {
  const { def } = (inner as z.core.$ZodTypes)._zod
  return def.type === 'nullable' ? orEither(readerOf(def.innerType)) : orNothing(undefined, readerOf(inner))
}

function compile(schema: z.core.$ZodTypes): Read {
  const { def } = schema._zod
  if (def.type === 'optional') return ofOptional(def.innerType)
  if (def.type === 'nullable') return orNothing(null, readerOf(def.innerType))
  if (def.type === 'array' && !def.checks?.length) return ofList(readerOf(def.element))
  if (def.type === 'object' && !def.checks?.length && !def.catchall) return ofObject(schema as z.core.$ZodObject)
  if (def.type === 'literal') return oneOf(new Set<unknown>(def.values))
  if (def.type === 'union') return ofUnion(def.options)
  if (def.type === 'pipe') return ofPipe(schema as z.core.$ZodPipe)
  if (def.type === 'number') return ofNumber(schema as z.core.$ZodNumber)
  if (def.type === 'boolean') return orRefuse(booleanIn)
  return def.type === 'string' && !('format' in def) && !def.checks?.length ? textOf : byZod(schema)
}

const readers = new Map<Schema, Read>(named)

/** Reads a value of the schema, plain forms and what stands for them. @throws Drift */
export function readerOf(schema: Schema): Read {
  let read = readers.get(schema)
  if (read === undefined) readers.set(schema, (read = compile(schema as z.core.$ZodTypes)))
  return read
}

/**
 * Checks a reply against its schema and gives it product names in the same pass, several times faster than one after
 * the other. Every name of the schema is a key of the result; names that the schema does not have are dropped.
 * @throws Drift where a single value is not of its schema: `salvage` reads the rest.
 */
export const read = <S extends Schema>(schema: S, value: unknown): Camel<z.output<S>> => readerOf(schema)(value) as Camel<z.output<S>>
