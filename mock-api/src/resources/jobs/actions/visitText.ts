import { wallTimeOf } from '@callout/contracts/time'
import { formatDay } from '../../days/dayText.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { VisitRecord } from '../visitRecords.ts'

export const staffNames = (store: Store, ids: readonly number[]): string | null =>
  ids.map((id) => store.users.get(id)?.name ?? `#${id}`).join(', ') || null

type Placed = Pick<VisitRecord, 'date' | 'start_at' | 'end_at' | 'staff_ids'>

export function formatVisit(store: Store, { timezone, date_format }: CompanyRecord, { date, start_at, end_at, staff_ids }: Placed): string {
  const timeAt = (instant: number): string => wallTimeOf(instant, timezone).time
  const when =
    date === null || start_at === null || end_at === null
      ? 'not scheduled'
      : `${formatDay(date, date_format)} ${timeAt(start_at)}–${timeAt(end_at)}`
  return [when, staffNames(store, staff_ids)].filter(Boolean).join(', ')
}
