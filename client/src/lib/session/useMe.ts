import type { ApolloClient, ObservableQuery } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { asapScheduler, observeOn } from 'rxjs'
import { useSyncExternalStore } from 'react'
import { MeDocument, type MeQuery } from './me.generated.ts'

interface Returned {
  readonly data: MeQuery | undefined
  readonly error: unknown
}

interface Me {
  readonly read: () => Returned
  readonly subscribe: (listener: () => void) => () => void
}

const returnedBy = ({ data, error }: ObservableQuery.Result<MeQuery>): Returned => ({
  data: data?.me ? (data as MeQuery) : undefined,
  error,
})

function watchMe(client: ApolloClient): Me {
  const query = client.watchQuery({ query: MeDocument })
  const listeners = new Set<() => void>()
  let returned = returnedBy(query.getCurrentResult())
  let watching: { unsubscribe: () => void } | undefined
  const begin = (): void => {
    // Avoids an update during another component's render.
    watching = query.pipe(observeOn(asapScheduler)).subscribe((result) => {
      const next = returnedBy(result)
      if (next.data === returned.data && next.error === returned.error) return
      returned = next
      listeners.forEach((listener) => listener())
    })
  }
  return {
    read: () => returned,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!watching) begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        watching?.unsubscribe()
        watching = undefined
      }
    },
  }
}

const watched = new WeakMap<ApolloClient, Me>()

function meOf(client: ApolloClient): Me {
  const me = watched.get(client) ?? watchMe(client)
  watched.set(client, me)
  return me
}

/** The signed-in user. All callers share one query. */
export function useMe(): Returned {
  const me = meOf(useApolloClient())
  return useSyncExternalStore(me.subscribe, me.read)
}
