import type { ApolloClient } from '@apollo/client'

const listQueries: readonly (string | undefined)[] = ['Jobs', 'JobHistory', 'Job']

/**
 * Asks again for what an action can change beyond the job itself: rows and counts of lists, timelines. Resolves when the
 * answers are there; what goes wrong is shown where it was asked for.
 */
export async function reloadJobs(client: ApolloClient): Promise<void> {
  const queries = client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => listQueries.includes(queryName) })
  await Promise.resolve(queries).catch(() => undefined)
}

/** The same, without waiting. */
export const refreshJobs = (client: ApolloClient): void => void reloadJobs(client)
