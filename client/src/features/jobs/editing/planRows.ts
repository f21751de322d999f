import { entryOfCode } from '@callout/contracts/codeNames'
import { preserveReason } from '@callout/contracts/jobs/codes'
import type { PlanVisit } from '@callout/contracts/jobs/visits/sortedVisits'
import { noBreak } from '../../../lib/format/noBreak.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { ChangePreview } from './changePreview.ts'

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

type Time = Pick<PlanVisit, 'start_at' | 'end_at'>
type Planned = Time & Pick<PlanVisit, 'staff_ids'>
type NameOf = (staffId: number) => string
type When = Pick<PlanRow, 'day' | 'before' | 'after'>

const dayOf = (startAt: number, format: Format): string => {
  const { date } = format.wall(startAt)
  const isThisYear = date.slice(0, 4) === format.today().slice(0, 4)
  return noBreak(isThisYear ? format.shortDay(date) : `${format.shortDay(date)}, ${date.slice(0, 4)}`)
}
const timeOf = ({ start_at, end_at }: Time, format: Format): string => {
  if (start_at === null) return ''
  return end_at === null ? format.timeOf(start_at) : format.timeRange(start_at, end_at)
}
const whenOf = (time: Time, format: Format): string =>
  time.start_at === null ? 'Not scheduled' : `${dayOf(time.start_at, format)}, ${denseRange(timeOf(time, format))}`

/** A shared day is shown once; without a change only the time. */
function changeOf(before: Time, after: Time, format: Format): When {
  if (before.start_at === null || after.start_at === null || dayOf(before.start_at, format) !== dayOf(after.start_at, format))
    return { day: null, before: whenOf(before, format), after: whenOf(after, format) }
  const [was, is] = timeChange(timeOf(before, format), timeOf(after, format))
  const isSame = before.start_at === after.start_at && before.end_at === after.end_at
  return { day: dayOf(after.start_at, format), before: isSame ? null : was, after: is }
}

const peopleOf = (ids: readonly number[], nameOf: NameOf): string => ids.map(nameOf).join(', ') || 'unassigned'

const sameStaff = (before: Planned, after: Planned): boolean =>
  before.staff_ids.length === after.staff_ids.length && before.staff_ids.every((id) => after.staff_ids.includes(id))

/** Every visit before and after the change, by time. */
export function planRows({ plan, visits, staffIds }: ChangePreview, format: Format, nameOf: NameOf): PlanRow[] {
  if (!plan) return []
  const changed = plan.changed.map(({ visit_id, before, after }): PlanRow => ({
    key: `changed ${visit_id}`,
    kind: 'changed',
    sortAt: after.start_at ?? before.start_at ?? Infinity,
    ...changeOf(before, after, format),
    note: sameStaff(before, after) ? null : `${peopleOf(before.staff_ids, nameOf)} → ${peopleOf(after.staff_ids, nameOf)}`,
  }))
  const alone = (kind: 'removed' | 'preserved', visit: PlanVisit, note: string | null): PlanRow => ({
    key: `${kind} ${visit.id}`,
    kind,
    sortAt: visit.start_at ?? Infinity,
    day: null,
    before: whenOf(visit, format),
    after: null,
    note,
  })
  const added = plan.added.map((slot): PlanRow => ({
    key: `added ${slot.start_at}`,
    kind: 'added',
    sortAt: slot.start_at,
    day: null,
    before: null,
    after: whenOf(slot, format),
    note: staffIds.length > 0 ? peopleOf(staffIds, nameOf) : null,
  }))
  const removed = plan.removed.map((visit) => alone('removed', visit, null))
  const preserved = plan.preserved.flatMap(({ visit_id, reason }) =>
    visits
      .filter(({ id }) => id === visit_id)
      .map((visit) => alone('preserved', visit, entryOfCode(preserveReason, reason)?.label ?? null)),
  )
  return [...changed, ...added, ...removed, ...preserved].toSorted((a, b) => a.sortAt - b.sortAt)
}

const words = {
  changed: ['changes', 'change'],
  added: ['is added', 'are added'],
  removed: ['is removed', 'are removed'],
  preserved: ['stays the same', 'stay the same'],
} as const

/** "2 visits change, 1 is added, 3 stay". */
export function planSentence(rows: readonly PlanRow[]): string {
  const parts = (['changed', 'added', 'removed', 'preserved'] as const).flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length
    return count === 0 ? [] : [[count, words[kind][count === 1 ? 0 : 1]] as const]
  })
  return parts
    .map(([count, verb], index) => (index === 0 ? `${count} ${count === 1 ? 'visit' : 'visits'} ${verb}` : `${count} ${verb}`))
    .join(', ')
}
