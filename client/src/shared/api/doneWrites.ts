import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { map } from 'rxjs'

/** Of something read beside the result of the write itself. */
const isBeside = ({ path }: { readonly path?: readonly unknown[] }): boolean => (path?.length ?? 0) > 1

/** A write whose own field was answered is done, even where something beside its result could not be read: that is null then. */
export const doneWrites = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isDone = operation.operationType === OperationTypeNode.MUTATION && result.data && result.errors?.every(isBeside)
      return isDone ? { ...result, errors: undefined } : result
    }),
  ),
)
