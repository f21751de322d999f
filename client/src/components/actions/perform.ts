import { withServerMessage, withServerText } from '../../lib/api/serverMessage.ts'
import { offerWriteUndo } from '../toasts/offerWriteUndo.ts'
import { showError, showInfo, showSuccess } from '../toasts/toasts.ts'
import { appendWarning } from './actionText.ts'
import { ignoredMessage, queuedMessage, unknownMessage } from '../../lib/writes/resultMessages.ts'
import { actionIn, type Actions, type Call } from './defineActions.ts'
import { reloadQueries } from './reloadQueries.ts'

/** Runs an action, reports the result and offers an undo where possible. Rejects with the API error without reporting it. */
export async function perform<Name extends string, Target, Input, Outcome>(
  set: Actions<Name, never, Target, Input, Outcome>,
  call: Call,
  { name, target, input }: { readonly name: Name; readonly target: Target; readonly input: Partial<Input> },
): Promise<void> {
  const action = actionIn(set, name)
  const called = set.getName(target)
  const { saved: sent, message: serverMessage } = await withServerMessage(() => set.send(call, name, target, input))
  if (sent.kind === 'queued') return showInfo(queuedMessage(action, called), set.subjectOf?.(target) ?? set.getKey(target))
  void reloadQueries(call.client, set.refetchQueries)
  if (sent.kind === 'ignored') return showError(ignoredMessage(action, set.noun, sent.state))
  if (sent.kind === 'unknown') return showInfo(unknownMessage(action, called))
  const successMessage = appendWarning(action.successMessage(target, sent.value, call.format), set.warning?.(sent.value))
  const message = withServerText(serverMessage, successMessage)
  const view = set.refetchView?.(name, target, sent.value, call.format) ?? null
  const undo = set.undo?.(call, name, target, sent.value) ?? null
  if (!undo) return showSuccess(message, view)
  void offerWriteUndo({
    message,
    view,
    change: { name: called, noun: set.changeNoun?.(name, target, sent.value) ?? 'Change' },
    subject: set.subjectOf?.(target) ?? set.getKey(target),
    undo,
    onEnd: () => void reloadQueries(call.client, set.refetchQueries),
  })
}
