import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useReducer } from 'react'

/** Query context that lets a query be sent again while an earlier request for it hangs. */
export const noDeduplication = { queryDeduplication: false } as const

export interface PageQuery {
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

/** The result of a route loader: its queries, without those whose data were cached. */
export type StartedQueries = readonly PageQuery[]

/**
 * A query that a page starts with. It shares the request that the route's loader sent for this navigation. Otherwise cached data show at
 * once and are refreshed. `retry` also works while a request hangs. `started` is the route's `useLoaderData()`, which is called
 * outside of the page's content, because it renders again whenever a navigation starts. Increasing `pageRetries` sends the query
 * again, as `retry` does.
 */
export function usePageQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
  query: DocumentNode | TypedDocumentNode<Data, Variables>,
  variables: Variables,
  started: StartedQueries | undefined,
  pageRetries = 0,
) {
  const isStarted = started?.some((item) => item.query === query && JSON.stringify(item.variables) === JSON.stringify(variables)) === true
  const [ownRetries, retry] = useReducer((count: number) => count + 1, 0)
  const retries = ownRetries + pageRetries
  const { data, previousData, error, refetch } = useQuery<Data>(query, {
    variables,
    fetchPolicy: isStarted ? 'cache-first' : 'cache-and-network',
    ...(retries > 0 && { context: noDeduplication }),
  })
  useEffect(() => {
    if (retries > 0) refetch().catch(() => {})
  }, [refetch, retries])
  return { data, previousData, error, retry }
}
