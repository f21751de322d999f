import type { ApolloClient } from '@apollo/client'
import { subscribeSettings } from '../lib/session/settingsChanged.ts'

/** What depends on the settings of the company. */
const dependent = ['companySettings', 'company', 'generalData', 'me'] as const

/** Reads anew what depends on the settings when somebody has changed them in this browser. What shows it stays meanwhile. Returns how to stop. */
export const watchSettings = (client: ApolloClient): (() => void) =>
  subscribeSettings(() => {
    const refetched = client.refetchQueries({
      updateCache: (cache) => dependent.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    })
    // A query that fails shows it where it stands.
    refetched.catch(() => undefined)
  })
