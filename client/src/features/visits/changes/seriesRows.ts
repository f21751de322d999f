import { slotOn } from '@callout/contracts/jobs/schedule/schedule'
import type { Format } from '../../../lib/format/useFormat.ts'
import { inputFor } from '../../jobs/actions/series.ts'
import { type ActionInput, type ActionTarget, getSlot } from '../actionTarget.ts'
import { changeRow, type NameOf, type PlannedVisit, type PlanRow } from './changeRow.ts'

/** The visit after its own call; null if the input is incomplete. */
function visitAfter(visit: ActionTarget, { date, startTime, endTime, staffIds }: Partial<ActionInput>, zone: string): PlannedVisit | null {
  const ownVisitSlot = getSlot(visit, zone)
  const [day, from, to] = [date ?? ownVisitSlot?.date, startTime ?? ownVisitSlot?.start_time, endTime ?? ownVisitSlot?.end_time]
  if (!day || !from || !to) return null
  const staff_ids = (staffIds ?? (visit.staff ?? []).map(({ id }) => id)).map(Number)
  return { ...slotOn(day, from, to, visit.timezone ?? zone), staff_ids }
}

export function seriesRows(
  { reached, chosen, input }: { reached: readonly ActionTarget[]; chosen: ActionTarget; input: Partial<ActionInput> },
  { format, zone, getName }: { format: Format; zone: string; getName: NameOf },
): PlanRow[] {
  const rows = reached.flatMap((visit) => {
    const after = visitAfter(visit, inputFor(visit, chosen, input, zone), zone)
    if (!after) return []
    const before = { start_at: visit.startAt, end_at: visit.endAt, staff_ids: visit.staff?.map(({ id }) => Number(id)) ?? after.staff_ids }
    const row = changeRow(Number(visit.visitId), { before, after }, format, getName)
    return row.before === null && row.note === null ? { ...row, kind: 'preserved' as const } : row
  })
  return rows.toSorted((a, b) => a.sortAt - b.sortAt)
}
