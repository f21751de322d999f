import type { ApolloClient } from '@apollo/client'
import { isServerAway, setServerAway, subscribeReach } from '../lib/api/reach.ts'
import { skipOfflineCopy } from '../lib/offline/offlineLink.ts'
import { isAway } from '../lib/api/apiError.ts'
import { readSession } from '../lib/session/session.ts'
import { MeDocument } from '../lib/session/me.generated.ts'

const FIRST_WAIT_MS = 1500
const LONGEST_WAIT_MS = 10_000

/** Sends a minimal query. Any response, even an error, means that the server is reachable. */
async function isBack(client: ApolloClient): Promise<boolean> {
  try {
    await client.query({ query: MeDocument, fetchPolicy: 'network-only', context: skipOfflineCopy })
    return true
  } catch (error) {
    return !isAway(error)
  }
}

/** While the server is unreachable, retries at growing intervals. Refetches all active queries on recovery. Returns the stop function. */
export function watchReach(client: ApolloClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS
  const attempt = async (): Promise<void> => {
    clearTimeout(timer)
    if (!isServerAway() || readSession('authToken') === null) return
    if (await isBack(client)) {
      setServerAway(false)
      void client.refetchQueries({ include: 'active' })
      return
    }
    wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)
    timer = setTimeout(attempt, wait)
  }
  const start = (): void => {
    clearTimeout(timer)
    wait = FIRST_WAIT_MS
    if (isServerAway()) timer = setTimeout(attempt, wait)
  }
  // The browser's offline event needs no failing request first.
  const onOffline = (): void => setServerAway(true)
  const stopReach = subscribeReach(start)
  window.addEventListener('online', attempt)
  window.addEventListener('offline', onOffline)
  start()
  return () => {
    clearTimeout(timer)
    stopReach()
    window.removeEventListener('online', attempt)
    window.removeEventListener('offline', onOffline)
    setServerAway(false)
  }
}
