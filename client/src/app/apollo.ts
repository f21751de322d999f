import type { ApolloClient } from '@apollo/client'
import { createApollo } from '../lib/api/createApollo.ts'
import { rememberError } from '../lib/api/lastError.ts'
import { goTo } from '../lib/navigation/address.ts'
import { applyErrorRules } from './errorRules.ts'

let client: ApolloClient | undefined

/** The signed-in user's Apollo client, created empty for each session. Spec §8 applies to all of its errors. */
export function sessionClient(): ApolloClient {
  client ??= createApollo((error, operation) => {
    rememberError(error, operation.operationName)
    applyErrorRules(error, goTo, operation.getContext()['isOfQueue'] === true)
  })
  return client
}

/** The session ended, or the app was left. */
export function dropClient(left: ApolloClient): void {
  if (client === left) client = undefined
}
