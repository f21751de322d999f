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

/** A valid document, ready to run. */
export interface Plan extends Sized {
  readonly admitted: Admitted
  /** @throws WrongVariables */
  readonly coerce: (variables: Variables) => Variables
  /** Takes coerced variables. Compiles the document the first time. */
  readonly run: Run
  /** Compiles it before. */
  readonly prepare: () => void
}

export type Planner = (admitted: Admitted) => Plan

/** The type of variables that have been coerced: compiled documents take them as they are. */
const coercedType = new GraphQLScalarType({ name: 'Coerced' })
const asCoerced: TypeNode = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: coercedType.name } }

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type))

/** What `@skip` and `@include` depend on has to stay what it is. */
const takenAsItIs = (definition: VariableDefinitionNode): VariableDefinitionNode =>
  namedType(definition.type) === 'Boolean' ? definition : { ...definition, type: asCoerced, defaultValue: undefined }

const withVariablesAsTheyAre = (document: DocumentNode, operation: OperationDefinitionNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.map((definition) =>
    definition === operation ? { ...operation, variableDefinitions: operation.variableDefinitions?.map(takenAsItIs) ?? [] } : definition,
  ),
})

/** The schema with that type. The resolvers are those of its types, which both share. */
function withCoercedType(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig()
  return new GraphQLSchema({ ...config, types: [...config.types, coercedType], assumeValid: true })
}

/** Plans coerce variables once, and compile their documents with graphql-jit, as Mercurius does, when they first run. */
export function createPlanner(schema: GraphQLSchema, { hideSuggestions }: { readonly hideSuggestions: boolean }): Planner {
  const runSchema = withCoercedType(schema)

  const compiled = ({ document, operation }: Admitted): Run => {
    const runDocument = withVariablesAsTheyAre(document, operation)
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
