import { statusLabel } from '@callout/contracts/jobs/status/status'
import type { Store } from '../../../db/store.ts'
import type { HistoryChangeRecord, VisitRecord } from '../visitRecords.ts'

const getText = (value: number | string | null): string | null => (value === null ? null : String(value))

/** Changed fields as text; instants as Unix seconds. */
export function changesBetween(store: Store, before: VisitRecord, after: VisitRecord): HistoryChangeRecord[] {
  const getNames = ({ staff_ids }: VisitRecord): string | null =>
    staff_ids.map((id) => store.users.get(id)?.name ?? `#${id}`).join(', ') || null
  const changes: HistoryChangeRecord[] = [
    { field: 'status', from: statusLabel(before.status), to: statusLabel(after.status) },
    { field: 'staff', from: getNames(before), to: getNames(after) },
    { field: 'start_at', from: getText(before.start_at), to: getText(after.start_at) },
    { field: 'end_at', from: getText(before.end_at), to: getText(after.end_at) },
  ]
  return changes.filter(({ from, to }) => from !== to)
}
