import {
  getVariableValues,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type VariableDefinitionNode,
} from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

/** Of the errors that one request's variables may have. */
export const MAX_VARIABLE_ERRORS = 10

/** Variables that do not fit their types. */
export class WrongVariables extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The variables do not fit')
    this.errors = errors
  }
}

/** Thrown at the first value that does not fit: the words for it are found apart. */
const misfit = new Error('misfit')
const refuse = (): never => {
  throw misfit
}

type Coerce = (value: unknown) => unknown
type Loose = Readonly<Record<string, unknown>>
const isMap = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

const ofLeaf = (type: GraphQLLeafType): Coerce => {
  return (value) => {
    const parsed: unknown = type.parseValue(value)
    return parsed === undefined ? refuse() : parsed
  }
}

const ofList = (element: Coerce): Coerce => {
  return (value) => (Array.isArray(value) ? value.map(element) : [element(value)])
}

interface Field {
  readonly name: string
  readonly coerce: Coerce
  readonly isRequired: boolean
  readonly byDefault: unknown
}

function ofMap(type: GraphQLInputObjectType): Coerce {
  let fields: readonly Field[] | undefined
  const fieldsOf = (): readonly Field[] =>
    Object.values(type.getFields()).map(({ name, type: fieldType, defaultValue }) => ({
      name,
      coerce: coercionOf(fieldType),
      isRequired: isNonNullType(fieldType),
      byDefault: defaultValue,
    }))
  return (value) => {
    if (!isMap(value)) return refuse()
    const map: Record<string, unknown> = {}
    let unread = Object.keys(value).length
    for (const { name, coerce, isRequired, byDefault } of (fields ??= fieldsOf())) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined
      if (given !== undefined) {
        unread -= 1
        map[name] = coerce(given)
      } else if (byDefault !== undefined) map[name] = byDefault
      else if (isRequired) refuse()
    }
    return unread === 0 ? map : refuse()
  }
}

const coercions = new WeakMap<GraphQLInputType, Coerce>()

/** What is made of a value for a type. Compiled once for each type; throws where the value does not fit. */
function coercionOf(type: GraphQLInputType): Coerce {
  let coerce = coercions.get(type)
  if (coerce === undefined) coercions.set(type, (coerce = compile(type)))
  return coerce
}

function compile(type: GraphQLInputType): Coerce {
  if (isNonNullType(type)) {
    const inner = compile(type.ofType)
    return (value) => (value === null || value === undefined ? refuse() : inner(value))
  }
  const inner = isListType(type) ? ofList(coercionOf(type.ofType)) : isInputObjectType(type) ? ofMap(type) : ofLeaf(type)
  return (value) => (value === null || value === undefined ? null : inner(value))
}

interface Variable {
  readonly name: string
  readonly coerce: Coerce
  readonly isRequired: boolean
  readonly byDefault: unknown
}

function variableOf(schema: GraphQLSchema, { variable, type: node, defaultValue }: VariableDefinitionNode): Variable {
  const type = typeFromAST(schema, node)
  if (!isInputType(type)) throw new Error(`The variable ${variable.name.value} has no type`)
  return {
    name: variable.name.value,
    coerce: coercionOf(type),
    isRequired: isNonNullType(type),
    byDefault: defaultValue && valueFromAST(defaultValue, type),
  }
}

function coerced(variables: readonly Variable[], given: Variables): Variables {
  const values: Record<string, unknown> = {}
  for (const { name, coerce, isRequired, byDefault } of variables) {
    if (Object.hasOwn(given, name)) values[name] = coerce(given[name])
    else if (byDefault !== undefined) values[name] = byDefault
    else if (isRequired) refuse()
  }
  return values
}

/**
 * Coerces the variables of an operation (GraphQL §6.1.2), once and as fast as they can be read. Only where one does not fit
 * graphql-js goes over them for its words, and stops after a few errors. The function throws WrongVariables.
 */
export function compileVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  { hideSuggestions }: { readonly hideSuggestions: boolean },
): (given: Variables) => Variables {
  const variables = definitions.map((definition) => variableOf(schema, definition))
  return (given) => {
    try {
      return coerced(variables, given)
    } catch {
      const { coerced: fitting, errors } = getVariableValues(schema, definitions, given, {
        maxErrors: MAX_VARIABLE_ERRORS,
        hideSuggestions,
      })
      if (fitting) return fitting
      throw new WrongVariables(errors)
    }
  }
}
