import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useKeptPages } from './useKeptPages.ts'

const query = gql`
  query Rows($input: RowsInput) {
    rows(input: $input) {
      items {
        id
      }
    }
  }
`
const inputOf = (page: number) => ({ sortBy: 'NAME', page })
const pageOf = (page: number) => ({ rows: { __typename: 'RowPage', items: [{ __typename: 'Row', id: `${page}` }] } })

test('the last five pages stay in memory, the others go with their records, and one that is shown again counts as new', async () => {
  const cache = new InMemoryCache()
  for (const page of [1, 2, 3, 4, 5, 6, 7]) cache.writeQuery({ query, variables: { input: inputOf(page) }, data: pageOf(page) })
  const client = new ApolloClient({ cache, link: ApolloLink.empty() })
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>
  const useShown = ({ page }: { readonly page: number }) => useKeptPages({ query }, inputOf(page), true)
  const { rerender } = renderHook(useShown, { wrapper, initialProps: { page: 1 } })
  for (const page of [2, 3, 4, 1, 5, 6, 7]) rerender({ page })
  const rows = () => Object.keys(cache.extract()).filter((key) => key.startsWith('Row:'))
  await waitFor(() => expect(rows()).toEqual(['Row:1', 'Row:4', 'Row:5', 'Row:6', 'Row:7']))
  expect(cache.readQuery({ query, variables: { input: inputOf(4) } })).toEqual(pageOf(4))
})
