/** Where a reply has its list or its record, besides the place that the contract names (decision D14). */
import type { z } from '@callout/contracts/zod'
import type { Schema } from './reader.ts'
import { isRecord } from './salvage.ts'

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def

/** The field that a page or a wrapped record cannot be without: its list, or its record. */
const neededField = (shape: z.core.$ZodShape, type: 'array' | 'object'): string | undefined =>
  Object.keys(shape).find((name) => defOf(shape[name] as Schema).type === type)

/** The one list among the fields of a reply. */
function onlyList(reply: object): unknown[] | undefined {
  const lists = Object.values(reply).filter(Array.isArray)
  return lists.length === 1 ? lists[0] : undefined
}

/** `{ jobs }` of a bare list, or of a reply whose only list has another name. */
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

/** Blocks that came flat: each takes of the reply what it knows. */
function asBlocks(shape: z.core.$ZodShape, value: unknown): unknown {
  const names = Object.keys(shape)
  const isOfBlocks = names.length > 1 && names.every((name) => defOf(innerType(shape[name] as Schema)).type === 'object')
  if (!isOfBlocks || !isRecord(value) || names.some((name) => isRecord(value[name]))) return value
  return Object.fromEntries(names.map((name) => [name, value]))
}

/** The record itself where it stands under its name. */
const unwrapped = (record: string | undefined, value: unknown): unknown =>
  record !== undefined && isRecord(value) && value['id'] === undefined && isRecord(value[record]) ? value[record] : value

function shapeOfObject(shape: z.core.$ZodShape, value: unknown, record: string | undefined): unknown {
  const list = neededField(shape, 'array')
  if (list !== undefined) return asPage(list, value)
  const held = neededField(shape, 'object')
  if (held !== undefined) return isRecord(value) && !isRecord(value[held]) ? { ...value, [held]: value } : value
  return asBlocks(shape, unwrapped(record, value))
}

/** The reply in the shape that its schema has; the same value where it has that shape, or no other that is known. */
export function shaped(schema: Schema, value: unknown, record?: string): unknown {
  const def = defOf(schema)
  if (def.type === 'object') return shapeOfObject(def.shape, value, record)
  if (def.type === 'array') return isRecord(value) ? (onlyList(value) ?? value) : value
  return value
}
