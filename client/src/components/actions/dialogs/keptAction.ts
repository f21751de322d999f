import { useEffect } from 'react'
import type { FieldValues, UseFormGetValues } from 'react-hook-form'
import { registerForm, takeKept } from '../../../lib/forms/keptForms.ts'
import type { ActionRequest } from '../defineActions.ts'
import { readSession } from '../../../lib/session/session.ts'

/** What each person typed into dialogs that were closed without saving, until the page is left for good. */
const drafts = new Map<string, object>()

const ownKey = (key: string): string => `${readSession('authEmail')}/${key}`

/** `key`: which action on which target in which version. */
export const keepDraft = (key: string, values: object): void => void drafts.set(ownKey(key), values)
export const forgetDraft = (key: string): void => void drafts.delete(ownKey(key))
export const readDraft = (key: string): object | undefined => drafts.get(ownKey(key))

interface KeptAction<Name extends string, Target> {
  readonly request: ActionRequest<Name, Target>
  /** Of its draft. */
  readonly key: string
  readonly values: object
}

const isKeptAction = <Name extends string, Target>(kept: unknown): kept is KeptAction<Name, Target> =>
  Boolean(kept && typeof kept === 'object' && 'request' in kept && 'key' in kept && 'values' in kept)

/** An open dialog, with its answers, survives a 401 or a 402 that leads away. */
export function useKeptAction<Values extends FieldValues>(
  request: ActionRequest<string, unknown>,
  key: string,
  getValues: UseFormGetValues<Values>,
): void {
  useEffect(
    () => registerForm(request.set, (): KeptAction<string, unknown> => ({ request, key, values: getValues() })),
    [request, key, getValues],
  )
}

/** The dialog that was open at this address when a 401 or a 402 led away; its answers are there again when it opens. */
export function takeKeptAction<Name extends string, Target>(set: string): ActionRequest<Name, Target> | null {
  const kept = takeKept(set)
  if (!isKeptAction<Name, Target>(kept)) return null
  keepDraft(kept.key, kept.values)
  return kept.request
}
