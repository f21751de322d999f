import { keptReason } from '@callout/contracts/jobs/codes'
import { noBreak } from '../../../shared/format/noBreak.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import { denseRange, timeChange } from './timeChange.ts'
import type { ChangePreview } from './useUpdateJob.ts'

/** A visit in the list of what a change does. Instants are Unix seconds. */
export interface PlanRow {
  readonly key: string
  readonly kind: 'changed' | 'added' | 'removed' | 'kept'
  readonly sortAt: number
  /** Said once for both; null where they differ in it, and each says its own. */
  readonly day: string | null
  readonly before: string | null
  readonly after: string | null
  /** Why it stays; who comes, where that changes. */
  readonly note: string | null
}

interface Plan {
  readonly startAt: number | null
  readonly endAt: number | null
  readonly staffIds: readonly string[] | null
}
type NameOf = (staffId: string) => string
type When = Pick<PlanRow, 'day' | 'before' | 'after'>

const dayOf = (startAt: number, format: Format): string => {
  const { date } = format.wall(startAt)
  const isThisYear = date.slice(0, 4) === format.today().slice(0, 4)
  return noBreak(isThisYear ? format.shortDay(date) : `${format.shortDay(date)}, ${date.slice(0, 4)}`)
}
const timeOf = ({ startAt, endAt }: Plan, format: Format): string => {
  if (startAt === null) return ''
  return endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)
}
const whenOf = (plan: Plan, format: Format): string =>
  plan.startAt === null ? 'Not scheduled' : `${dayOf(plan.startAt, format)}, ${denseRange(timeOf(plan, format))}`

/** The day once, and the times on it; without a change the time alone. */
function changeOf(before: Plan, after: Plan, format: Format): When {
  if (before.startAt === null || after.startAt === null || dayOf(before.startAt, format) !== dayOf(after.startAt, format))
    return { day: null, before: whenOf(before, format), after: whenOf(after, format) }
  const [was, is] = timeChange(timeOf(before, format), timeOf(after, format))
  const isSame = before.startAt === after.startAt && before.endAt === after.endAt
  return { day: dayOf(after.startAt, format), before: isSame ? null : was, after: is }
}

const peopleOf = ({ staffIds }: Plan, nameOf: NameOf): string => staffIds?.map(nameOf).join(', ') || 'nobody'

const sameStaff = (before: Plan, after: Plan): boolean =>
  [...(before.staffIds ?? [])].toSorted().join() === [...(after.staffIds ?? [])].toSorted().join()

/** Every visit before and after the change, in the order of time. */
export function planRows(preview: ChangePreview, format: Format, nameOf: NameOf): PlanRow[] {
  const changed = preview.visitsChanged.map(({ visitId, before, after }): PlanRow => ({
    key: `changed ${visitId}`,
    kind: 'changed',
    sortAt: after.startAt ?? before.startAt ?? Infinity,
    ...changeOf(before, after, format),
    note: sameStaff(before, after) ? null : `${peopleOf(before, nameOf)} → ${peopleOf(after, nameOf)}`,
  }))
  const added = (preview.visitsAdded ?? []).map((plan): PlanRow => ({
    key: `added ${plan.startAt}`,
    kind: 'added',
    sortAt: plan.startAt ?? Infinity,
    day: null,
    before: null,
    after: whenOf(plan, format),
    note: plan.staffIds?.length ? peopleOf(plan, nameOf) : null,
  }))
  const removed = preview.visitsRemoved.map((visit): PlanRow => ({
    key: `removed ${visit.visitId}`,
    kind: 'removed',
    sortAt: visit.startAt ?? Infinity,
    day: null,
    before: whenOf(visit, format),
    after: null,
    note: null,
  }))
  const kept = preview.visitsKept.map((visit): PlanRow => ({
    key: `kept ${visit.visitId}`,
    kind: 'kept',
    sortAt: visit.startAt ?? Infinity,
    day: null,
    before: whenOf(visit, format),
    after: null,
    note: visit.reason && keptReason[visit.reason].label,
  }))
  return [...changed, ...added, ...removed, ...kept].toSorted((a, b) => a.sortAt - b.sortAt)
}

const words = {
  changed: ['changes', 'change'],
  added: ['is added', 'are added'],
  removed: ['falls away', 'fall away'],
  kept: ['stays', 'stay'],
} as const

/** "2 visits change, 1 is added, 3 stay". */
export function planSentence(rows: readonly PlanRow[]): string {
  const parts = (['changed', 'added', 'removed', 'kept'] as const).flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length
    return count === 0 ? [] : [[count, words[kind][count === 1 ? 0 : 1]] as const]
  })
  return parts
    .map(([count, verb], place) => (place === 0 ? `${count} ${count === 1 ? 'visit' : 'visits'} ${verb}` : `${count} ${verb}`))
    .join(', ')
}
