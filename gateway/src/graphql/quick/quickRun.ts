import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import type { GatewayContext } from '../../context.ts'
import type { Variables } from '../variables.ts'
import { ofObject } from './completion.ts'
import { arrive, type Begun, type Row, type Running } from './running.ts'
import { NotQuick, selectedOf } from './selection.ts'

/** The data; or what was begun, for the careful way to go on with and to say what is wrong. */
export type QuickResult = { readonly data: Row } | { readonly begun: Begun }
/** Takes coerced variables. */
export type QuickRun = (context: GatewayContext, variables: Variables) => Promise<QuickResult>

function compiled(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): QuickRun {
  const root = schema.getRootType(operation.operation)
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const selecting = { schema, fragments: Object.fromEntries(fragments.map((node) => [node.name.value, node])) }
  if (!root || operation.directives?.length) throw new NotQuick()
  // Mutations are done one after the other.
  if (root === schema.getMutationType() && selectedOf(root, [operation], selecting).size > 1) throw new NotQuick()
  const complete = ofObject(root, [operation], { ...selecting, root })
  return (context, variables) =>
    new Promise((resolve) => {
      let data: unknown
      const finish = (): void => resolve(running.hasFailed ? { begun: running.begun } : { data: data as Row })
      const running: Running = { context, variables, begun: new Map(), hasFailed: false, waiting: 1, finish }
      arrive(running, () => (data = complete({}, running)))
    })
}

/**
 * Runs an operation as if all were well, which it nearly always is: for less than half of what a way costs that is ready to say
 * at every place what is wrong there. Undefined where only that one can run the operation.
 */
export function quickRunOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): QuickRun | undefined {
  try {
    return compiled(schema, document, operation)
  } catch (error) {
    if (error instanceof NotQuick) return undefined
    throw error
  }
}
