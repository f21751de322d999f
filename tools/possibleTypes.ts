import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Codegen plugin: the members of each union and interface of the schema, which Apollo's cache needs to match fragments. */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const members = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)])
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(members))}`
}
