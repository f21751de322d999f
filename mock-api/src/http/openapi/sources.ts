import { sourceOf } from '../../control/upstream/differences.ts'
import { type NamedRow, rows } from '../rows.ts'
import { dataName, resolved, type Schema, type Schemas } from './wireSchemas.ts'

type Sources = Map<Schema, string>

/** Collects the source of each field of a reply; the specification counts more than a decision. */
function collect(schema: Schema, path: string, row: NamedRow, schemas: Schemas, sources: Sources): void {
  const { anyOf = [], oneOf = [], items, properties = {} } = resolved(schema, schemas)
  for (const member of [...anyOf, ...oneOf]) collect(member, path, row, schemas, sources)
  if (items) collect(items, `${path}[]`, row, schemas, sources)
  for (const [name, field] of Object.entries(properties)) {
    const at = `${path}.${name}`
    const source = sourceOf(row, at)
    if (!sources.has(field) || source.startsWith('spec ')) sources.set(field, source)
    collect(field, at, row, schemas, sources)
  }
}

function describe(schema: Schema, sources: Sources): Schema {
  const { anyOf, oneOf, items, properties } = schema
  const each = (members: readonly Schema[]): Schema[] => members.map((member) => describe(member, sources))
  const source = sources.get(schema)
  return {
    ...schema,
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(items && { items: describe(items, sources) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, describe(field, sources)])),
    }),
    ...(source !== undefined && { description: source }),
  }
}

/** Describes each field of a reply by its section of the specification, or by the decision that adds it. */
export function withSources(schemas: Schemas): Schemas {
  const sources: Sources = new Map()
  for (const row of rows) collect({ $ref: `#/components/schemas/${dataName(row)}` }, 'responseData', row, schemas, sources)
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describe(schema, sources)]))
}
