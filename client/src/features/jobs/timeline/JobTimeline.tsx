import { worksAlone } from '../../../lib/session/onSite.ts'
import { IconCalendarUser, IconMessage, IconPencil, IconPlus, type TablerIcon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { defineTimeline, type EntryFace } from '../../../components/record/timeline/defineTimeline.ts'
import { NoteForm } from '../../../components/record/timeline/NoteForm.tsx'
import type { Notes, Note } from '../../../components/record/timeline/notes.ts'
import { Timeline } from '../../../components/record/timeline/Timeline.tsx'
import type { HistoryRowFragment } from '../queries/jobs.generated.ts'
import { jobName } from '../labels/jobName.ts'
import { queueNote } from '../offline/queueStep.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import { statusIcons, statusTable } from '../../../components/status/statusTable.ts'
import type { Job } from '../job.ts'
import { AddJobNoteDocument } from '../jobs.generated.ts'
import { JobHistoryDocument, type JobHistoryQuery } from '../queries/jobs.generated.ts'
import { changesOf } from './changeText.ts'
import { headlineOf } from './headlineOf.ts'
import type { ApolloClient } from '@apollo/client'
import { isRecent, type DuplicateLookup } from '../../../lib/forms/submitOnce.ts'
import { readSession } from '../../../lib/session/session.ts'
import { TIMELINE_PAGE_SIZE } from '../../../components/record/timeline/useTimeline.ts'
import { HistoryBody } from '@callout/contracts/jobs/schemas/history'
import { z } from '@callout/contracts/wire/zod'
import { wireResolver } from '../../../lib/forms/wireResolver.ts'
import type { HistoryEvent } from '../../../lib/api/schemaTypes.generated.ts'

/** A timeline note must not be empty. */
const noteRules = wireResolver<Note>(z.pick(HistoryBody, { note: true }))

/** Missing values match anything. */
const isPossibleMatch = ({ event, actor, createdAt }: HistoryRowFragment): boolean =>
  (event ?? 'NOTE') === 'NOTE' && (actor?.name ?? readSession('authName')) === readSession('authName') && isRecent(createdAt)

/** A note sent before, searched among the newest timeline entries; 'unknown' if only entries without text could be it. */
const lookForNote =
  (client: ApolloClient, jobId: string, note: string): DuplicateLookup<HistoryRowFragment> =>
  async () => {
    const variables = { jobId, page: 1, perPage: TIMELINE_PAGE_SIZE }
    const { data } = await client.query({ query: JobHistoryDocument, variables, fetchPolicy: 'network-only' })
    const entries = data?.jobHistory.items.filter(isPossibleMatch) ?? []
    return entries.find((entry) => entry.note?.trim() === note.trim()) ?? (entries.some((entry) => entry.note === null) ? 'unknown' : null)
  }

const jobTimeline = defineTimeline({
  query: JobHistoryDocument,
  getPage: ({ jobHistory }: JobHistoryQuery) => jobHistory,
  isNote: ({ event }) => event === 'NOTE',
})

const notesOf = (name: string): Notes => ({
  rules: noteRules,
  add: async (client, jobId, note) => {
    const queued = await queueNote(client, { jobId, visitId: null, name, note, attachments: [] })
    if (queued?.kind === 'done') return queued.value?.entry ?? null
    if (queued) return 'queued'
    const { data } = await client.mutate({ mutation: AddJobNoteDocument, variables: { input: { jobId, note } } })
    return data?.addJobNote ?? null
  },
  look: lookForNote,
  refreshes: jobQueries,
})

const eventIcons: Partial<Readonly<Record<HistoryEvent, TablerIcon>>> = {
  CREATED: IconPlus,
  SCHEDULED_AND_ASSIGNED: IconCalendarUser,
  INVOICE_GENERATED: statusIcons.INVOICE_CREATED,
  PAYMENT_PROCESSED: statusIcons.PAYMENT_PROCESSED,
  RECEIPT_GENERATED: statusIcons.RECEIPT_GENERATED,
  EDITED: IconPencil,
  NOTE: IconMessage,
}

/** Which of several visits an entry is about. */
function formatVisit({ visits }: Job, { visitId }: HistoryRowFragment): string | null {
  if (visitId === null || !visits || visits.length < 2) return null
  const number = visits.find(({ id }) => id === visitId)?.visitNumber
  return number ? `Visit ${number}` : null
}

function faceOf(job: Job, entry: HistoryRowFragment, ofJob: Format): EntryFace {
  const { event, status, actor } = entry
  return {
    headline: headlineOf(entry),
    Icon: (event && eventIcons[event]) ?? statusIcons[status ?? 'UNASSIGNED'],
    tone: event === 'STATUS_CHANGED' && status ? statusTable[status].tone : 'grey',
    part: formatVisit(job, entry),
    by: worksAlone() ? null : (actor?.name ?? null),
    changes: changesOf(entry, ofJob),
  }
}

export function JobTimeline({ job }: { readonly job: Job }) {
  const ofJob = useFormat(job.timezone)
  const name = jobName(job)
  const notes = useMemo(() => notesOf(name), [name])
  return (
    <Timeline kind={jobTimeline} of={{ jobId: job.id }} faceOf={(entry) => faceOf(job, entry, ofJob)}>
      <NoteForm notes={notes} id={job.id} />
    </Timeline>
  )
}
