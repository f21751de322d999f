import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import type { Undo } from '../../lib/writes/writeResult.ts'
import { showError, showSuccess } from '../toasts/toasts.ts'
import { counted } from '../list/listText.ts'
import { MOST_AT_ONCE } from '../list/inParallel.ts'
import { offerStepsUndo } from '../steps/offerStepsUndo.ts'
import type { StepResult } from '../steps/step.ts'
import { useSteps } from '../steps/useSteps.ts'
import { reloadQueries } from '../actions/reloadQueries.ts'
import { useActor } from '../actions/useActor.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { Bulk, BulkAction } from './defineBulk.ts'
import { useSavedRun } from './lostRun.ts'
import { doneText, undoText } from './bulkText.ts'
import { type BulkPlan, bulkSteps, isClash, isRetryable, newMemory } from './bulkSteps.ts'

interface DoneRow {
  readonly id: string
  readonly undo: Undo | null
}

/** `change`: the change as a noun. */
type Messages = Parameters<typeof doneText>[0] & { readonly change: string }

function offerBulkUndo(labels: Messages, done: readonly (DoneRow & { readonly name: string })[], refresh: () => void): void {
  const undoable = done.flatMap(({ name, undo }) => (undo ? [{ name, undo }] : []))
  const undoneMessage = (count: number): string => `${labels.change} undone: ${counted(labels.noun, count)}`
  if (undoable.length > 0)
    void offerStepsUndo(undoText(labels, done.length, undoable.length), { groups: [undoable], undoneMessage, refresh })
  else if (done.length > 0) showSuccess(doneText(labels, done.length))
}

interface Running<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, unknown>
  /** Called after every try with the rows that were changed as ordered; `isWhole`: there is nothing else to report. */
  readonly onEnd: (ids: readonly string[], isWhole: boolean) => void
}

export function useBulkRun<Row extends ListRow>({ bulk, action, onEnd }: Running<Row>) {
  const client = useApolloClient()
  const actor = useActor()
  const format = useFormat()
  const saved = useSavedRun(bulk, action.done)
  const memory = useRef(newMemory())
  const done = useRef<DoneRow[]>([])
  const canCheck = bulk.readResult !== undefined && action.isFulfilled !== undefined
  const steps = useSteps<BulkPlan<Row>>({
    getSteps: (plan) => bulkSteps({ ...plan, bulk, action, actor, call: { client, format } }, memory.current),
    limit: action.isOneByOne ? 1 : MOST_AT_ONCE,
    outlivesPage: true,
    onStep: ({ key }, result) => {
      if (result.kind === 'done') done.current.push({ id: key, undo: result.undo })
      saved.answered(key, result.kind === 'done')
    },
    onEnd: ({ plan: { actions }, isOver }) => {
      const { names, warnings } = memory.current
      saved.end()
      const refresh = (): void => void reloadQueries(client, actions.refetchQueries)
      refresh()
      const changed = done.current.map((row) => ({ ...row, name: names.get(row.id) ?? '' }))
      offerBulkUndo({ noun: bulk.noun, done: action.done, change: action.noun ?? 'Change' }, changed, refresh)
      onEnd(
        changed.flatMap(({ id }) => (warnings.has(id) ? [] : [id])),
        isOver && warnings.size === 0,
      )
    },
  })
  const { run, start, retry } = steps
  const begin = (rows: readonly Row[]): void => {
    done.current = []
    saved.begin(rows)
  }
  const rowsWith = (isChosen: (result: StepResult | undefined) => boolean): Row[] =>
    run ? run.plan.rows.filter(({ id }) => isChosen(run.results.get(id))) : []
  const retryable = (result: StepResult | undefined): boolean => isRetryable(result, canCheck)
  return {
    steps,
    warnings: memory.current.warnings,
    start: async (order: unknown, rows: readonly Row[]): Promise<void> => {
      const actions = await bulk.loadActions().catch((error: unknown) => showError(toApiError(error).message))
      if (!actions) return
      begin(rows)
      start({ actions, order, rows })
    },
    retryableCount: rowsWith(retryable).length,
    retry: (): void => {
      begin(rowsWith(retryable))
      retry(retryable)
    },
    clashCount: rowsWith(isClash).length,
    override: (): void => {
      const rows = rowsWith(isClash)
      for (const { id } of rows) memory.current.overridden.add(id)
      begin(rows)
      retry(isClash)
    },
  }
}
