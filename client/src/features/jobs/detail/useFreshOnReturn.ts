import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { refreshJobs } from '../../../parts/jobs/refreshJobs.ts'

/** Browsers tell of one return in two ways, one right after the other. */
const ONE_RETURN_MS = 1000

/** Asks again when somebody comes back to this window: what was changed elsewhere shows. */
export function useFreshOnReturn(): void {
  const client = useApolloClient()
  useEffect(() => {
    let last = 0
    const refresh = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - last < ONE_RETURN_MS) return
      last = Date.now()
      refreshJobs(client)
    }
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [client])
}
