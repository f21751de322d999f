import { type Change, changeIn } from '../../lib/api/changeIn.ts'
import type { ApiError } from '../../lib/api/apiError.ts'
import type { Form, FormTypes, Moment, Stale } from './defineForm.ts'
import { mergeChanges } from './fieldChanges.ts'

/** What both began with, and what the person has typed since. */
export interface Versions<F extends FormTypes> {
  readonly base: F['values']
  readonly mine: F['values']
  /** The record of `base`; null where nobody has kept it. */
  readonly record: F['record']
}

const nobody: Change = { by: null, at: null }

function staleOf<F extends FormTypes>(
  form: Form<F>,
  { own, scope }: Moment<F>,
  record: F['record'],
  { base, mine }: Versions<F>,
  { by, at }: Change,
): Stale<F> {
  const theirs = form.valuesOf(record, own, scope)
  return { record, by, at, base, theirs, merge: mergeChanges<F['values']>(form, base, mine, theirs) }
}

/** That newer version beside what was typed here. */
export async function compareWith<F extends FormTypes>(form: Form<F>, moment: Moment<F>, newer: F['record'], versions: Versions<F>) {
  const { record } = versions
  const change = record && form.edit?.changeSince ? await form.edit.changeSince(moment.client, record) : nobody
  return staleOf(form, moment, newer, versions, change)
}

/** The version for which a save was refused. */
export async function afterApiError<F extends FormTypes>(form: Form<F>, moment: Moment<F>, apiError: ApiError, versions: Versions<F>) {
  if (!moment.record || !form.edit) return null
  return staleOf(form, moment, await form.edit.read(moment.client, moment.record.id), versions, changeIn(apiError))
}
