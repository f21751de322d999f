import { Text } from '@mantine/core'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { ScopeChoice } from '../../schedule/fields/ScopeChoice.tsx'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import { getReach, scopes } from '../actions/series.ts'
import type { ActionInput, ActionTarget, ChangeScope } from '../../visits/actionTarget.ts'

/** Dialog state that the question needs. */
export interface ScopedDialog {
  readonly target: ActionTarget
  readonly extra: Partial<ActionInput>
  readonly setExtra: (change: (extra: Partial<ActionInput>) => Partial<ActionInput>) => void
}

export const scopeOf = ({ extra, target }: ScopedDialog): ChangeScope => extra.scope ?? target.scope ?? 'THIS'

export const reachCount = (dialog: ScopedDialog): number => getReach(dialog.target, scopeOf(dialog)).length

interface ScopeQuestionProps {
  readonly dialog: ScopedDialog
  readonly format?: (visits: string) => string
  /** Visits that don't change. */
  readonly unchanged?: string
}

/** Asks which visits are affected, with their number. Renders nothing for a single visit. */
export function ScopeQuestion({ dialog, format: formatText, unchanged = 'done or in progress' }: ScopeQuestionProps) {
  const format = useFormat(dialog.target.timezone)
  const { target, setExtra } = dialog
  if (!target.series) return null
  const reached = getReach(target, scopeOf(dialog))
  const days = reached.flatMap(({ startAt }) => (startAt === null ? [] : [format.shortDayOf(startAt)]))
  const span = days.length > 1 ? `, ${days[0]} to ${days.at(-1)}` : ''
  return (
    <>
      <ScopeChoice scopes={scopes} value={scopeOf(dialog)} onChange={(scope) => setExtra((now) => ({ ...now, scope }))} />
      {reached.length > 1 && (
        <Text c="dimmed" role="status">
          {visitCount(reached.length)}
          {span}. {formatText?.(visitCount(reached.length))} Visits that are {unchanged} don’t change.
        </Text>
      )}
    </>
  )
}
