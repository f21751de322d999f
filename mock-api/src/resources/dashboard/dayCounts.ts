import { type DayCount, MAX_COUNTED_DAYS } from '@callout/contracts/dashboard/schemas'
import { addDays } from '@callout/contracts/time'
import { daysFrom } from '../days/dayRange.ts'
import { invalid } from '../../http/apiError.ts'
import type { Viewer } from '../../http/viewer.ts'
import { visitsByStatus } from './jobCounts.ts'
import { statusCounts } from './statusCounts.ts'

interface Asked {
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
  /** YYYY-MM */
  readonly month?: string | undefined
  readonly branch_id?: number | undefined
  readonly staff_id?: number | undefined
}

const lastDayOf = (month: string): string => {
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return addDays(`${next}-01`, -1)
}

/** First and last day; default: a week from today. Throws 422 for a reversed or too long range. */
function daysOf({ date_from, date_to, month }: Asked, today: string): readonly [from: string, to: string] {
  if (month !== undefined) return [`${month}-01`, lastDayOf(month)]
  const from = date_from ?? (date_to === undefined ? today : addDays(date_to, -6))
  const to = date_to ?? addDays(from, 6)
  if (to < from) throw invalid({ field: 'date_to', message: 'The last day must not be before the first.' })
  if (to >= addDays(from, MAX_COUNTED_DAYS)) throw invalid({ field: 'date_to', message: `Ask for at most ${MAX_COUNTED_DAYS} days.` })
  return [from, to]
}

export const dayCounts = (viewer: Viewer, asked: Asked, today: string): DayCount[] =>
  daysFrom(...daysOf(asked, today)).map((date) => ({
    date,
    ...statusCounts(visitsByStatus(viewer, { branchId: asked.branch_id, staffId: asked.staff_id, date })),
  }))
