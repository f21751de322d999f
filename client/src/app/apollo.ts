import type { ApolloClient } from '@apollo/client'
import { rememberError } from '../shared/api/lastError.ts'
import { createApollo } from '../shared/api/createApollo.ts'
import { applyErrorRules, type Go } from './errorRules.ts'

/** The app's GraphQL client: its errors follow the product's rules wherever they happen. */
export const appApollo = (go: Go): ApolloClient =>
  createApollo((error, operation) => {
    rememberError(error, operation.operationName)
    applyErrorRules(error, go, operation.getContext()['isOfQueue'] === true)
  })
