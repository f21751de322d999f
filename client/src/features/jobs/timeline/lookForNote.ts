import type { ApolloClient } from '@apollo/client'
import { isRecent, type Look } from '../../../lib/forms/sendOnce.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { HistoryRowFragment } from '../shared/jobs.generated.ts'
import { JobHistoryDocument } from '../jobs.generated.ts'
import { TIMELINE_PAGE_SIZE } from '../../../components/record/timeline/useTimeline.ts'

/** What nobody told speaks neither for nor against. */
const mayBeOwn = ({ event, actor, createdAt }: HistoryRowFragment): boolean =>
  (event ?? 'NOTE') === 'NOTE' && (actor?.name ?? readSession('authName')) === readSession('authName') && isRecent(createdAt)

/** The note that was sent before, as far as the newest entries of the timeline tell; entries without words may be it, too. */
export const lookForNote =
  (client: ApolloClient, jobId: string, note: string): Look<HistoryRowFragment> =>
  async () => {
    const variables = { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE }
    const { data } = await client.query({ query: JobHistoryDocument, variables, fetchPolicy: 'network-only' })
    const entries = data?.jobHistory.items.filter(mayBeOwn) ?? []
    return entries.find((entry) => entry.note?.trim() === note.trim()) ?? (entries.some((entry) => entry.note === null) ? 'untold' : null)
  }
