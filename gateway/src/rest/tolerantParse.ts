import { camelKey } from '@callout/contracts/casing'
import type { z } from '@callout/contracts/zod'
import { isRecord } from '../isRecord.ts'
import { readerOf, reject, type Schema } from './reader.ts'

/** The valid part of a value and the paths of its mismatches, as `visits.0.status`. */
export interface TolerantResult {
  readonly data: unknown
  readonly mismatches: readonly string[]
}

type Mismatches = Set<string>

const below = (path: string, step: string | number): string => (path === '' ? String(step) : `${path}.${step}`)

const unreadableByList = new WeakMap<object, readonly (string | null)[]>()

/** Ids of the rows of a list that were unreadable; null for a row without an id. */
export const unreadableRows = (list: object): readonly (string | null)[] => unreadableByList.get(list) ?? []

const idIn = (row: unknown): string | null => {
  const id = isRecord(row) ? row['id'] : undefined
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null
}

function ofList(element: Schema, value: unknown, path: string, mismatches: Mismatches): unknown {
  if (!Array.isArray(value)) return fail(path, mismatches)
  const unreadable: (string | null)[] = []
  const rows = value.flatMap((row: unknown, index) => {
    try {
      return [parseValue(element, row, below(path, index), mismatches)]
    } catch {
      unreadable.push(idIn(row))
      return []
    }
  })
  if (unreadable.length > 0) unreadableByList.set(rows, unreadable)
  return rows
}

function ofObject(schema: z.core.$ZodObject, value: unknown, path: string, mismatches: Mismatches): unknown {
  if (!isRecord(value)) return fail(path, mismatches)
  const { shape } = schema._zod.def
  return Object.fromEntries(
    Object.keys(shape).map((name) => [camelKey(name), parseValue(shape[name] as Schema, value[name], below(path, name), mismatches)]),
  )
}

function ofOptional(inner: Schema, value: unknown, path: string, mismatches: Mismatches): unknown {
  if (value === undefined || value === null) return undefined
  try {
    return parseValue(inner, value, path, mismatches)
  } catch {
    return undefined
  }
}

function fail(path: string, mismatches: Mismatches): never {
  mismatches.add(path)
  return reject()
}

function ofValue(schema: Schema, value: unknown, path: string, mismatches: Mismatches): unknown {
  try {
    return readerOf(schema)(value)
  } catch {
    return fail(path, mismatches)
  }
}

/** Keeps unknown codes raw. */
function ofUnion(schema: z.core.$ZodUnion, value: unknown, path: string, mismatches: Mismatches): unknown {
  try {
    return ofValue(schema, value, path, mismatches)
  } catch {
    const [, ...others] = schema._zod.def.options
    const raw = others.find((option) => (option as z.core.$ZodTypes)._zod.def.type === typeof value)
    return raw ? readerOf(raw)(value) : reject()
  }
}

function parseValue(schema: Schema, value: unknown, path: string, mismatches: Mismatches): unknown {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  if (def.type === 'optional' || def.type === 'nullable') return ofOptional(def.innerType, value, path, mismatches)
  if (def.type === 'array') return ofList(def.element, value, path, mismatches)
  if (def.type === 'object') return ofObject(known as z.core.$ZodObject, value, path, mismatches)
  if (def.type === 'union') return ofUnion(known as z.core.$ZodUnion, value, path, mismatches)
  return ofValue(schema, value, path, mismatches)
}

/**
 * Reads the valid part of a mismatching reply: invalid optional values become missing, and rows without required values are skipped
 * (`unreadableRows`). `data` is undefined if nothing is left.
 */
export function parseTolerantly(schema: Schema, value: unknown): TolerantResult {
  const mismatches: Mismatches = new Set()
  try {
    return { data: parseValue(schema, value, '', mismatches), mismatches: [...mismatches] }
  } catch {
    return { data: undefined, mismatches: [...mismatches] }
  }
}
