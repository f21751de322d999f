import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useReducer } from 'react'

/** Query context that lets a query be sent again while an earlier request for it hangs. */
export const noDeduplication = { queryDeduplication: false } as const

/** What a route loader returns: the variables of the request that it sent, undefined where the cache had the data. */
export interface StartedQuery {
  variables?: OperationVariables
}

/**
 * The main query of a page. It shares the request that the route's loader sent for this navigation. Otherwise cached data show at
 * once and are refreshed. `retry` also works while a request hangs. `started` is the route's `useLoaderData()`, which is called
 * outside of the page's content, because it renders again whenever a navigation starts.
 */
export function usePageQuery(query: DocumentNode, variables: OperationVariables, started: StartedQuery | undefined) {
  const isStarted = started?.variables !== undefined && JSON.stringify(started.variables) === JSON.stringify(variables)
  const [retries, retry] = useReducer((count: number) => count + 1, 0)
  const { data, previousData, error, refetch } = useQuery(query, {
    variables,
    fetchPolicy: isStarted ? 'cache-first' : 'cache-and-network',
    ...(retries > 0 && { context: noDeduplication }),
  })
  useEffect(() => {
    if (retries > 0) refetch().catch(() => {})
  }, [refetch, retries])
  return { data, previousData, error, retry }
}
