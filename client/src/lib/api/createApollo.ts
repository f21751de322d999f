import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { HttpLink } from '@apollo/client/link/http'
import { readSession } from '../session/session.ts'
import { followClock } from '../clock.ts'
import { updateServerTime } from './serverClock.ts'
import { offlineLink } from '../offline/offlineLink.ts'
import { possibleTypes } from './possibleTypes.generated.ts'
import { OperationTypeNode } from 'graphql'
import { map, tap } from 'rxjs'
import { clockAheadHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import { mockSessionHeaders } from '../preferences/mockSession.ts'
import { windowName } from './windowName.ts'
import { notifyServerMessage } from './serverMessage.ts'
import { browserZone } from '../format/dates.ts'

/** Passes on the `responseMessage` of writes, an extension of the gateway. A separate module, so that sign-in loads no Apollo. */
const serverMessageLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ extensions }) => {
      const message: unknown = extensions?.['responseMessage']
      if (typeof message === 'string') notifyServerMessage(message)
    }),
  ),
)

/** The default time zone, and this window's id, which excludes it from notices of its own changes. */
const ownHeaders = {
  [timeZoneHeader]: browserZone(),
  [windowHeader]: windowName,
  ...mockSessionHeaders,
}

const isNested = ({ path }: { readonly path?: readonly unknown[] }): boolean => (path?.length ?? 0) > 1

/** Drops errors of nested fields of a mutation's result, which are null: the write itself has succeeded. */
const mutationErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const isDone = operation.operationType === OperationTypeNode.MUTATION && result.data && result.errors?.every(isNested)
      return isDone ? { ...result, errors: undefined } : result
    }),
  ),
)

/** Fails on `data: null` without errors, which the GraphQL specification rules out and the cache would read as a result without fields. */
const emptyReplies = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data, errors }) => {
      if (!data && !errors?.length) throw new Error('The gateway answered without data')
    }),
  ),
)

/** Document fields added by codegen: the hash that identifies it to the gateway. */
interface Known {
  readonly __meta__?: { readonly hash: string }
}

/** Sends the hash of a document instead of its text. */
const byHash = new ApolloLink((operation, forward) => {
  const { __meta__: known } = operation.query as Known
  if (known) {
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: known.hash }
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } })
  }
  return forward(operation)
})

/** Reads the server's time from each response. */
async function fetchWithServerTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  followClock(answer.headers.get(clockAheadHeader))
  updateServerTime(answer.headers.get('date'))
  return answer
}

type OnError = (error: unknown, operation: ApolloLink.Operation) => void

/** Spec §7: the Authorization header is built from the stored token, or from the pending one during verification. */
const authorization = new SetContextLink(({ headers }) => {
  const token = readSession('authToken') ?? readSession('verifyToken')
  return { headers: { ...(headers as Record<string, string> | undefined), ...(token && { authorization: token }), ...ownHeaders } }
})

/** Records are cached by type and id, list pages separately. */
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
      Visit: { fields: { staff: { merge: false } } },
      // The visit concerned depends on the list's filters.
      Job: {
        fields: {
          staff: { merge: false },
          attentionVisit: { keyArgs: (_, { variables }) => JSON.stringify(variables?.['input'] ?? null) },
        },
      },
      // Ids are unique only within a user.
      TimeOff: { keyFields: false },
      LineItem: { keyFields: false },
      Quote: { keyFields: false, merge: true },
      QuoteApproval: { keyFields: false, merge: true },
      InvoiceParty: { keyFields: false, merge: true },
      Earnings: { keyFields: false, merge: true },
      CompanySettings: { keyFields: [] },
      JobSetting: { keyFields: false, merge: true },
      TeamSetting: { keyFields: false, merge: true },
      CalendarSetting: { keyFields: false, merge: true },
    },
  })

/** A gateway client with its own cache. `onError` is called for every failed operation and changes nothing. */
export function createApollo(onError: OnError): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => onError(error, operation))
  const http = new HttpLink({ uri: '/graphql', fetch: fetchWithServerTime })
  return new ApolloClient({
    link: errors
      .concat(authorization)
      .concat(offlineLink)
      .concat(serverMessageLink)
      .concat(mutationErrors)
      .concat(emptyReplies)
      .concat(byHash)
      .concat(http),
    cache: cache(),
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: true } },
  })
}
