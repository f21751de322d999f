import { camelKey, toCamel } from '@callout/contracts/casing'
import { isCalendarDay, isClock, isTimeZone } from '@callout/contracts/time'
import { CalendarDate, ClockTime, Flag, Instant, RecordId, TimeZone, z } from '@callout/contracts/zod'
import { isRecord } from '../isRecord.ts'
import { booleanIn, dateIn, instantIn, intIn, numberIn, textIn, timeIn, wholeIn } from './plainValues.ts'
import { recordCopyOf } from './recordCopy.ts'

export class SchemaMismatch extends Error {}
const mismatch = new SchemaMismatch()
const reject = (): never => {
  throw mismatch
}

/** Place of a value in a reply that is read tolerantly, as `visits.0.status`, and the mismatches found so far. */
interface Trace {
  readonly path: string
  readonly mismatches: Set<string>
}

/**
 * Validates a value and renames its fields. Throws SchemaMismatch on the first invalid value; with a trace only if a required one is
 * invalid: an optional one becomes undefined, a row without a required value is skipped.
 */
type Read = (value: unknown, trace?: Trace) => unknown
export type Schema = z.core.$ZodType
type Def<T extends Schema> = T['_zod']['def']

const below = ({ path, mismatches }: Trace, step: string | number): Trace => ({
  path: path === '' ? String(step) : `${path}.${step}`,
  mismatches,
})

/** Adds the path of an invalid value, unless the path of a part of it was added. */
function traced(read: Read, value: unknown, trace: Trace): unknown {
  const before = trace.mismatches.size
  try {
    return read(value, trace)
  } catch (error) {
    if (trace.mismatches.size === before) trace.mismatches.add(trace.path)
    throw error
  }
}

/** For schemas without a compiled reader. */
const byZod = (schema: Schema): Read => {
  return (value) => {
    const { success, data } = z.safeParse(schema, value)
    return success ? toCamel(data) : reject()
  }
}

const ofObject = (schema: z.core.$ZodObject): Read => {
  const { shape } = schema._zod.def
  const fields = Object.keys(shape).map((wire) => ({ from: wire, to: camelKey(wire), read: readerOf(shape[wire] as Schema) }))
  const copy = recordCopyOf(fields)
  return (value, trace) => {
    if (!isRecord(value)) return reject()
    if (!trace) return copy(value)
    return Object.fromEntries(fields.map(({ from, to, read }) => [to, traced(read, value[from], below(trace, from))]))
  }
}

const unreadableByList = new WeakMap<object, readonly (string | null)[]>()

/** Ids of the rows of a list that were unreadable; null for a row without an id. */
export const unreadableRows = (list: object): readonly (string | null)[] => unreadableByList.get(list) ?? []

const idIn = (row: unknown): string | null => {
  const id = isRecord(row) ? row['id'] : undefined
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null
}

function readableRows(read: Read, list: readonly unknown[], trace: Trace): unknown[] {
  const unreadable: (string | null)[] = []
  const rows = list.flatMap((row, index) => {
    try {
      return [traced(read, row, below(trace, index))]
    } catch {
      unreadable.push(idIn(row))
      return []
    }
  })
  if (unreadable.length > 0) unreadableByList.set(rows, unreadable)
  return rows
}

const ofList = (element: Read): Read => {
  return (value, trace) => {
    if (!Array.isArray(value)) return reject()
    return trace ? readableRows(element, value, trace) : value.map((item) => element(item))
  }
}

function orMissing(read: Read, value: unknown, trace: Trace): unknown {
  if (value === undefined || value === null) return undefined
  try {
    return traced(read, value, trace)
  } catch {
    return undefined
  }
}

const orOnly = (emptyValue: null | undefined, inner: Read): Read => {
  return (value, trace) => {
    if (value === emptyValue) return value
    return trace ? orMissing(inner, value, trace) : inner(value)
  }
}

const orNullish = (inner: Read): Read => {
  return (value, trace) => {
    if (value === null || value === undefined) return value
    return trace ? orMissing(inner, value, trace) : inner(value)
  }
}

const oneOf = (values: ReadonlySet<unknown>): Read => {
  return (value) => {
    if (values.has(value)) return value
    const number = typeof value === 'string' ? numberIn(value) : undefined
    return number !== undefined && values.has(number) ? number : reject()
  }
}

const firstOf = (options: readonly Read[]): Read => {
  return (value) => {
    for (const option of options) {
      try {
        return option(value)
      } catch {
        // Try the next one.
      }
    }
    return reject()
  }
}

const typeOf = (schema: Schema | undefined) => (schema as z.core.$ZodTypes | undefined)?._zod.def.type
const simple: ReadonlySet<unknown> = new Set(['literal', 'string'])

/** Unknown codes are mismatches, although the schema accepts them (`codeOrRaw`). A trace keeps them raw. */
const ofUnion = ([first, ...others]: readonly Schema[]): Read => {
  const readFirst = readerOf(first as Schema)
  const read = typeOf(first) === 'literal' ? readFirst : firstOf([readFirst, ...others.map(readerOf)])
  return (value, trace) => {
    if (!trace) return read(value)
    try {
      return traced(read, value, trace)
    } catch {
      const raw = others.find((option) => typeOf(option) === typeof value)
      return raw ? readerOf(raw)(value) : reject()
    }
  }
}

function ofPipe(schema: z.core.$ZodPipe): Read {
  const { in: before, out } = schema._zod.def
  const { def } = (out as z.core.$ZodTypes)._zod
  const isPlain = simple.has(typeOf(before)) && def.type === 'transform' && def.transform.length === 1
  if (!isPlain) return byZod(schema)
  const [readBefore, transform] = [readerOf(before), def.transform as (value: unknown) => unknown]
  return (value) => transform(readBefore(value))
}

const orReject = (read: (value: unknown) => unknown): Read => {
  return (value) => read(value) ?? reject()
}

const textOf: Read = (value) => (typeof value === 'string' ? value : (textIn(value) ?? reject()))
const numberOf: Read = (value) => (Number.isFinite(value) ? value : (numberIn(value) ?? reject()))
const intOf = orReject(intIn)

/** Readers of the named wire types. */
const named = new Map<Schema, Read>([
  [RecordId, (value) => (Number.isSafeInteger(value) ? value : (wholeIn(value) ?? reject()))],
  [Instant, (value) => (Number.isSafeInteger(value) ? value : (instantIn(value) ?? reject()))],
  [CalendarDate, (value) => (typeof value === 'string' && isCalendarDay(value) ? value : (dateIn(value) ?? reject()))],
  [ClockTime, (value) => (typeof value === 'string' && isClock(value) ? value : (timeIn(value) ?? reject()))],
  [Flag, orReject(booleanIn)],
  [TimeZone, (value) => (typeof value === 'string' && isTimeZone(value) ? value : reject())],
])

function ofNumber(schema: z.core.$ZodNumber): Read {
  const { checks = [], format } = schema._zod.def as Def<z.core.$ZodNumber> & { format?: string }
  if (checks.length > 0 || (format !== undefined && format !== 'safeint')) return byZod(schema)
  return format === 'safeint' ? intOf : numberOf
}

function ofOptional(inner: Schema): Read {
  const { def } = (inner as z.core.$ZodTypes)._zod
  return def.type === 'nullable' ? orNullish(readerOf(def.innerType)) : orOnly(undefined, readerOf(inner))
}

function compile(schema: z.core.$ZodTypes): Read {
  const { def } = schema._zod
  if (def.type === 'optional') return ofOptional(def.innerType)
  if (def.type === 'nullable') return orOnly(null, readerOf(def.innerType))
  if (def.type === 'array' && !def.checks?.length) return ofList(readerOf(def.element))
  if (def.type === 'object' && !def.checks?.length && !def.catchall) return ofObject(schema as z.core.$ZodObject)
  if (def.type === 'literal') return oneOf(new Set<unknown>(def.values))
  if (def.type === 'union') return ofUnion(def.options)
  if (def.type === 'pipe') return ofPipe(schema as z.core.$ZodPipe)
  if (def.type === 'number') return ofNumber(schema as z.core.$ZodNumber)
  if (def.type === 'boolean') return orReject(booleanIn)
  return def.type === 'string' && !('format' in def) && !def.checks?.length ? textOf : byZod(schema)
}

const readers = new Map<Schema, Read>(named)

/**
 * Compiled reader of a schema that accepts lenient forms. It validates a reply and renames its fields to camelCase in one pass, several
 * times faster than two. All schema fields are present in the result; unknown fields are dropped.
 */
export function readerOf(schema: Schema): Read {
  let read = readers.get(schema)
  if (read === undefined) readers.set(schema, (read = compile(schema as z.core.$ZodTypes)))
  return read
}

/** The valid part of a value, undefined if nothing is left, and the paths of its mismatches. */
export function readTolerantly(schema: Schema, value: unknown): { readonly data: unknown; readonly mismatches: readonly string[] } {
  const trace: Trace = { path: '', mismatches: new Set() }
  const data = orMissing(readerOf(schema), value, trace)
  return { data, mismatches: [...trace.mismatches] }
}
