/** Normalizes replies whose list or record is in another place than in the contract (decision D14). */
import type { z } from '@callout/contracts/zod'
import { isRecord } from '../isRecord.ts'
import type { Schema } from './reader.ts'

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The required list of a page or record of a wrapper. */
const neededField = (shape: z.core.$ZodShape, type: 'array' | 'object'): string | undefined =>
  Object.keys(shape).find((name) => defOf(shape[name] as Schema).type === type)

/** The required list of a page. */
export function listIn(schema: Schema): string | undefined {
  const def = defOf(schema)
  return def.type === 'object' ? neededField(def.shape, 'array') : undefined
}

function onlyList(reply: object): unknown[] | undefined {
  const lists = Object.values(reply).filter(Array.isArray)
  return lists.length === 1 ? lists[0] : undefined
}

/** Wraps a bare list, or renames the only list. */
function asPage(list: string, value: unknown): unknown {
  if (Array.isArray(value)) return { [list]: value }
  if (!isRecord(value) || Array.isArray(value[list])) return value
  const rows = onlyList(value)
  return rows ? { ...value, [list]: rows } : value
}

const innerType = (schema: Schema): Schema => {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? innerType(def.innerType) : schema
}

/** Flat fields of several blocks: each block picks its own. */
function asBlocks(shape: z.core.$ZodShape, value: unknown): unknown {
  const names = Object.keys(shape)
  const isOfBlocks = names.length > 1 && names.every((name) => defOf(innerType(shape[name] as Schema)).type === 'object')
  if (!isOfBlocks || !isRecord(value) || names.some((name) => isRecord(value[name]))) return value
  return Object.fromEntries(names.map((name) => [name, value]))
}

const unwrapped = (record: string | undefined, value: unknown): unknown =>
  record !== undefined && isRecord(value) && value['id'] === undefined && isRecord(value[record]) ? value[record] : value

function shapeOfObject(shape: z.core.$ZodShape, value: unknown, record: string | undefined): unknown {
  const list = neededField(shape, 'array')
  if (list !== undefined) return asPage(list, value)
  const held = neededField(shape, 'object')
  if (held !== undefined) return isRecord(value) && !isRecord(value[held]) ? { ...value, [held]: value } : value
  return asBlocks(shape, unwrapped(record, value))
}

/** Converts a reply to the shape of its schema. Returns the same value if it has that shape or an unsupported one. */
export function normalizeShape(schema: Schema, value: unknown, record?: string): unknown {
  const def = defOf(schema)
  if (def.type === 'object') return shapeOfObject(def.shape, value, record)
  if (def.type === 'array') return isRecord(value) ? (onlyList(value) ?? value) : value
  return value
}
