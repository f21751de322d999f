import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { Observable } from 'rxjs'
import { reloadQueries } from './reloadQueries.ts'

test('reloads the named active queries only', async () => {
  const sent: (string | undefined)[] = []
  const link = new ApolloLink(({ operationName }) => {
    sent.push(operationName)
    return new Observable((observer) => {
      observer.next({ data: { name: operationName } })
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const queries = [
    gql`
      query Taxes {
        name
      }
    `,
    gql`
      query Branches {
        name
      }
    `,
  ]
  const subscriptions = queries.map((query) => client.watchQuery({ query, fetchPolicy: 'network-only' }).subscribe(() => undefined))
  await expect.poll(() => sent).toEqual(['Taxes', 'Branches'])
  await reloadQueries(client, ['Taxes', 'Missing'])
  expect(sent).toEqual(['Taxes', 'Branches', 'Taxes'])
  subscriptions.forEach((subscription) => subscription.unsubscribe())
})
