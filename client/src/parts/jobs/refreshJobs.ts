import type { ApolloClient } from '@apollo/client'
import { reloadQueries } from '../../kit/actions/reloadQueries.ts'

/** What an action can change beyond the job itself: rows and counts of lists, timelines. */
export const jobQueries: readonly string[] = ['Jobs', 'JobHistory', 'Job', 'JobsOf']

/** Asks again for it, where it is on the screen. */
export const refreshJobs = (client: ApolloClient): void => void reloadQueries(client, jobQueries)
