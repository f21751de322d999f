import type { ApolloClient } from '@apollo/client'

/** Refetches active queries with these names. Errors are shown by the query's own component. */
export async function reloadQueries(client: ApolloClient, names: readonly string[]): Promise<void> {
  const queries = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && names.includes(queryName),
  })
  await Promise.resolve(queries).catch(() => undefined)
}
