import { toApiError } from '../../lib/api/apiError.ts'
import { withServerMessage, withServerWords } from '../../lib/api/serverMessage.ts'
import { offerUndo } from '../toasts/offerUndo.tsx'
import { showError, showInfo, showSuccess } from '../toasts/toasts.ts'
import { ignoredWords, sentWords, type UndoneChange, undoneWords, waitingWords, withRemark } from './actionWords.ts'
import { actionIn, type Actions, type Call, type Undo, type Undone } from './defineActions.ts'
import { reloadQueries } from './reloadQueries.ts'

/** Runs an undo. Never rejects. */
export const undone = (undo: Undo): Promise<Undone> =>
  undo().catch((error: unknown) => ({ effect: 'ignored', stands: null, apiError: toApiError(error).message }))

/** Undoes an action, reports the result and resolves with whether it is undone. A conflict asks whether to undo anyway. */
async function undoAction(change: UndoneChange & { readonly subject: string }, undo: Undo, refresh: () => void): Promise<boolean> {
  const ended = await undone(undo)
  refresh()
  const { apiError, insist } = ended
  if (insist) {
    const onUndo = (): Promise<boolean> => undoAction(change, insist, refresh)
    await offerUndo({ message: `${apiError} Undo anyway?`, isQuestion: true, subject: change.subject, onUndo })
    return false
  }
  const words = undoneWords(change, ended)
  if (ended.apiError !== undefined || ended.effect === 'ignored') showError(words)
  else if (ended.effect === 'done' && ended.stands !== null) showSuccess(words)
  else showInfo(words)
  return ended.effect === 'done'
}

/** Runs an action, reports the result and offers an undo where possible. Rejects with the API error without reporting it. */
export async function perform<Name extends string, Target, Input, Outcome>(
  set: Actions<Name, never, Target, Input, Outcome>,
  call: Call,
  { name, target, input }: { readonly name: Name; readonly target: Target; readonly input: Partial<Input> },
): Promise<void> {
  const action = actionIn(set, name)
  const called = set.nameOf(target)
  const { saved: sent, message: serverMessage } = await withServerMessage(() => set.send(call, name, target, input))
  if (sent.effect === 'waiting') return showInfo(waitingWords(action, called))
  void reloadQueries(call.client, set.refreshes)
  if (sent.effect === 'ignored') return showError(ignoredWords(action, set.noun, sent.stands))
  if (sent.effect === 'unknown') return showInfo(sentWords(action, called))
  const said = withRemark(action.said(target, sent.outcome, call.format), set.remark?.(sent.outcome))
  const message = withServerWords(serverMessage, said)
  const view = set.viewOf?.(name, target, sent.outcome, call.format) ?? null
  const undo = set.undo?.(call, name, target, sent.outcome) ?? null
  if (!undo) return showSuccess(message, view)
  const refresh = (): void => void reloadQueries(call.client, set.refreshes)
  const change = {
    name: called,
    subject: set.subjectOf?.(target) ?? set.keyOf(target),
    noun: set.changeNoun?.(name, target, sent.outcome) ?? null,
  }
  void offerUndo({ message, view, subject: change.subject, onUndo: () => undoAction(change, undo, refresh) })
}
