import type { ApolloClient } from '@apollo/client'

const listQueries: readonly (string | undefined)[] = ['Jobs', 'JobHistory', 'Job']

/** Asks again for what an action can change beyond the job itself: rows and counts of lists, timelines. */
export const refreshJobs = (client: ApolloClient): void =>
  void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => listQueries.includes(queryName) })
