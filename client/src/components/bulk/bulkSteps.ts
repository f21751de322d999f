import { isLost, Problem, toApiError, type ApiErrorCode } from '../../lib/api/apiError.ts'
import { ignoredMessage, unknownMessage } from '../../lib/writes/resultMessages.ts'
import type { WriteResult } from '../../lib/writes/writeResult.ts'
import type { Actions, Call, CurrentActor } from '../actions/defineActions.ts'
import type { ListRow } from '../list/rows/selection.ts'
import { type Step, type StepResult, UncertainResult } from '../steps/step.ts'
import type { Bulk, BulkAction, Blocked } from './defineBulk.ts'

export interface BulkPlan<Row> {
  readonly actions: Actions<string, unknown, unknown, unknown, unknown>
  readonly order: unknown
  readonly rows: readonly Row[]
}

/** State of the rows between tries, by id. */
export interface BulkMemory {
  /** Rows of earlier tries: the displayed data is outdated. */
  readonly tried: Set<string>
  /** Targets at the time of the order, of which no response was received. */
  readonly sent: Map<string, unknown>
  readonly names: Map<string, string>
  /** Side effects that did not happen. */
  readonly warnings: Map<string, string>
  readonly overridden: Set<string>
}

export const newMemory = (): BulkMemory => ({
  tried: new Set(),
  sent: new Map(),
  names: new Map(),
  warnings: new Map(),
  overridden: new Set(),
})

const transient: readonly ApiErrorCode[] = ['STALE', 'UPSTREAM_BUDGET_EXCEEDED', 'TOO_MANY_REQUESTS']
const isTransient = (code: ApiErrorCode): boolean => isLost(code) || transient.includes(code)

export const isClash = (result: StepResult | undefined): boolean => result?.kind === 'failed' && result.code === 'CLASH'

/** Whether a row may be tried again. `canCheck`: a lost response can be looked for. */
export const isRetryable = (result: StepResult | undefined, canCheck: boolean): boolean =>
  (result?.kind === 'failed' || (result?.kind === 'uncertain' && canCheck)) && result.code !== undefined && isTransient(result.code)

const isBlocked = (found: unknown): found is Blocked => typeof found === 'object' && found !== null && 'blockedReason' in found

interface BulkRun<Row> extends BulkPlan<Row> {
  readonly bulk: Bulk<Row>
  readonly action: BulkAction<Row, string, unknown, unknown, unknown>
  readonly call: Call
  readonly actor: CurrentActor
}

export function bulkSteps<Row extends ListRow>(run: BulkRun<Row>, memory: BulkMemory): Step[] {
  const { bulk, action, actions, order, call, actor } = run
  const { tried, sent, names, warnings, overridden } = memory

  /** A target whose response was lost, as it is now, and the outcome of its call if that took effect. */
  async function findSent(row: Row, before: unknown) {
    const found = await bulk.readResult?.(call.client, row, before)
    const isDone = found && action.isFulfilled?.(order, before, found.target, call.format)
    return found && { target: found.target, outcome: found.outcome, isDone: isDone ?? null }
  }

  const undoOf = (name: string, row: Row, before: unknown, outcome: unknown) => {
    sent.delete(row.id)
    names.set(row.id, actions.getName(before))
    const warning = actions.warning?.(outcome) ?? null
    if (warning !== null) warnings.set(row.id, warning)
    return actions.undo?.(call, name, before, outcome) ?? null
  }

  async function change(row: Row) {
    const name = action.does(row, actor)
    if (typeof name !== 'string') throw new Problem(name.blockedReason)
    const isAgain = tried.has(row.id)
    tried.add(row.id)
    const earlier = sent.get(row.id)
    const found = earlier === undefined ? undefined : await findSent(row, earlier)
    const before = found ? earlier : await actions.find(call.client, name, bulk.subjectOf(row), isAgain)
    if (found?.isDone) return undoOf(name, row, before, found.outcome)
    const input = action.input?.(order, before, call.format) ?? {}
    if (isBlocked(input)) throw new Problem(input.blockedReason)
    sent.set(row.id, before)
    const values = { ...input, ...(overridden.has(row.id) && actions.override) }
    const result = await actions
      .send(call, name, found?.target ?? before, values)
      .catch(async (error: unknown): Promise<WriteResult<unknown>> => {
        const { code } = toApiError(error)
        // The change may come from a repetition of this call, or have the same effect.
        const current = code === 'STALE' ? await findSent(row, before).catch(() => null) : null
        if (current?.isDone) return { kind: 'done', value: current.outcome }
        if (!isLost(code)) sent.delete(row.id)
        throw error
      })
    const face = actions.actions[name] ?? action
    if (result.kind === 'ignored') throw new Problem(ignoredMessage(face, bulk.noun, result.state))
    if (result.kind !== 'done') throw new UncertainResult(unknownMessage(face, actions.getName(before)))
    return undoOf(name, row, before, result.value)
  }

  return run.rows.map((row) => {
    let undo: Step['undo']
    return {
      key: row.id,
      name: bulk.getName(row),
      run: () => change(row),
      get undo() {
        return undo
      },
      wasDone: async () => {
        const name = action.does(row, actor)
        const before = sent.get(row.id)
        // Nothing was sent.
        if (before === undefined || typeof name !== 'string') return false
        const found = await findSent(row, before)
        if (found?.isDone) undo = undoOf(name, row, before, found.outcome) ?? undefined
        return found?.isDone ?? null
      },
    }
  })
}
