import { ApolloClient, type ApolloLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { HttpLink } from '@apollo/client/link/http'
import { readSession } from '../session/session.ts'
import { byHash } from './byHash.ts'
import { hearServerTime } from './clockAhead.ts'
import { mutationErrors } from './mutationErrors.ts'
import { offlineLink } from '../offline/offlineLink.ts'
import { ownHeaders } from './ownHeaders.ts'
import { possibleTypes } from './possibleTypes.generated.ts'
import { serverMessageLink } from './serverMessageLink.ts'

/** Reads the server's time from each response. */
async function fetchWithServerTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  hearServerTime(answer.headers.get('date'))
  return answer
}

type OnError = (error: unknown, operation: ApolloLink.Operation) => void

/** Spec §7: the Authorization header is built from the stored token, or from the pending one during verification. */
const authorization = new SetContextLink(({ headers }) => {
  const token = readSession('authToken') ?? readSession('verifyToken')
  return { headers: { ...(headers as Record<string, string> | undefined), ...(token && { authorization: token }), ...ownHeaders } }
})

/** Records are kept by type and id; pages of a list stand each for itself. */
const cache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      JobPage: { keyFields: false, merge: false },
      HistoryPage: { keyFields: false, merge: false },
      UserProfileDetails: { keyFields: false, merge: true },
      SubscriptionDetails: { keyFields: false, merge: true },
      RankedStaff: { keyFields: false },
      Staff: { fields: { timeOff: { merge: false }, workingHours: { merge: false } } },
      // Ids count within a person.
      TimeOff: { keyFields: false },
      LineItem: { keyFields: false },
      InvoiceParty: { keyFields: false, merge: true },
      CompanySettings: { keyFields: [] },
      JobSetting: { keyFields: false, merge: true },
      TeamSetting: { keyFields: false, merge: true },
      CalendarSetting: { keyFields: false, merge: true },
    },
  })

/** A client of the gateway with a cache of its own. `onError` hears of every failed operation; it changes nothing. */
export function createApollo(onError: OnError): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => onError(error, operation))
  const http = new HttpLink({ uri: '/graphql', fetch: fetchWithServerTime })
  return new ApolloClient({
    link: errors.concat(authorization).concat(offlineLink).concat(serverMessageLink).concat(mutationErrors).concat(byHash).concat(http),
    cache: cache(),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  })
}
