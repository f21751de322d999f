import { isLost, needsUser, toApiError, type ApiErrorCode } from '../../lib/api/apiError.ts'
import { ignoredMessage, unknownMessage } from '../../lib/writes/resultMessages.ts'
import type { Actions, Call, Who } from '../actions/defineActions.ts'
import type { Undo, WriteResult } from '../../lib/writes/writeResult.ts'
import type { ListRow } from '../list/rows/selection.ts'
import { inParallel, MOST_AT_ONCE } from '../list/inParallel.ts'
import type { Bulk, BulkAction } from './defineBulk.ts'

export interface BulkDone<Row> {
  readonly row: Row
  readonly name: string
  /** A side effect that did not happen; null: none. */
  readonly remark: string | null
  /** null: no undo. */
  readonly undo: Undo | null
}

/** A row that is not known to be changed, and why. */
export interface BulkRefused<Row> {
  readonly row: Row
  readonly message: string
  /** `again`: may be retried; `clash`: can be overridden; `final`: can't succeed; `sent`: the result is unknown. */
  readonly way: 'again' | 'clash' | 'final' | 'sent'
  /** The target, if the response was lost. */
  readonly unsure: unknown
}

const transient: readonly ApiErrorCode[] = ['STALE', 'UPSTREAM_BUDGET_EXCEEDED', 'TOO_MANY_REQUESTS']
const isTransient = (code: ApiErrorCode): boolean => isLost(code) || transient.includes(code)
const wayOf = (code: ApiErrorCode): BulkRefused<unknown>['way'] => (code === 'CLASH' ? 'clash' : isTransient(code) ? 'again' : 'final')

interface BulkRun<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, unknown>
  readonly actions: Actions<string, unknown, unknown, unknown, unknown>
  readonly order: unknown
  readonly rows: readonly Row[]
  readonly call: Call
  readonly who: Who
  /** Refetches each target first: the displayed data is outdated. */
  readonly isAgain: boolean
  /** Targets of the previous try whose response was lost, by row. */
  readonly unsure: ReadonlyMap<string, unknown>
  /** Overrides conflicts. */
  readonly isInsisting: boolean
  readonly signal: AbortSignal
  /** The session or plan has ended: the page redirects, and the user sees the remaining rows after signing in again. */
  readonly onCutShort: () => void
  readonly onDone: (done: BulkDone<Row>) => void
  readonly onRefused: (refused: BulkRefused<Row>) => void
}

/** The target at the time of the order, its current state, and the outcome of a call whose response was lost. */
interface Found {
  readonly before: unknown
  readonly now: unknown
  readonly done: WriteResult<unknown> | null
}

async function find<Row extends ListRow>(run: BulkRun<Row>, name: string, row: Row): Promise<Found> {
  const { bulk, action, actions, order, call, unsure, isAgain } = run
  const before = unsure.get(row.id)
  if (before === undefined || !bulk.findAgain) {
    const target = await actions.find(call.client, name, bulk.subjectOf(row), isAgain)
    return { before: target, now: target, done: null }
  }
  const { target: now, outcome } = await bulk.findAgain(call.client, row, before)
  const isDone = action.isFulfilled?.(order, before, now, call.format) ?? false
  return { before, now, done: isDone ? { kind: 'done', value: outcome } : null }
}

const isObstacle = (found: unknown): found is { readonly obstacle: string } =>
  typeof found === 'object' && found !== null && 'obstacle' in found

/** Changes a row, or detects that it was changed. `onTarget` is called before anything is sent. */
async function change<Row extends ListRow>(
  run: BulkRun<Row>,
  row: Row,
  onTarget: (target: unknown) => void,
): Promise<BulkDone<Row> | BulkRefused<Row>> {
  const { bulk, action, actions, order, call, who, isInsisting } = run
  const refused = (message: string): BulkRefused<Row> => ({ row, message, way: 'final', unsure: undefined })
  const name = action.does(row, who)
  if (typeof name !== 'string') return refused(name.obstacle)
  const { before, now, done } = await find(run, name, row)
  const input = action.input?.(order, before, call.format) ?? {}
  if (isObstacle(input)) return refused(input.obstacle)
  onTarget(before)
  const called = actions.nameOf(before)
  const sent = done ?? (await actions.send(call, name, now, { ...input, ...(isInsisting && actions.insists) }))
  if (sent.kind === 'ignored') return refused(ignoredMessage(actions.actions[name] ?? action, bulk.noun, sent.state))
  if (sent.kind === 'unknown' || sent.kind === 'queued')
    return { ...refused(unknownMessage(actions.actions[name] ?? action, called)), way: 'sent' }
  const remark = actions.remark?.(sent.value) ?? null
  return { row, name: called, remark, undo: actions.undo?.(call, name, before, sent.value) ?? null }
}

/** Fulfils the order row by row with limited concurrency. Reports every row except those skipped by a stop. */
export async function runBulk<Row extends ListRow>(run: BulkRun<Row>): Promise<void> {
  await inParallel(
    run.rows,
    run.action.isOneByOne ? 1 : MOST_AT_ONCE,
    async (row) => {
      let asked = run.unsure.get(row.id)
      try {
        const result = await change(run, row, (target) => (asked = target))
        if ('undo' in result) run.onDone(result)
        else run.onRefused(result)
      } catch (error) {
        const { code, message } = toApiError(error)
        if (needsUser(code)) return run.onCutShort()
        run.onRefused({ row, message, way: wayOf(code), unsure: isLost(code) ? asked : undefined })
      }
    },
    run.signal,
  )
}
