import type { OpenApi, Schema } from './openApi.ts'

type Schemas = OpenApi['components']['schemas']

const REFERENCE = '#/components/schemas/'

/** The schema that a reference leads to; others as they are. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  let found = schema
  while (found.$ref !== undefined) found = schemas[found.$ref.slice(REFERENCE.length)] ?? {}
  return found
}

const isNull = ({ type, const: value }: Schema): boolean => type === 'null' || value === null

/** Members of a union without null, resolved. */
export function membersOf(schema: Schema, schemas: Schemas): Schema[] {
  const found = resolve(schema, schemas)
  const members = found.anyOf ?? found.oneOf
  return members ? members.flatMap((member) => membersOf(member, schemas)).filter((member) => !isNull(member)) : [found]
}

function getName({ type, const: value, enum: values, format }: Schema): string[] {
  if (value !== undefined) return [JSON.stringify(value)]
  if (values) return values.map((item) => JSON.stringify(item))
  const names = [type ?? 'any'].flat().filter((name) => name !== 'null')
  return names.map((name) => format ?? name)
}

const MOST_VALUES = 8

/** `string or null`, `list of object`, `0, 1, 2`. */
export function typeText(schema: Schema, schemas: Schemas): string {
  const names = membersOf(schema, schemas).flatMap((member) => {
    if (member.items) return [`list of ${typeText(member.items, schemas)}`]
    return member.properties ? ['object'] : getName(member)
  })
  const [shown, more] = [[...new Set(names)].slice(0, MOST_VALUES), new Set(names).size > MOST_VALUES]
  const isNullable =
    JSON.stringify(resolve(schema, schemas)).includes('"null"') && !membersOf(schema, schemas).some(({ properties }) => properties)
  return `${shown.join(' or ')}${more ? ' …' : ''}${isNullable ? ' or null' : ''}`
}

export interface FieldRow {
  /** `customer.name`, `items[].id` */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  /** Section of the specification or decision. */
  readonly source: string
}

const DEEPEST = 4

/** Fields of an object and of the objects in it. */
export function fieldRows(schema: Schema, schemas: Schemas, base = '', depth = 0): FieldRow[] {
  if (depth > DEEPEST) return []
  const rows = membersOf(schema, schemas).flatMap((member) => {
    if (member.items) return fieldRows(member.items, schemas, `${base}[]`, depth)
    return Object.entries(member.properties ?? {}).flatMap(([name, field]) => {
      const path = base === '' ? name : `${base}.${name}`
      const isRequired = member.required?.includes(name) ?? false
      const own = { path, type: typeText(field, schemas), isRequired, source: field.description ?? '' }
      return [own, ...fieldRows(field, schemas, path, depth + 1)]
    })
  })
  return [...new Map(rows.map((row) => [row.path, row])).values()]
}

/** A value that the schema allows, for fields that are required. */
export function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const [member = {}] = membersOf(schema, schemas)
  const { const: value, enum: values, type, properties, required = [], items, minimum = 0 } = member
  if (value !== undefined) return value
  if (values) return values[0]
  if (member.default !== undefined) return member.default
  if (items) return []
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, field]) => [name, exampleOf(field, schemas)]),
    )
  const [first] = [type ?? 'null'].flat()
  if (first === 'string') return ''
  if (first === 'boolean') return false
  return first === 'integer' || first === 'number' ? Math.max(minimum, 1) : null
}
