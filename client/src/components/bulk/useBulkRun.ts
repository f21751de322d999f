import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { showError, showSuccess } from '../toasts/toasts.ts'
import { counted } from '../list/words.ts'
import { offerStepsUndo } from '../steps/offerStepsUndo.ts'
import { reloadQueries } from '../actions/reloadQueries.ts'
import { useWho } from '../actions/useWho.ts'
import type { ListRow } from '../list/rows/selection.ts'
import type { Bulk, BulkAction } from './defineBulk.ts'
import { useSavedRun } from './lostRun.ts'
import { doneWords, undoWords } from './bulkWords.ts'
import { type BulkDone, type BulkRefused, runBulk } from './runBulk.ts'

/** Progress of a bulk action. */
export interface BulkState<Row> {
  readonly phase: 'asking' | 'running' | 'over'
  readonly total: number
  /** Succeeded rows of all tries. */
  readonly doneCount: number
  readonly refused: readonly BulkRefused<Row>[]
  /** Rows changed without a side effect, such as a message to the customer. */
  readonly remarks: readonly { readonly row: Row; readonly message: string }[]
  /** Answered rows of the last try. */
  readonly answered: number
}

interface Try<Row> {
  readonly order: unknown
  readonly rows: readonly Row[]
  readonly isAgain?: boolean
  readonly isInsisting?: boolean
}

function useLeaveWarning(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isRunning])
}

/** `change`: the change as a noun. */
type Messages = Parameters<typeof doneWords>[0] & { readonly change: string }

function offerBulkUndo(words: Messages, done: readonly BulkDone<unknown>[], refresh: () => void): void {
  const undoable = done.flatMap(({ name, undo }) => (undo ? [{ name, undo }] : []))
  const undoneMessage = (count: number): string => `${words.change} undone: ${counted(words.noun, count)}`
  if (undoable.length > 0)
    void offerStepsUndo(undoWords(words, done.length, undoable.length), { groups: [undoable], undoneMessage, refresh })
  else if (done.length > 0) showSuccess(doneWords(words, done.length))
}

interface Running<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, unknown>
  /** Called after every try with the changed rows; `isWhole`: there is nothing else to report. */
  readonly onEnd: (done: readonly BulkDone<Row>[], isWhole: boolean) => void
}

/** Runs a bulk action and tracks its progress. */
export function useBulkRun<Row extends ListRow>({ bulk, action, onEnd }: Running<Row>) {
  const client = useApolloClient()
  const who = useWho()
  const format = useFormat()
  const stop = useRef<AbortController | null>(null)
  const saved = useSavedRun(bulk, action.done)
  const [state, setState] = useState<BulkState<Row>>({ phase: 'asking', total: 0, doneCount: 0, refused: [], remarks: [], answered: 0 })
  useLeaveWarning(state.phase === 'running')

  const run = async ({ order, rows, isAgain = false, isInsisting = false }: Try<Row>): Promise<void> => {
    const actions = await bulk.loadActions().catch((error: unknown) => showError(toApiError(error).message))
    if (!actions) return
    const done: BulkDone<Row>[] = []
    const controller = new AbortController()
    stop.current = controller
    saved.begin(rows)
    const unsure = new Map(state.refused.flatMap((one) => (one.unsure === undefined ? [] : [[one.row.id, one.unsure] as const])))
    // Of earlier tries, and not tried again.
    const others = state.refused.filter(({ row }) => !rows.some(({ id }) => id === row.id))
    const hasEarlier = others.length > 0 || state.remarks.length > 0
    let refusedCount = 0
    setState((before) => ({
      ...before,
      phase: 'running',
      total: rows.length,
      answered: 0,
      refused: others,
    }))
    await runBulk({
      bulk,
      action,
      actions,
      order,
      rows,
      who,
      isAgain,
      unsure,
      isInsisting,
      call: { client, format },
      signal: controller.signal,
      onCutShort: () => controller.abort(),
      onDone: (one) => {
        done.push(one)
        saved.did(one.row)
        const { row, remark } = one
        setState((before) => ({
          ...before,
          answered: before.answered + 1,
          doneCount: before.doneCount + 1,
          remarks: remark === null ? before.remarks : [...before.remarks, { row, message: remark }],
        }))
      },
      onRefused: (one) => {
        refusedCount += 1
        saved.answered(one.row)
        setState((before) => ({ ...before, answered: before.answered + 1, refused: [...before.refused, one] }))
      },
    })
    saved.end()
    const refresh = (): void => void reloadQueries(client, actions.refreshes)
    refresh()
    offerBulkUndo({ noun: bulk.noun, done: action.done, change: action.noun ?? 'Change' }, done, refresh)
    setState((before) => ({ ...before, phase: 'over' }))
    onEnd(done, !hasEarlier && refusedCount === 0 && done.length === rows.length && done.every(({ remark }) => remark === null))
  }
  return { state, run, stop: () => stop.current?.abort() }
}
