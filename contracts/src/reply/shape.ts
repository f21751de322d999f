/** Normalizes replies whose list or record is in another place than in the contract (decision D14). */
import { z } from '../wire/zod.ts'
import { isRecord } from './isRecord.ts'
import type { Schema } from './reader.ts'

type Shape = Readonly<Record<string, Schema>>

export const listIn = (schema: Schema): string | undefined => (schema instanceof z.ZodMiniObject ? requiredList(schema.shape) : undefined)

const requiredList = (shape: Shape): string | undefined => Object.keys(shape).find((name) => shape[name] instanceof z.ZodMiniArray)
const requiredRecord = (shape: Shape): string | undefined => Object.keys(shape).find((name) => shape[name] instanceof z.ZodMiniObject)

function onlyList(reply: object): unknown[] | undefined {
  const lists = Object.values(reply).filter(Array.isArray)
  return lists.length === 1 ? lists[0] : undefined
}

function asPage(list: string, value: unknown): unknown {
  if (Array.isArray(value)) return { [list]: value }
  if (!isRecord(value) || Array.isArray(value[list])) return value
  const rows = onlyList(value)
  return rows ? { ...value, [list]: rows } : value
}

const innerType = (schema: Schema | undefined): Schema | undefined =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? innerType(schema.def.innerType) : schema

/** Flat fields of several blocks: each block picks its own. */
function asBlocks(shape: Shape, value: unknown): unknown {
  const names = Object.keys(shape)
  const isOfBlocks = names.length > 1 && names.every((name) => innerType(shape[name]) instanceof z.ZodMiniObject)
  if (!isOfBlocks || !isRecord(value) || names.some((name) => isRecord(value[name]))) return value
  return Object.fromEntries(names.map((name) => [name, value]))
}

const unwrapped = (record: string | undefined, value: unknown): unknown =>
  record !== undefined && isRecord(value) && value['id'] === undefined && isRecord(value[record]) ? value[record] : value

function shapeOfObject(shape: Shape, value: unknown, record: string | undefined): unknown {
  const list = requiredList(shape)
  if (list !== undefined) return asPage(list, value)
  const wrapped = requiredRecord(shape)
  if (wrapped !== undefined) return isRecord(value) && !isRecord(value[wrapped]) ? { ...value, [wrapped]: value } : value
  return asBlocks(shape, unwrapped(record, value))
}

/** Converts a reply to the shape of its schema. Returns the same value if it has that shape or an unsupported one. */
export function normalizeShape(schema: Schema, value: unknown, record?: string): unknown {
  if (schema instanceof z.ZodMiniObject) return shapeOfObject(schema.shape, value, record)
  if (schema instanceof z.ZodMiniArray) return isRecord(value) ? (onlyList(value) ?? value) : value
  return value
}
