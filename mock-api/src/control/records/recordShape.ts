import type { Row } from '../../db/collection.ts'
import { nearestOf } from '../nearestOf.ts'

export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'list' | 'object'

export interface Shape {
  readonly kinds: Set<Kind>
  readonly fields: Map<string, Shape>
  objects: number
  readonly counts: Map<string, number>
  items: Shape | undefined
}

export const emptyShape = (): Shape => ({ kinds: new Set(), fields: new Map(), objects: 0, counts: new Map(), items: undefined })

function kindOf(value: unknown): Kind | undefined {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  const type = typeof value
  return type === 'boolean' || type === 'number' || type === 'string' || type === 'object' ? type : undefined
}

export function addValue(shape: Shape, value: unknown): void {
  const kind = kindOf(value)
  if (kind === undefined) return
  shape.kinds.add(kind)
  if (kind === 'list') for (const item of value as unknown[]) addValue((shape.items ??= emptyShape()), item)
  if (kind !== 'object') return
  shape.objects += 1
  for (const [name, field] of Object.entries(value as object)) {
    if (field === undefined) continue
    let known = shape.fields.get(name)
    if (!known) shape.fields.set(name, (known = emptyShape()))
    shape.counts.set(name, (shape.counts.get(name) ?? 0) + 1)
    addValue(known, field)
  }
}

/** Kinds other than null. */
export const valueKinds = ({ kinds }: Shape): Kind[] => [...kinds].filter((kind) => kind !== 'null')

export function shapeOf(records: readonly Row[]): Shape {
  const shape = emptyShape()
  for (const record of records) addValue(shape, record)
  return shape
}

const labels: Readonly<Record<Kind, string>> = {
  null: 'null',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  list: 'a list',
  object: 'an object',
}

/** The problem of a value in a record; undefined if valid. Null is accepted where only null, or null too, was seen. */
function valueProblem(shape: Shape, value: unknown, path: string): string | undefined {
  const kind = kindOf(value)
  if (kind === undefined) return `${path}: there’s no such value in JSON`
  const allowed = [...shape.kinds]
  const isUnknown = allowed.every((known) => known === 'null')
  if (!isUnknown && !shape.kinds.has(kind)) return `${path} must be ${allowed.map((known) => labels[known]).join(' or ')}`
  if (kind === 'number' && !Number.isFinite(value)) return `${path} must be a number`
  if (kind === 'list' && shape.items)
    for (const [index, item] of (value as unknown[]).entries()) {
      const problem = valueProblem(shape.items, item, `${path}.${index}`)
      if (problem !== undefined) return problem
    }
  if (kind === 'object')
    for (const [name, field] of Object.entries(value as object)) {
      const known = shape.fields.get(name)
      const problem = known && valueProblem(known, field, `${path}.${name}`)
      if (problem !== undefined) return problem
    }
  return undefined
}

/** Why a record can't be one of a collection with this shape; undefined if it can. A collection without records allows any field. */
export function recordProblem(shape: Shape, record: Readonly<Record<string, unknown>>): string | undefined {
  if (!Number.isSafeInteger(record['id']) || Number(record['id']) < 1) return 'id must be a whole number from 1'
  if (shape.objects === 0) return undefined
  for (const [name, count] of shape.counts) if (count === shape.objects && record[name] === undefined) return `${name} is missing`
  for (const [name, value] of Object.entries(record)) {
    const known = shape.fields.get(name)
    if (!known) return `there’s no field ${name}. The nearest is ${nearestOf(name, [...shape.fields.keys()])}`
    const problem = valueProblem(known, value, name)
    if (problem !== undefined) return problem
  }
  return undefined
}
