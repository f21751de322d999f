import { ignoredMessage, unknownMessage } from '../../../lib/writes/resultMessages.ts'
import type { Call } from '../../../components/actions/defineActions.ts'
import type { Undo, UndoResult, WriteEffect, WriteResult } from '../../../lib/writes/writeResult.ts'
import { visitCount } from '../../schedule/visits/visitCount.ts'
import type { ActionInput, ActionTarget, Outcome } from '../../visits/actionTarget.ts'
import { jobNameIn, jobNoun } from '../labels/jobName.ts'
import { jobActionWords } from './jobActionWords.ts'
import { queueAction } from '../offline/queueStep.ts'
import { withDueDateNote, type OutcomeWithNote, addInvoice } from './finishAndInvoice.ts'
import { effectOf, settleEffect, manageJob, stateClause, returnedOf } from './manageJob.ts'
import { inputFor, reachOf, sendToEach, type SeriesDone } from './series.ts'
import { runUndo, undoPlanOf } from './undoJob.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

/** Reply to an action, with results per visit if several were affected. */
export type Done = OutcomeWithNote & { readonly series?: SeriesDone }

/** Sends an action for one visit. Rejects with the gateway's error. */
export async function sendOne(
  call: Call,
  name: JobAction,
  target: ActionTarget,
  { scope: _, isInvoiced = false, ...input }: Partial<ActionInput>,
): Promise<WriteResult<Done>> {
  const { client, format } = call
  const { jobId, visitId, lockVersion } = target
  const sent = { ...input, jobId, visitId, action: name, lockVersion }
  const effectIn = (returned: Outcome | null): WriteEffect => effectOf(sent, target, returned, format.timeZone)
  const taken = await queueAction(client, name, target, input)
  if (taken?.kind === 'queued') return taken
  const { outcome, effect } = await (taken ? settleEffect(client, sent, effectIn, taken.value ?? null) : manageJob(client, sent, effectIn))
  if (effect === 'ignored')
    return { kind: effect, state: stateClause(target.name, (outcome && returnedOf(outcome, target)?.status) ?? null) }
  if (effect !== 'done' || !outcome) return { kind: 'unknown' }
  if (isInvoiced) return { kind: effect, value: await addInvoice(call, target, outcome, input.dueDays) }
  return { kind: effect, value: name === 'CREATE_INVOICE' ? withDueDateNote(call, target, outcome, input.dueDays) : outcome }
}

/** Sends an action for each affected visit. A custom message belongs to one visit's date, so it is omitted. */
export async function sendSeries(
  call: Call,
  name: JobAction,
  chosen: ActionTarget,
  { message: _, ...input }: Partial<ActionInput>,
): Promise<WriteResult<Done>> {
  const action = jobActionWords(name)
  const series = await sendToEach(reachOf(chosen, input.scope ?? 'THIS'), async (visit) => {
    const sent = await sendOne(call, name, visit, inputFor(visit, chosen, input, call.format.timeZone))
    if (sent.kind === 'done') return sent.value
    return sent.kind === 'ignored' ? ignoredMessage(action, jobNoun, sent.state) : unknownMessage(action, visit.name)
  })
  const [first] = series.done
  return first ? { kind: 'done', value: { ...first.outcome, series } } : { kind: 'unknown' }
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
