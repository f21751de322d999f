import { Conflict } from '@callout/contracts/wire/conflict'
import { z } from '@callout/contracts/wire/zod'
import { type NamedRow, rows } from '../rows.ts'

/** A JSON Schema of draft 2020-12, with the keywords that the contract uses. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}
export type Schemas = Readonly<Record<string, Schema>>

const REFERENCE = '#/components/schemas/'
export const referenceTo = (name: string): Schema => ({ $ref: `${REFERENCE}${name}` })

export function resolved(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema
  const target = schemas[schema.$ref.slice(REFERENCE.length)]
  if (!target) throw new Error(`Nothing is named ${schema.$ref}`)
  return resolved(target, schemas)
}

const pascalCase = (name: string): string => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=x|ch|ss)es$|(?<!s)s$/, '')

export const inputName = ({ name }: NamedRow): string => `${pascalCase(name)}Input`
export const dataName = ({ name }: Pick<NamedRow, 'name'>): string => `${pascalCase(name)}Data`
export const outcomeName = (row: Pick<NamedRow, 'name'>, code: string): string => `${dataName(row)}${pascalCase(code)}`

export const FieldErrors = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })

const options = { io: 'input', unrepresentable: 'any' } as const

const schemasOf = (row: NamedRow): (readonly [string, z.core.$ZodType])[] => [
  [inputName(row), row.input],
  [dataName(row), row.data],
  ...Object.entries(row.outcomes ?? {}).flatMap(([code, data]) => (data ? [[outcomeName(row, code), data] as const] : [])),
]

/** Name of an object at a place of a reply: the field that holds it, or what the call returns. */
function nameAt(path: readonly PropertyKey[], root: string, isRoot: boolean, { name, record }: NamedRow): string {
  const field = path.findLast((_, index) => path[index - 1] === 'properties')
  if (field !== undefined) return pascalCase(singular(String(field)))
  if (record !== undefined) return pascalCase(record)
  if (isRoot) return root
  return name.startsWith('list') ? singular(name.slice('list'.length)) : `${root}Value`
}

/** Objects that several calls have in common, each with the name of the first field that holds it. */
function sharedObjects(): ReadonlyMap<z.core.$ZodType, string> {
  const found = new Map<z.core.$ZodType, { readonly names: Set<string>; readonly calls: Set<string> }>()
  for (const row of rows)
    for (const [name, schema] of schemasOf(row).slice(1))
      z.toJSONSchema(schema, {
        ...options,
        override: ({ zodSchema, jsonSchema, path }) => {
          if (jsonSchema.type !== 'object') return
          const { names, calls } = found.get(zodSchema) ?? { names: new Set(), calls: new Set() }
          names.add(nameAt(path, name, zodSchema === schema, row))
          calls.add(row.name)
          found.set(zodSchema, { names, calls })
        },
      })
  const counts = new Map<string, number>()
  const named = [...found].flatMap(([schema, { names, calls }]) => {
    const [name] = names
    if (calls.size < 2 || name === undefined) return []
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return [[schema, count === 1 ? name : `${name}${count}`] as const]
  })
  return new Map(named)
}

/** All components: inputs and replies of each call, what several of them share, and the data of 409 and 422. */
export function wireSchemas(): Schemas {
  const registry = z.registry<{ readonly id: string }>()
  for (const [schema, id] of sharedObjects()) registry.add(schema, { id })
  registry.add(Conflict, { id: 'Conflict' })
  registry.add(FieldErrors, { id: 'FieldErrors' })
  const roots = rows.flatMap(schemasOf)
  // A schema that is already named keeps its name; the call references it.
  const aliases: Record<string, Schema> = {}
  for (const [id, schema] of roots) {
    const known = registry.get(schema)
    if (!known) registry.add(schema, { id })
    else if (known.id !== id) aliases[id] = referenceTo(known.id)
  }
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: (id) => `${REFERENCE}${id}` })
  const namedSchemas = Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema as Schema] as const)
  return { ...Object.fromEntries(namedSchemas), ...aliases }
}
