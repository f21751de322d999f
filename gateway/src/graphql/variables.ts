import { getVariableValues, type GraphQLError, type GraphQLSchema, type VariableDefinitionNode } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>

export const MAX_VARIABLE_ERRORS = 10

export class WrongVariables extends Error {
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super('The variables do not fit')
    this.errors = errors
  }
}

/** Coerces the variables of an operation (GraphQL §6.1.2). @throws WrongVariables */
export function coerceVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  given: Variables,
  { hideSuggestions }: { readonly hideSuggestions: boolean },
): Variables {
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: MAX_VARIABLE_ERRORS, hideSuggestions })
  if (errors) throw new WrongVariables(errors)
  return coerced
}
