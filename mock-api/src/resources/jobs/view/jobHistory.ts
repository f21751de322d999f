import { historyEvent } from '@callout/contracts/jobs/codes'
import { entryOfCode } from '@callout/contracts/wire/codeNames'
import type { History } from '@callout/contracts/jobs/schemas/history'
import { statusLabel } from '@callout/contracts/jobs/status/status'
import { responseCode } from '@callout/contracts/wire/envelope'
import { ApiError } from '../../../http/apiError.ts'
import type { Store } from '../../../db/store.ts'
import type { HistoryRecord } from '../visitRecords.ts'
import type { JobRecord } from '../records.ts'
import { requireInstant } from '../actions/occurredAt.ts'
import { priceFields } from '../save/jobChangeText.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { seesPrices } from './visibility.ts'

export const timelineOf = (store: Store, jobId: number): HistoryRecord[] =>
  store.history.by('job_id', jobId).toSorted((a, b) => b.created_at - a.created_at || b.id - a.id)

function getLabel({ event, status }: HistoryRecord): string {
  if (event === 'status_changed' && status !== null) return statusLabel(status)
  return entryOfCode(historyEvent, event)?.label ?? event
}

/** Changes, without amounts for callers who may not see them. */
const changesFor = ({ caller }: Viewer, { changes }: HistoryRecord): History['changes'] =>
  changes.filter(({ field }) => !priceFields.has(field) || seesPrices(caller)).map((change) => ({ ...change }))

export function historyView(viewer: Viewer, entry: HistoryRecord): History {
  const { company_id: _, actor_id, ...shown } = entry
  const actor = viewer.store.users.get(actor_id)
  return {
    ...shown,
    changes: changesFor(viewer, entry),
    label: getLabel(entry),
    actor: { id: actor_id, name: actor?.name ?? null, user_type: actor?.user_type ?? null },
  }
}

interface Note {
  readonly visit_id?: number | undefined
  readonly note: string
  readonly occurred_at?: number | undefined
}

/** Adds what a person writes. Throws 404 when the visit is not one of the job. */
export function addNote({ store, caller, now }: Viewer, job: JobRecord, { visit_id, note, occurred_at }: Note): HistoryRecord {
  if (visit_id !== undefined && store.visits.get(visit_id)?.job_id !== job.id)
    throw new ApiError(responseCode.NOT_FOUND, 'This visit doesn’t exist.')
  return store.history.insert({
    company_id: job.company_id,
    job_id: job.id,
    visit_id: visit_id ?? null,
    event: 'note',
    status: null,
    changes: [],
    note,
    actor_id: caller.user.id,
    created_at: requireInstant(occurred_at, now),
  })
}
