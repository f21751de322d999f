import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'

export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const DEPTH = 5

/** A selection of every field below a type, except those that need arguments; no type contains itself. */
export function selectAll(type: GraphQLOutputType, outer: readonly string[] = []): string {
  const named = getNamedType(type)
  if (outer.includes(named.name) || outer.length > DEPTH) return ''
  if (isUnionType(named)) {
    // Members may give one name different types: only the first one is selected.
    const [member] = named.getTypes()
    return member ? `{ __typename ... on ${member.name} ${selectAll(member, outer)} }` : ''
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).flatMap(({ name, type: fieldType, args }) => {
    if (args.length > 0) return []
    const nested = getNamedType(fieldType)
    if (!isObjectType(nested) && !isUnionType(nested)) return [name]
    const below = selectAll(fieldType, [...outer, named.name])
    return below === '' ? [] : [`${name} ${below}`]
  })
  return `{ __typename ${fields.join(' ')} }`
}

let count = 100

const scalarValues: Readonly<Record<string, () => unknown>> = {
  ID: () => String(count),
  Int: () => count,
  Float: () => count + 0.5,
  Money: () => count + 0.25,
  Instant: () => 1_795_000_000 + count,
  Boolean: () => true,
  CalendarDate: () => '2031-03-07',
  ClockTime: () => '09:15',
  String: () => `text ${count}`,
}

/** A value of an input type with every field set, and no scalar value twice. */
export function fullValue(type: GraphQLInputType): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [fullValue(inner.ofType)]
  if (isInputObjectType(inner)) {
    return Object.fromEntries(Object.values(inner.getFields()).map((field) => [field.name, fullValue(field.type)]))
  }
  count += 1
  if (isEnumType(inner)) return inner.getValues().at(-1)?.name
  return scalarValues[inner.name]?.()
}

interface Operation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** An operation that passes all arguments of a root field, or the required ones, and selects every field below it. */
export function wholeOperation(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, onlyRequired = false): Operation {
  const { name, type } = field
  const args = field.args.filter((argument) => !onlyRequired || isNonNullType(argument.type))
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`)
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`)
  const inParentheses = (parts: readonly string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '')
  return {
    query: `${kind} ${inParentheses(declared)} { ${name}${inParentheses(passed)} ${selectAll(type)} }`,
    variables: Object.fromEntries(args.map((argument) => [argument.name, fullValue(argument.type)])),
  }
}

export const rootFields = (['query', 'mutation'] as const).flatMap((kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
  return Object.values(root?.getFields() ?? {}).map((field) => [field.name, kind, field] as const)
})

export const inputType = (name: string): GraphQLInputObjectType => {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) throw new Error(`${name} is no input type`)
  return type
}
