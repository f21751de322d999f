/** Reads and compares replies of a backend: `tolerant` accepts every supported notation (decision D14), `differences` names each one. */
import { isRecord } from './isRecord.ts'
import { createReaders, orMissing, type Read, type ReplyForm, type Schema, type Trace } from './reader.ts'
import { normalizeShape } from './shape.ts'
import { z } from '../wire/zod.ts'

interface ReadParts {
  readonly data: unknown
  /** Paths of invalid values, as `visits.0.status`. */
  readonly mismatches: readonly string[]
}

export interface TolerantReader {
  readonly read: Read
  readonly readParts: (value: unknown) => ReadParts
  readonly normalize: (value: unknown, record?: string) => ReadParts
}

const newTrace = (keepsUnreadable: boolean): Trace => ({ path: '', mismatches: new Set(), keepsUnreadable })

export function createTolerant(form: ReplyForm): (schema: Schema) => TolerantReader {
  const readerOf = createReaders(form)
  const known = new Map<Schema, TolerantReader>()
  const build = (schema: Schema): TolerantReader => {
    const read = readerOf(schema)
    const getParts = (value: unknown, trace: Trace): ReadParts => {
      const data = orMissing(read, value, trace)
      return { data, mismatches: [...trace.mismatches] }
    }
    return {
      read,
      readParts: (value) => getParts(value, newTrace(false)),
      normalize: (value, record) => getParts(normalizeShape(schema, value, record), newTrace(true)),
    }
  }
  return (schema) => {
    let reader = known.get(schema)
    if (reader === undefined) known.set(schema, (reader = build(schema)))
    return reader
  }
}

/** The reader of a schema, with results in wire names. All schema fields are present in the result; unknown fields are dropped. */
export const tolerant = createTolerant({
  fieldName: (wire) => wire,
  renamed: (value) => value,
  copyOf: (fields) => (record) =>
    Object.fromEntries(fields.map(({ from, to, read }) => [to, read((record as Readonly<Record<string, unknown>>)[from])])),
})

export type DifferenceKind = 'missing' | 'text' | 'number' | 'boolean' | 'list' | 'object' | 'null' | 'unknown value' | 'another shape'

const ROWS_PER_LIST = 5

const getType = (value: unknown): DifferenceKind => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'string' ? 'text' : (typeof value as 'number' | 'boolean' | 'object')
}

function typesOf(schema: Schema): DifferenceKind[] {
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values.map(getType)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(typesOf)
  if (schema instanceof z.ZodMiniPipe) return typesOf(schema.def.in)
  if (schema instanceof z.ZodMiniString) return ['text']
  if (schema instanceof z.ZodMiniNumber) return ['number']
  return schema instanceof z.ZodMiniBoolean ? ['boolean'] : []
}

type Found = Map<string, DifferenceKind>
type Compare = (value: unknown, path: string, found: Found) => void

const orNull = (inner: Compare): Compare => {
  return (value, path, found) => {
    if (value === undefined) found.set(path, 'missing')
    else if (value !== null) inner(value, path, found)
  }
}

const ofRows = (inner: Compare): Compare => {
  return (value, path, found) => {
    if (Array.isArray(value)) for (const row of value.slice(0, ROWS_PER_LIST)) inner(row, path, found)
    else found.set(path, getType(value))
  }
}

const ofRecord = (shape: Readonly<Record<string, Schema>>): Compare => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, compare: compareOf(schema) }))
  return (value, path, found) => {
    if (isRecord(value)) for (const { name, compare } of fields) compare(value[name], path === '' ? name : `${path}.${name}`, found)
    else found.set(path, getType(value))
  }
}

const ofLeaf = (schema: Schema): Compare => {
  const types: ReadonlySet<DifferenceKind> = new Set(typesOf(schema))
  return (value, path, found) => {
    if (!z.safeParse(schema, value).success) found.set(path, types.has(getType(value)) ? 'unknown value' : getType(value))
  }
}

const orNone = (inner: Compare): Compare => {
  return (value, path, found) => {
    if (value === undefined) found.set(path, 'missing')
    else inner(value, path, found)
  }
}

function compile(schema: Schema): Compare {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) return orNull(compareOf(schema.def.innerType))
  if (schema instanceof z.ZodMiniObject) return orNone(ofRecord(schema.shape))
  return orNone(schema instanceof z.ZodMiniArray ? ofRows(compareOf(schema.def.element)) : ofLeaf(schema))
}

const compares = new Map<Schema, Compare>()

function compareOf(schema: Schema): Compare {
  let compare = compares.get(schema)
  if (compare === undefined) compares.set(schema, (compare = compile(schema)))
  return compare
}

/** Fields of a reply that differ from the schema, as `jobs.total`. Of a list the first rows are compared. */
export function differences(schema: Schema, value: unknown, record?: string): ReadonlyMap<string, DifferenceKind> {
  const found: Found = new Map()
  const reply = normalizeShape(schema, value, record)
  if (reply !== value) found.set('responseData', 'another shape')
  compareOf(schema)(reply, '', found)
  return found
}
