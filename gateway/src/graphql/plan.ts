import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLScalarType,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { GatewayContext } from '../context.ts'
import type { Admitted } from './admission.ts'
import type { Sized } from './planStore.ts'
import { coerceVariables, type Variables } from './variables.ts'

type Run = (context: GatewayContext, variables: Variables) => Promise<ExecutionResult> | ExecutionResult

/** A validated document, ready to run. */
export interface Plan extends Sized {
  readonly admitted: Admitted
  /** @throws WrongVariables */
  readonly coerce: (variables: Variables) => Variables
  /** Takes coerced variables. Compiles the document on the first run. */
  readonly run: Run
  /** Compiles the document ahead of the first run. */
  readonly prepare: () => void
}

export type Planner = (admitted: Admitted) => Plan

/** The type of coerced variables: compiled documents use them unchanged. */
const coercedType = new GraphQLScalarType({ name: 'Coerced' })
const asCoerced: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: coercedType.name } }

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type))

/** Booleans stay typed for `@skip` and `@include`. */
const asCoercedVariable = (definition: VariableDefinitionNode): VariableDefinitionNode =>
  namedType(definition.type) === 'Boolean' ? definition : { ...definition, type: asCoerced, defaultValue: undefined }

const withCoercedVariables = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition === operation
      ? { ...operation, variableDefinitions: operation.variableDefinitions?.map(asCoercedVariable) ?? [] }
      : definition,
  ),
})

/** The schema plus that type. Resolvers are shared, since they belong to the types. */
function withCoercedType(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
  return new GraphQLSchema({ ...config, types: [...config.types, coercedType], assumeValid: true })
}

/** Coerces variables once and compiles documents with graphql-jit, as Mercurius does. */
export function createPlanner(schema: GraphQLSchema, { hideSuggestions }: { readonly hideSuggestions: boolean }): Planner {
  const runSchema = withCoercedType(schema)

  const compiled = ({ document, operation }: Admitted): Run => {
    const runDocument = withCoercedVariables(document, operation)
    const query = compileQuery(runSchema, runDocument, undefined, { disablingCapturingStackErrors: true })
    if (isCompiledQuery(query)) return (context, variables) => query.query({}, context, variables)
    return (contextValue, variableValues) => execute({ schema: runSchema, document: runDocument, contextValue, variableValues })
  }

  return (admitted) => {
    let run: Run | undefined
    const prepared = (): Run => (run ??= compiled(admitted))
    return {
      admitted,
      fields: admitted.fields,
      coerce: (variables) => coerceVariables(schema, admitted.operation.variableDefinitions ?? [], variables, { hideSuggestions }),
      run: (context, variables) => prepared()(context, variables),
      prepare: () => void prepared(),
    }
  }
}
