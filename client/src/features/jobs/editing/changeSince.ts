import type { ApolloClient } from '@apollo/client'
import type { Change } from '../../../lib/api/changeIn.ts'
import { JobHistoryDocument } from '../jobs.generated.ts'

/** As many as may have come since without the change of a job among them. */
const ENTRIES = 10

/**
 * Who has changed a job after that moment (Unix seconds), the last of them, as its history tells it: a note changes nothing. Both
 * are null where the history does not say, or cannot be read.
 */
export async function changeSince(client: ApolloClient, jobId: string, since: number | null): Promise<Change> {
  const nobody = { by: null, at: null }
  if (since === null) return nobody
  try {
    const { data } = await client.query({ query: JobHistoryDocument, variables: { jobId, perPage: ENTRIES }, fetchPolicy: 'no-cache' })
    const change = data?.jobHistory.items.find(({ event, createdAt }) => event !== 'NOTE' && (createdAt ?? 0) > since)
    return change ? { by: change.actor?.name ?? null, at: change.createdAt } : nobody
  } catch {
    return nobody
  }
}
