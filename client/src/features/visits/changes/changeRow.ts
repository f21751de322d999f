import { noBreak } from '../../../lib/format/noBreak.ts'
import type { Format } from '../../../lib/format/useFormat.ts'

const HALF = /\u00a0[AP]M/g

/** "9:00–10:00 AM": a range without spaces around its dash. */
const denseRange = (range: string): string => range.replace(' – ', '–').replaceAll(' ', '\u00a0')

/** Two ranges of one day, with a shared AM or PM shown once: "9:00–10:00" and "10:00–11:00 AM". */
export function timeChange(before: string, after: string): [before: string, after: string] {
  const [was, is] = [denseRange(before), denseRange(after)]
  const [halvesBefore, halvesAfter] = [was.match(HALF) ?? [], is.match(HALF) ?? []]
  const isOneHalf = halvesBefore.length === 1 && halvesAfter.length === 1 && halvesBefore[0] === halvesAfter[0]
  return [isOneHalf ? was.replace(HALF, '') : was, is]
}

/** A visit in the list of changes. Instants are Unix seconds. */
export interface PlanRow {
  readonly key: string
  readonly kind: 'changed' | 'added' | 'removed' | 'preserved'
  readonly sortAt: number
  /** Shared day; null if `before` and `after` differ in it. */
  readonly day: string | null
  readonly before: string | null
  readonly after: string | null
  /** Why it stays, or its new staff. */
  readonly note: string | null
}

interface VisitTime {
  readonly start_at: number | null
  readonly end_at: number | null
}
export interface PlannedVisit extends VisitTime {
  readonly staff_ids: readonly number[]
}
export type NameOf = (staffId: number) => string

const dayOf = (startAt: number, format: Format): string => {
  const { date } = format.wall(startAt)
  const isThisYear = date.slice(0, 4) === format.today().slice(0, 4)
  return noBreak(isThisYear ? format.shortDay(date) : `${format.shortDay(date)}, ${date.slice(0, 4)}`)
}
const getTime = ({ start_at, end_at }: VisitTime, format: Format): string => {
  if (start_at === null) return ''
  return end_at === null ? format.getTime(start_at) : format.timeRange(start_at, end_at)
}
export const whenOf = (time: VisitTime, format: Format): string =>
  time.start_at === null ? 'Not scheduled' : `${dayOf(time.start_at, format)}, ${denseRange(getTime(time, format))}`

/** A shared day is shown once; without a change only the time. */
function changeOf(before: VisitTime, after: VisitTime, format: Format): Pick<PlanRow, 'day' | 'before' | 'after'> {
  if (before.start_at === null || after.start_at === null || dayOf(before.start_at, format) !== dayOf(after.start_at, format))
    return { day: null, before: whenOf(before, format), after: whenOf(after, format) }
  const [was, is] = timeChange(getTime(before, format), getTime(after, format))
  const isSame = before.start_at === after.start_at && before.end_at === after.end_at
  return { day: dayOf(after.start_at, format), before: isSame ? null : was, after: is }
}

export const getPeople = (ids: readonly number[], getName: NameOf): string => ids.map(getName).join(', ') || 'unassigned'

const isSameStaff = (before: PlannedVisit, after: PlannedVisit): boolean =>
  before.staff_ids.length === after.staff_ids.length && before.staff_ids.every((id) => after.staff_ids.includes(id))

/** A visit before and after its change. */
export const changeRow = (
  id: number,
  { before, after }: { readonly before: PlannedVisit; readonly after: PlannedVisit },
  format: Format,
  getName: NameOf,
): PlanRow => ({
  key: `changed ${id}`,
  kind: 'changed',
  sortAt: after.start_at ?? before.start_at ?? Infinity,
  ...changeOf(before, after, format),
  note: isSameStaff(before, after) ? null : `${getPeople(before.staff_ids, getName)} → ${getPeople(after.staff_ids, getName)}`,
})
