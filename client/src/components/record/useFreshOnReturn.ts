import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { reloadQueries } from '../actions/reloadQueries.ts'

/** Browsers report one return by two events in quick succession. */
const ONE_RETURN_MS = 1000

/** Refetches when the window regains focus. `queries` must be referentially stable. */
export function useFreshOnReturn(queries: readonly string[]): void {
  const client = useApolloClient()
  useEffect(() => {
    let last = 0
    const onReturn = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - last < ONE_RETURN_MS) return
      last = Date.now()
      void reloadQueries(client, queries)
    }
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [client, queries])
}
