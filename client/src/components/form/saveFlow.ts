import { type ApiError, toApiError } from '../../lib/api/apiError.ts'
import { successText, withServerMessage } from '../../lib/api/serverMessage.ts'
import { showFieldErrors } from '../../lib/forms/applyFieldErrors.ts'
import { showApiError, toastSaveError } from './reportSaveError.ts'
import { offerWriteUndo } from '../toasts/offerWriteUndo.ts'
import { showInfo, showSuccess } from '../toasts/toasts.ts'
import type { Asked, Form, FormTypes, FormState, OpenForm, SaveCall, Saved } from './formTypes.ts'
import { changedFields } from './fieldChanges.ts'
import { newIdempotencyKey } from './formDraft.ts'

export interface SaveScreen<F extends FormTypes> {
  readonly moment: FormState<F>
  readonly typed: OpenForm<F>['form']
  readonly idempotencyKey: string
  readonly question: F['question'] | null
  setQuestion(this: void, question: F['question'] | null): void
  setProblem(this: void, problem: ApiError): void
  leaveFor(this: void, to: string): Promise<void>
  /** The save was rejected: another user has saved meanwhile. */
  onStale(this: void, apiError: ApiError): void
  /** The same, found before sending: the current record. */
  onNewer(this: void, record: F['record']): void
  /** Creates a record; after a lost response only if it doesn't exist already. */
  submitOnce(this: void, send: () => Promise<void>, find: (() => ReturnType<NonNullable<FindOf<F>>>) | undefined): Promise<void>
}
type FindOf<F extends FormTypes> = Form<F>['sender']['findDuplicate']

function getCall<F extends FormTypes>(form: Form<F>, { moment, typed, idempotencyKey }: SaveScreen<F>): SaveCall<F> {
  const values = typed.getValues()
  return { ...moment, values, changed: changedFields<F['values']>(form, moment.base, values), idempotencyKey, declared: form }
}

/** `message`: the server's message of a save. */
async function settle<F extends FormTypes>(screen: SaveScreen<F>, outcome: Saved | Asked<F>, message: string | null = null): Promise<void> {
  const { setQuestion, setProblem, onNewer, leaveFor, typed } = screen
  if ('question' in outcome) return setQuestion(outcome.question)
  if ('newer' in outcome) return onNewer(outcome.newer)
  if ('wrong' in outcome) {
    const fields = outcome.wrong
    if (!showFieldErrors(fields, typed)) setProblem({ code: 'INVALID', message: fields[0]?.message ?? '', fields, extensions: {} })
    return
  }
  const { undo } = outcome
  // Spec §8: success toasts show the server's message.
  const text = outcome.successMessage === null ? null : successText(message, outcome.successMessage)
  if (text !== null && undo) void offerWriteUndo({ message: text, change: { name: undo.name, noun: 'Change' }, undo: undo.run })
  else if (text !== null) showSuccess(text)
  if (outcome.unsavedFields) showInfo(outcome.unsavedFields)
  await leaveFor(outcome.to)
}

/** Sends without checking for duplicates. `answered`: the question that the user has confirmed. */
async function send<F extends FormTypes>(form: Form<F>, screen: SaveScreen<F>, answered: F['question'] | null): Promise<void> {
  const { saved, message } = await withServerMessage(() => form.sender.save(getCall(form, screen), answered))
  await settle(screen, saved, message)
}

/** Sends, with the confirmed question if there was one. */
export async function confirmSave<F extends FormTypes>(
  form: Form<F>,
  screen: SaveScreen<F>,
  answered: F['question'] | null,
): Promise<void> {
  const { findDuplicate } = form.sender
  await screen.submitOnce(() => send(form, screen, answered), findDuplicate && (() => findDuplicate(getCall(form, screen))))
}

export async function beginSave<F extends FormTypes>(form: Form<F>, screen: SaveScreen<F>): Promise<void> {
  const call = getCall(form, screen)
  if (call.record && call.changed.length === 0) return showInfo('No changes yet')
  const asked = await form.sender.question?.(call)
  await (asked ? settle(screen, asked) : confirmSave(form, screen, null))
}

/** Sends although a duplicate may exist. */
export const saveAnother = <F extends FormTypes>(form: Form<F>, screen: SaveScreen<F>): Promise<void> =>
  send(form, { ...screen, idempotencyKey: newIdempotencyKey() }, screen.question)

/** The error's fields, by form field name. */
function placedIn<F extends FormTypes>(form: Form<F>, fields: ApiError['fields']): ApiError['fields'] {
  const getPlace = form.sender.getPlace
  return getPlace ? fields.map(({ field, message }) => ({ field: getPlace(field), message })) : fields
}

/** Handles a rejected save: a question, a newer version, field messages or a form error. */
export function refuseSave<F extends FormTypes>(form: Form<F>, screen: SaveScreen<F>, error: unknown): void {
  const apiError = toApiError(error)
  const asked = form.sender.questionOnError?.(apiError, screen.question) ?? null
  screen.setQuestion(asked)
  if (asked !== null) return
  if (apiError.code === 'STALE' && form.edit) screen.onStale(apiError)
  else {
    toastSaveError(error)
    const problem = showApiError({ ...apiError, fields: placedIn(form, apiError.fields) }, screen.typed)
    if (problem) screen.setProblem(problem)
  }
}
