import { entryOfCode } from '@callout/contracts/wire/codeNames'
import { preserveReason } from '@callout/contracts/jobs/codes'
import type { PlanVisit } from '@callout/contracts/jobs/visits/sortedVisits'
import type { Format } from '../../../lib/format/useFormat.ts'
import { changeRow, type NameOf, getPeople, type PlanRow, whenOf } from '../../visits/changes/changeRow.ts'
import type { ChangePreview } from './changePreview.ts'

export function planRows({ plan, visits, staffIds }: ChangePreview, format: Format, getName: NameOf): PlanRow[] {
  if (!plan) return []
  const changed = plan.changed.map(({ visit_id, ...change }) => changeRow(visit_id, change, format, getName))
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
    note: staffIds.length > 0 ? getPeople(staffIds, getName) : null,
  }))
  const removed = plan.removed.map((visit) => alone('removed', visit, null))
  const preserved = plan.preserved.flatMap(({ visit_id, reason }) =>
    visits
      .filter(({ id }) => id === visit_id)
      .map((visit) => alone('preserved', visit, entryOfCode(preserveReason, reason)?.label ?? null)),
  )
  return [...changed, ...added, ...removed, ...preserved].toSorted((a, b) => a.sortAt - b.sortAt)
}

const labels = {
  changed: ['changes', 'change'],
  added: ['is added', 'are added'],
  removed: ['is removed', 'are removed'],
  preserved: ['stays the same', 'stay the same'],
} as const

export function planSentence(rows: readonly PlanRow[]): string {
  const parts = (['changed', 'added', 'removed', 'preserved'] as const).flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length
    return count === 0 ? [] : [[count, labels[kind][count === 1 ? 0 : 1]] as const]
  })
  return parts
    .map(([count, verb], index) => (index === 0 ? `${count} ${count === 1 ? 'visit' : 'visits'} ${verb}` : `${count} ${verb}`))
    .join(', ')
}
