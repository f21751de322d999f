import { nameOfCode } from '@callout/contracts/wire/codeNames'
import type { Code, CodeTable } from '@callout/contracts/wire/codes'
import { type GraphQLEnumType, GraphQLError } from 'graphql'

/** Numeric text counts as the number. Codes are the enum's values: compiled documents bypass `parseValue` for variables. */
export function applyCodes(type: GraphQLEnumType, table: CodeTable): void {
  for (const value of type.getValues()) value.value = codeNamed(type.name, table, value.name)
  const names = namesByCode(table)
  type.serialize = (code) => names.get(code) ?? unknownCode(type.name)
}

function codeNamed(enumName: string, table: CodeTable, name: string): Code {
  const code = table[name]?.code
  if (code === undefined) throw new Error(`${enumName}.${name} has no wire code`)
  return code
}

const namesByCode = (table: CodeTable): ReadonlyMap<unknown, string> =>
  new Map(
    Object.values(table).flatMap(({ code }) => [
      [code, nameOfCode(table, code) ?? ''] as const,
      [String(code), nameOfCode(table, code) ?? ''] as const,
    ]),
  )

const unknownCode = (enumName: string): never => {
  throw new GraphQLError(`${enumName} has no value for this code`)
}
