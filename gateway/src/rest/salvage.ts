import { camelKey } from '@callout/contracts/casing'
import type { z } from '@callout/contracts/zod'
import { readerOf, refuse, type Schema } from './reader.ts'

/** What was read of a value, and where it left its schema, as `visits.0.status`; without the values. */
export interface Salvaged {
  readonly data: unknown
  readonly drift: readonly string[]
}

type Drifts = Set<string>
type Loose = Readonly<Record<string, unknown>>
export const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

const below = (path: string, step: string | number): string => (path === '' ? String(step) : `${path}.${step}`)

const lostRows = new WeakMap<object, readonly (string | null)[]>()

/** The rows of a list that could not be read, by their ids; null for one that has none. */
export const unreadableRows = (list: object): readonly (string | null)[] => lostRows.get(list) ?? []

const idIn = (row: unknown): string | null => {
  const id = isRecord(row) ? row['id'] : undefined
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null
}

function ofList(element: Schema, value: unknown, path: string, drifts: Drifts): unknown {
  if (!Array.isArray(value)) return astray(path, drifts)
  const lost: (string | null)[] = []
  const rows = value.flatMap((row: unknown, place) => {
    try {
      return [salvaged(element, row, below(path, place), drifts)]
    } catch {
      lost.push(idIn(row))
      return []
    }
  })
  if (lost.length > 0) lostRows.set(rows, lost)
  return rows
}

function ofObject(schema: z.core.$ZodObject, value: unknown, path: string, drifts: Drifts): unknown {
  if (!isRecord(value)) return astray(path, drifts)
  const { shape } = schema._zod.def
  return Object.fromEntries(
    Object.keys(shape).map((name) => [camelKey(name), salvaged(shape[name] as Schema, value[name], below(path, name), drifts)]),
  )
}

function ofOptional(inner: Schema, value: unknown, path: string, drifts: Drifts): unknown {
  if (value === undefined || value === null) return undefined
  try {
    return salvaged(inner, value, path, drifts)
  } catch {
    return undefined
  }
}

function astray(path: string, drifts: Drifts): never {
  drifts.add(path)
  return refuse()
}

function ofValue(schema: Schema, value: unknown, path: string, drifts: Drifts): unknown {
  try {
    return readerOf(schema)(value)
  } catch {
    return astray(path, drifts)
  }
}

/** A code that nobody knows, as it came. */
function ofUnion(schema: z.core.$ZodUnion, value: unknown, path: string, drifts: Drifts): unknown {
  try {
    return ofValue(schema, value, path, drifts)
  } catch {
    const [, ...others] = schema._zod.def.options
    const raw = others.find((option) => (option as z.core.$ZodTypes)._zod.def.type === typeof value)
    return raw ? readerOf(raw)(value) : refuse()
  }
}

function salvaged(schema: Schema, value: unknown, path: string, drifts: Drifts): unknown {
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  if (def.type === 'optional' || def.type === 'nullable') return ofOptional(def.innerType, value, path, drifts)
  if (def.type === 'array') return ofList(def.element, value, path, drifts)
  if (def.type === 'object') return ofObject(known as z.core.$ZodObject, value, path, drifts)
  if (def.type === 'union') return ofUnion(known as z.core.$ZodUnion, value, path, drifts)
  return ofValue(schema, value, path, drifts)
}

/**
 * Reads what can be read of a reply that is not of its schema: an optional value of a wrong type counts as missing, a row
 * without what it cannot be without is left out of its list (`unreadableRows`). `data` is undefined where nothing is left.
 */
export function salvage(schema: Schema, value: unknown): Salvaged {
  const drifts: Drifts = new Set()
  try {
    return { data: salvaged(schema, value, '', drifts), drift: [...drifts] }
  } catch {
    return { data: undefined, drift: [...drifts] }
  }
}
