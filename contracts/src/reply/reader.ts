/** Compiled readers of replies in any supported notation (decision D14). */
import { isCalendarDay, isClock, isTimeZone } from '../time.ts'
import { CalendarDate, ClockTime, Flag, Instant, RecordId, TimeZone, z } from '../wire/zod.ts'
import { isRecord } from './isRecord.ts'
import { booleanIn, dateIn, instantIn, intIn, numberIn, textIn, timeIn, wholeIn } from './plainValues.ts'

export type Schema = z.core.$ZodType

export class SchemaMismatch extends Error {}
const mismatch = new SchemaMismatch()
const reject = (): never => {
  throw mismatch
}

/** Position of a value in a reply that is read tolerantly, as `visits.0.status`, and the mismatches found so far. */
export interface Trace {
  readonly path: string
  readonly mismatches: Set<string>
  readonly keepsUnreadable: boolean
}

/** Throws SchemaMismatch. With a trace, invalid optional values become undefined, and rows without a required value are skipped. */
export type Read = (value: unknown, trace?: Trace) => unknown

export interface CopiedField {
  readonly from: string
  readonly to: string
  readonly read: (value: unknown) => unknown
}
export type CopyRecord = (record: object) => Record<string, unknown>

export interface ReplyForm {
  readonly fieldName: (wire: string) => string
  readonly renamed: (value: unknown) => unknown
  readonly copyOf: (fields: readonly CopiedField[]) => CopyRecord
}

const below = ({ path, mismatches, keepsUnreadable }: Trace, step: string | number): Trace => ({
  path: path === '' ? String(step) : `${path}.${step}`,
  mismatches,
  keepsUnreadable,
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
      return trace.keepsUnreadable ? [row] : []
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

export function orMissing(read: Read, value: unknown, trace: Trace): unknown {
  if (value === undefined || value === null) return undefined
  try {
    return traced(read, value, trace)
  } catch {
    return trace.keepsUnreadable ? value : undefined
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

const orReject = (read: (value: unknown) => unknown): Read => {
  return (value) => read(value) ?? reject()
}

const getText: Read = (value) => (typeof value === 'string' ? value : (textIn(value) ?? reject()))
const numberOf: Read = (value) => (Number.isFinite(value) ? value : (numberIn(value) ?? reject()))
const intOf = orReject(intIn)

const named: readonly (readonly [Schema, Read])[] = [
  [RecordId, (value) => (Number.isSafeInteger(value) ? value : (wholeIn(value) ?? reject()))],
  [Instant, (value) => (Number.isSafeInteger(value) ? value : (instantIn(value) ?? reject()))],
  [CalendarDate, (value) => (typeof value === 'string' && isCalendarDay(value) ? value : (dateIn(value) ?? reject()))],
  [ClockTime, (value) => (typeof value === 'string' && isClock(value) ? value : (timeIn(value) ?? reject()))],
  [Flag, orReject(booleanIn)],
  [TimeZone, (value) => (typeof value === 'string' && isTimeZone(value) ? value : reject())],
]

const isOfType = (schema: Schema, type: string): boolean => schema instanceof z.ZodMiniType && schema.def.type === type

export function createReaders({ fieldName, renamed, copyOf }: ReplyForm): (schema: Schema) => Read {
  const readers = new Map<Schema, Read>(named)

  const byZod = (schema: Schema): Read => {
    return (value) => {
      const { success, data } = z.safeParse(schema, value)
      return success ? renamed(data) : reject()
    }
  }

  const ofObject = ({ shape }: z.ZodMiniObject): Read => {
    const fields = Object.entries(shape).map(([from, schema]) => ({ from, to: fieldName(from), read: readerOf(schema) }))
    const copy = copyOf(fields)
    return (value, trace) => {
      if (!isRecord(value)) return reject()
      if (!trace) return copy(value)
      return Object.fromEntries(fields.map(({ from, to, read }) => [to, traced(read, value[from], below(trace, from))]))
    }
  }

  /** Unknown codes are mismatches, although the schema accepts them (`codeOrRaw`). A trace keeps them raw. */
  const ofUnion = ([first, ...others]: readonly Schema[]): Read => {
    if (first === undefined) return reject
    const readFirst = readerOf(first)
    const read = first instanceof z.ZodMiniLiteral ? readFirst : firstOf([readFirst, ...others.map(readerOf)])
    return (value, trace) => {
      if (!trace) return read(value)
      try {
        return traced(read, value, trace)
      } catch {
        const raw = others.find((option) => isOfType(option, typeof value))
        return raw ? readerOf(raw)(value) : reject()
      }
    }
  }

  const ofPipe = (schema: z.ZodMiniPipe): Read => {
    const { in: before, out } = schema.def
    const isSimple = before instanceof z.ZodMiniLiteral || before instanceof z.ZodMiniString
    if (!isSimple || !(out instanceof z.ZodMiniTransform) || out.def.transform.length !== 1) return byZod(schema)
    const [readBefore, transform] = [readerOf(before), out.def.transform as (value: unknown) => unknown]
    return (value) => transform(readBefore(value))
  }

  const ofNumber = (schema: z.ZodMiniNumber): Read => {
    const format = schema instanceof z.ZodMiniNumberFormat ? schema.def.format : undefined
    if ((schema.def.checks ?? []).length > 0 || (format !== undefined && format !== 'safeint')) return byZod(schema)
    return format === 'safeint' ? intOf : numberOf
  }

  const ofOptional = (inner: Schema): Read =>
    inner instanceof z.ZodMiniNullable ? orNullish(readerOf(inner.def.innerType)) : orOnly(undefined, readerOf(inner))

  const compile = (schema: Schema): Read => {
    if (schema instanceof z.ZodMiniOptional) return ofOptional(schema.def.innerType)
    if (schema instanceof z.ZodMiniNullable) return orOnly(null, readerOf(schema.def.innerType))
    if (schema instanceof z.ZodMiniLiteral) return oneOf(new Set<unknown>(schema.def.values))
    if (schema instanceof z.ZodMiniUnion) return ofUnion(schema.def.options)
    if (schema instanceof z.ZodMiniPipe) return ofPipe(schema)
    if (schema instanceof z.ZodMiniNumber) return ofNumber(schema)
    if (schema instanceof z.ZodMiniBoolean) return orReject(booleanIn)
    const isChecked = schema instanceof z.ZodMiniType && (schema.def.checks ?? []).length > 0
    if (isChecked) return byZod(schema)
    if (schema instanceof z.ZodMiniArray) return ofList(readerOf(schema.def.element))
    if (schema instanceof z.ZodMiniObject && !schema.def.catchall) return ofObject(schema)
    return schema instanceof z.ZodMiniString && !(schema instanceof z.ZodMiniStringFormat) ? getText : byZod(schema)
  }

  function readerOf(schema: Schema): Read {
    let read = readers.get(schema)
    if (read === undefined) readers.set(schema, (read = compile(schema)))
    return read
  }
  return readerOf
}
