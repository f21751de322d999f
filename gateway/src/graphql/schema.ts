import { readFileSync } from 'node:fs'
import type { CodeTable } from '@callout/contracts/wire/codes'
import { buildSchema, type GraphQLSchema, isEnumType, isIntrospectionType, isScalarType } from 'graphql'
import { applyCodes } from '../schema/codedEnum.ts'
import { enums } from '../schema/enums.ts'
import { applyScalar } from '../schema/scalars.ts'

const schemaFile = new URL('../../../schema.graphql', import.meta.url)

const tableOf = (name: string): CodeTable => {
  const table = (enums as Readonly<Record<string, CodeTable>>)[name]
  if (!table) throw new Error(`The enum ${name} has no table of wire codes`)
  return table
}

function createSchema(): GraphQLSchema {
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue
    if (isEnumType(type)) applyCodes(type, tableOf(type.name))
    if (isScalarType(type)) applyScalar(type)
  }
  return schema
}

let cachedSchema: GraphQLSchema | undefined
export const gatewaySchema = (): GraphQLSchema => (cachedSchema ??= createSchema())
