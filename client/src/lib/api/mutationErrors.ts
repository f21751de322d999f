import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { map } from 'rxjs'

/** True for errors below the mutation's root field. */
const isNested = ({ path }: { readonly path?: readonly unknown[] }): boolean => (path?.length ?? 0) > 1

/** Drops errors of nested fields of a mutation's result, which are null: the write itself has succeeded. */
export const mutationErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isDone = operation.operationType === OperationTypeNode.MUTATION && result.data && result.errors?.every(isNested)
      return isDone ? { ...result, errors: undefined } : result
    }),
  ),
)
