import { statusLabel } from '@callout/contracts/jobs/status/status'
import type { Store } from '../../../db/store.ts'
import type { HistoryChangeRecord, VisitRecord } from '../visitRecords.ts'

const textOf = (value: number | string | null): string | null => (value === null ? null : String(value))

/** Changed fields as text; instants as Unix seconds. */
export function changesBetween(store: Store, before: VisitRecord, after: VisitRecord): HistoryChangeRecord[] {
  const namesOf = ({ staff_ids }: VisitRecord): string | null =>
    staff_ids.map((id) => store.users.get(id)?.name ?? `#${id}`).join(', ') || null
  const changes: HistoryChangeRecord[] = [
    { field: 'status', from: statusLabel(before.status), to: statusLabel(after.status) },
    { field: 'staff', from: namesOf(before), to: namesOf(after) },
    { field: 'start_at', from: textOf(before.start_at), to: textOf(after.start_at) },
    { field: 'end_at', from: textOf(before.end_at), to: textOf(after.end_at) },
  ]
  return changes.filter(({ from, to }) => from !== to)
}
