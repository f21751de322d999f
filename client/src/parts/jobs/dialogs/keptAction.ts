import { useEffect } from 'react'
import type { FieldValues, UseFormGetValues } from 'react-hook-form'
import { registerForm, takeKept } from '../../../shared/forms/keptForms.ts'
import { keepDraft } from './drafts.ts'
import type { ActionRequest } from '../actions/useActionRunner.ts'

const NAME = 'jobAction'

interface KeptAction {
  readonly request: ActionRequest
  readonly values: object
}

const isKeptAction = (kept: unknown): kept is KeptAction =>
  Boolean(kept && typeof kept === 'object' && 'request' in kept && 'values' in kept)

/** An open dialog, with its answers, survives a 401 or a 402 that leads away. */
export function useKeptAction<Values extends FieldValues>(request: ActionRequest, getValues: UseFormGetValues<Values>): void {
  useEffect(() => registerForm(NAME, (): KeptAction => ({ request, values: getValues() })), [request, getValues])
}

/** The dialog that was open at this address when a 401 or a 402 led away; its answers are there again when it opens. */
export function takeKeptAction(): ActionRequest | null {
  const kept = takeKept(NAME)
  if (!isKeptAction(kept)) return null
  keepDraft(kept.request, kept.values)
  return kept.request
}
