import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ActionInput } from '../actionTarget.ts'
import { getReach } from '../../jobs/actions/series.ts'
import { type ScopedDialog, scopeOf } from '../../jobs/actionDialogs/ScopeQuestion.tsx'
import { seriesRows } from './seriesRows.ts'
import { VisitChangeList } from './VisitChangeList.tsx'

interface SeriesChangesProps {
  readonly dialog: ScopedDialog
  readonly input: Partial<ActionInput>
  readonly people: readonly { readonly id: string; readonly name: string | null }[]
}

export function SeriesChanges({ dialog, input, people }: SeriesChangesProps) {
  const { timeZone: zone } = useFormat()
  const { target } = dialog
  const format = useFormat(target.timezone)
  const reached = getReach(target, scopeOf(dialog))
  if (reached.length < 2) return null
  const known = [...people, ...reached.flatMap(({ staff }) => staff ?? [])]
  const getName = (id: number): string => known.find((person) => person.id === String(id))?.name ?? `#${id}`
  const rows = seriesRows({ reached, chosen: target, input }, { format, zone, getName })
  return rows.length > 0 && <VisitChangeList rows={rows} />
}
