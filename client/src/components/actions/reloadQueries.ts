import type { ApolloClient } from '@apollo/client'

/**
 * Asks again for what stands on the screen of these queries. Resolves when the answers are there; what goes wrong is shown
 * where it was asked for.
 */
export async function reloadQueries(client: ApolloClient, names: readonly string[]): Promise<void> {
  const queries = client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName }) => queryName !== undefined && names.includes(queryName),
  })
  await Promise.resolve(queries).catch(() => undefined)
}
