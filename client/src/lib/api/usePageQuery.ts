import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect, useReducer } from 'react'
import { useLoaderData } from 'react-router'

/** Query context that lets a query be sent again while an earlier request for it hangs. */
export const noDeduplication = { queryDeduplication: false } as const

/** What a route loader returns: the variables of the request that it sent, undefined where the cache had the data. */
export interface StartedQuery {
  variables?: OperationVariables
}

/**
 * The main query of a page. It shares the request that the route's loader sent for this navigation. Otherwise cached data show at
 * once and are refreshed. `retry` also works while a request hangs.
 */
export function usePageQuery(query: DocumentNode, variables: OperationVariables) {
  const started = useLoaderData<StartedQuery | undefined>()?.variables
  const isStarted = started !== undefined && JSON.stringify(started) === JSON.stringify(variables)
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
