import { camelKey, toCamel } from '@callout/contracts/wire/casing'
import { createTolerant } from '@callout/contracts/reply/reply'
import { SchemaMismatch, type Schema, unreadableRows } from '@callout/contracts/reply/reader'
import { listIn, normalizeShape } from '@callout/contracts/reply/shape'
import { isRecord } from '@callout/contracts/reply/isRecord'
import { recordCopyOf } from './recordCopy.ts'

/** Readers with camelCase names, in one pass: several times faster than two. */
export const tolerant = createTolerant({ fieldName: camelKey, renamed: toCamel, copyOf: recordCopyOf })

export interface ReadReplyOptions {
  readonly schema: Schema
  readonly record?: string | undefined
  readonly onMismatch: (fields: readonly string[]) => void
}

const MAX_PATHS = 20

/** Logged for a reply whose only known field is an id: its field names probably differ. */
const ONLY_IDS = 'nothing known but the id'

function sampleOf(schema: Schema, data: unknown): unknown {
  if (Array.isArray(data)) return data[0]
  const list = isRecord(data) && 'id' in data ? undefined : listIn(schema)
  return list === undefined ? data : (data as Readonly<Record<string, unknown[]>>)[camelKey(list)]?.[0]
}

function hasOnlyIds(record: unknown): boolean {
  if (!isRecord(record)) return false
  for (const name in record) if (name !== 'id' && record[name] !== undefined && !hasOnlyIds(record[name])) return false
  return true
}

const isEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length === 0

const failed = Symbol('failed')

function readStrictly(schema: Schema, value: unknown): unknown {
  try {
    return tolerant(schema).read(value)
  } catch {
    return failed
  }
}

/** Reads the valid part of a reply. A bare list without any readable row is an error. @throws SchemaMismatch */
function readLoosely(schema: Schema, value: unknown, onMismatch: ReadReplyOptions['onMismatch']): unknown {
  const { data, mismatches } = tolerant(schema).readParts(value)
  onMismatch(mismatches.slice(0, MAX_PATHS))
  const isUnreadable = Array.isArray(data) && data.length === 0 && unreadableRows(data).length > 0
  if (data === undefined || isUnreadable) throw new SchemaMismatch()
  return data
}

/** Parses a reply in any supported form (decision D14). Invalid values become missing and are reported. @throws SchemaMismatch */
export function readReply(value: unknown, { schema, record, onMismatch }: ReadReplyOptions): unknown {
  let data = readStrictly(schema, value)
  if (data === failed || (hasOnlyIds(data) && !isEmpty(value))) {
    const reply = normalizeShape(schema, value, record)
    if (reply !== value) data = readStrictly(schema, reply)
    if (data === failed) data = readLoosely(schema, reply, onMismatch)
  }
  if (hasOnlyIds(sampleOf(schema, data)) && !isEmpty(value)) onMismatch([ONLY_IDS])
  return data
}
