import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { reloadQueries } from '../actions/reloadQueries.ts'

/** Browsers tell of one return in two ways, one right after the other. */
const ONE_RETURN_MS = 1000

/** Asks again when somebody comes back to this window: what was changed elsewhere shows. `queries` stays the same. */
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
