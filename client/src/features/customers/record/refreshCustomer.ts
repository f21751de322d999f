import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../../kit/actions/reloadQueries.ts'

/** Asks again for what the page of a customer shows. */
export const refreshCustomer = (client: ApolloClient): void => void reloadQueries(client, ['CustomerRecord', 'JobsOf'])
