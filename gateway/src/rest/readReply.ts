import { camelKey } from '@callout/contracts/casing'
import type { z } from '@callout/contracts/zod'
import { Drift, readerOf, type Schema } from './reader.ts'
import { shaped } from './replyShape.ts'
import { isRecord, salvage, unreadableRows } from './salvage.ts'

export interface ReadReplyOptions {
  readonly schema: Schema
  /** What the record is called where the reply puts it under its name. */
  readonly record?: string | undefined
  /** Where the reply left its schema; without the values. */
  readonly onDrift: (fields: readonly string[]) => void
}

/** Places that one line of the log names. */
const MOST_PLACES = 20

/** In the log, for a reply in which nothing is known but an id: its names are others. */
const NOTHING_KNOWN = 'nothing known but the id'

/** The product names of the fields whose value is a list, as a page has one. */
const listsOf = (schema: Schema): string[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type !== 'object') return []
  return Object.keys(def.shape)
    .filter((name) => (def.shape[name] as z.core.$ZodTypes)._zod.def.type === 'array')
    .map(camelKey)
}

const lists = new WeakMap<Schema, string[]>()

/** The record of a reply, or the first of its rows. */
function sampleOf(schema: Schema, data: unknown): unknown {
  if (Array.isArray(data)) return data[0]
  let names = lists.get(schema)
  if (names === undefined) lists.set(schema, (names = listsOf(schema)))
  const [list] = names
  return list === undefined ? data : ((data as Readonly<Record<string, unknown>>)[list] as unknown[])[0]
}

/** Whether a record, with all that it holds, tells nothing but ids. */
function isHollow(record: unknown): boolean {
  if (!isRecord(record)) return false
  for (const name in record) if (name !== 'id' && record[name] !== undefined && !isHollow(record[name])) return false
  return true
}

const isEmpty = (value: unknown): boolean => typeof value !== 'object' || value === null || Object.keys(value).length === 0

/** What reading comes to that fails as a whole. */
const failed = Symbol('failed')

function readStrictly(schema: Schema, value: unknown): unknown {
  try {
    return readerOf(schema)(value)
  } catch {
    return failed
  }
}

/** What is left of a reply that is of its schema in no known form. A bare list without a row that can be read is nothing. @throws Drift */
function readLoosely(schema: Schema, value: unknown, onDrift: ReadReplyOptions['onDrift']): unknown {
  const { data, drift } = salvage(schema, value)
  onDrift(drift.slice(0, MOST_PLACES))
  const isLost = Array.isArray(data) && data.length === 0 && unreadableRows(data).length > 0
  if (data === undefined || isLost) throw new Drift()
  return data
}

/**
 * The data of a reply in product names, out of every form that is known (decision D14). What is not of its schema is
 * missing, and told.
 * @throws Drift where even what the data cannot be without is missing.
 */
export function readReply(value: unknown, { schema, record, onDrift }: ReadReplyOptions): unknown {
  let data = readStrictly(schema, value)
  if (data === failed || (isHollow(data) && !isEmpty(value))) {
    const reply = shaped(schema, value, record)
    if (reply !== value) data = readStrictly(schema, reply)
    if (data === failed) data = readLoosely(schema, reply, onDrift)
  }
  if (isHollow(sampleOf(schema, data)) && !isEmpty(value)) onDrift([NOTHING_KNOWN])
  return data
}
