import { ignoredMessage, unknownMessage } from '../../../lib/writes/resultMessages.ts'
import type { Call } from '../../../components/actions/defineActions.ts'
import type { Undo, UndoResult, WriteEffect, WriteResult } from '../../../lib/writes/writeResult.ts'
import { runSteps } from '../../../components/steps/runSteps.ts'
import { type Step, UncertainResult } from '../../../components/steps/step.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import type { ActionInput, ActionTarget, Outcome } from '../../visits/actionTarget.ts'
import { jobNameIn, jobNoun } from '../labels/jobName.ts'
import { jobActionLabels } from './jobActionText.ts'
import { queueAction, queueInvoice } from '../offline/queueStep.ts'
import { withDueDateNote, type OutcomeWithNote, addInvoice } from './finishAndInvoice.ts'
import { effectOf, settleEffect, manageJob, stateClause, returnedOf } from './manageJob.ts'
import { inputFor, getReach, type SeriesDone, type VisitDone } from './series.ts'
import { runUndo, undoPlanOf } from './undoJob.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

export type Done = OutcomeWithNote & { readonly series?: SeriesDone }

const withoutScope = ({ scope: _, isInvoiced: _isInvoiced, ...input }: Partial<ActionInput>) => input

function getCall({ format }: Call, name: JobAction, target: ActionTarget, input: Partial<ActionInput>) {
  const { jobId, visitId, lockVersion } = target
  const sent = { ...withoutScope(input), jobId, visitId, action: name, lockVersion }
  return { sent, effectIn: (returned: Outcome | null): WriteEffect => effectOf(sent, target, returned, format.timeZone) }
}

export async function sendOne(call: Call, name: JobAction, target: ActionTarget, input: Partial<ActionInput>): Promise<WriteResult<Done>> {
  const { client } = call
  const { sent, effectIn } = getCall(call, name, target, input)
  const queued = await queueAction(client, name, target, withoutScope(input))
  if (queued?.kind === 'queued') {
    // Its invoice is queued after it.
    if (input.isInvoiced) await queueInvoice(client, target, input.dueDays)
    return queued
  }
  const { outcome, effect } = await (queued
    ? settleEffect(client, sent, effectIn, queued.value ?? null)
    : manageJob(client, sent, effectIn))
  if (effect === 'ignored')
    return { kind: effect, state: stateClause(target.name, (outcome && returnedOf(outcome, target)?.status) ?? null) }
  if (effect !== 'done' || !outcome) return { kind: 'unknown' }
  if (input.isInvoiced) return { kind: effect, value: await addInvoice(call, target, outcome, input.dueDays) }
  return { kind: effect, value: name === 'CREATE_INVOICE' ? withDueDateNote(call, target, outcome, input.dueDays) : outcome }
}

/**
 * Sends an action for each affected visit, one after the other. A custom message belongs to one visit's date, so it is omitted. Rejects
 * with the error of the first visit if it was not changed; later errors are returned with the results.
 */
export async function sendSeries(
  call: Call,
  name: JobAction,
  chosen: ActionTarget,
  { message: _, ...input }: Partial<ActionInput>,
): Promise<WriteResult<Done>> {
  const action = jobActionLabels(name)
  const outcomes = new Map<string, Done>()
  const problems: string[] = []
  const errors = new Map<string, unknown>()
  const stop = new AbortController()
  const visits = getReach(chosen, input.scope ?? 'THIS')
  const getKey = ({ visitId, jobId }: ActionTarget): string => visitId ?? jobId
  const getStep = (visit: ActionTarget): Step => {
    const key = getKey(visit)
    const visitInput = inputFor(visit, chosen, input, call.format.timeZone)
    return {
      key,
      name: { name: visit.name, title: null },
      run: async () => {
        const result = await sendOne(call, name, visit, visitInput).catch((error: unknown) => {
          errors.set(key, error)
          throw error
        })
        if (result.kind === 'ignored') throw new Problem(ignoredMessage(action, jobNoun, result.state))
        if (result.kind !== 'done') throw new UncertainResult(unknownMessage(action, visit.name))
        outcomes.set(key, result.value)
        return null
      },
      wasDone: async () => {
        const { sent, effectIn } = getCall(call, name, visit, visitInput)
        const { outcome, effect } = await settleEffect(call.client, sent, effectIn, null)
        if (effect === 'done' && outcome) outcomes.set(key, outcome)
        return effect === 'unknown' ? null : effect === 'done'
      },
    }
  }
  const hasStarted = (): boolean => outcomes.size > 0 || problems.length > 0
  const end = await runSteps(visits.map(getStep), {
    limit: 1,
    signal: stop.signal,
    onStep: ({ key, name: { name: visitName } }, result) => {
      if (result.kind === 'done') return
      if (!hasStarted() && errors.has(key)) stop.abort()
      else problems.push(errors.has(key) ? `${visitName}: ${result.message}` : result.message)
    },
  })
  if (!hasStarted() && errors.size > 0) throw errors.values().next().value
  if (end) problems.push(end.message)
  const done = visits.flatMap((target): VisitDone[] => {
    const outcome = outcomes.get(getKey(target))
    return outcome ? [{ target, outcome }] : []
  })
  const [first] = done
  return first ? { kind: 'done', value: { ...first.outcome, series: { done, problems } } } : { kind: 'unknown' }
}

/** Undoes an action on each visit, last one first; null if one of them can't be undone. */
export function undoSeries({ client, format: { timeZone } }: Call, name: JobAction, { done }: SeriesDone): Undo | null {
  const ways = done.map(({ target, outcome }) => ({ target, outcome, plan: undoPlanOf(name, target, outcome, timeZone) }))
  if (ways.some(({ plan }) => plan === null)) return null
  const restored = `${visitCount(ways.length)} of ${jobNameIn(ways[0]?.target.name ?? '')}`
  const undos = ways.toReversed().map(
    ({ target, outcome, plan }): Undo =>
      () =>
        runUndo(client, target, plan ?? [], outcome, timeZone),
  )
  /** Insisting on one visit also insists on the following ones. */
  const runAll = async ([undo, ...rest]: readonly Undo[], isInsisting = false): Promise<UndoResult> => {
    if (!undo) return { kind: 'done', state: restored, restored }
    const first = await undo()
    const ended = isInsisting && first.override ? await first.override() : first
    if (ended.kind === 'done') return runAll(rest, isInsisting)
    const { override } = ended
    return override ? { ...ended, override: () => runAll([override, ...rest], true) } : ended
  }
  return () => runAll(undos)
}
