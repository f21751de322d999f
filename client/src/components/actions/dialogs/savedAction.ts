import { useEffect } from 'react'
import type { FieldValues, UseFormGetValues } from 'react-hook-form'
import { registerForm, takeSavedForm } from '../../../lib/forms/savedForms.ts'
import type { ActionRequest } from '../defineActions.ts'
import { readSession } from '../../../lib/session/session.ts'
import { pageScoped } from '../../../lib/createStore.ts'

/** Input of dialogs closed without saving, per user, until the page unloads. */
const drafts = pageScoped(new Map<string, object>())

const ownKey = (key: string): string => `${readSession('authEmail')}/${key}`

/** `key`: action, target and version. */
export const saveDraft = (key: string, values: object): void => void drafts.set(ownKey(key), values)
export const forgetDraft = (key: string): void => void drafts.delete(ownKey(key))
export const readDraft = (key: string): object | undefined => drafts.get(ownKey(key))

interface SavedAction<Name extends string, Target> {
  readonly request: ActionRequest<Name, Target>
  /** Key of the dialog's draft. */
  readonly key: string
  readonly values: object
}

const isSavedAction = <Name extends string, Target>(saved: unknown): saved is SavedAction<Name, Target> =>
  Boolean(saved && typeof saved === 'object' && 'request' in saved && 'key' in saved && 'values' in saved)

/** Restores an open dialog and its input after a redirect because of a 401 or 402. */
export function useSavedAction<Values extends FieldValues>(
  request: ActionRequest<string, unknown>,
  key: string,
  getValues: UseFormGetValues<Values>,
): void {
  useEffect(
    () => registerForm(request.set, (): SavedAction<string, unknown> => ({ request, key, values: getValues() })),
    [request, key, getValues],
  )
}

/** The dialog that was open at this path before a redirect because of a 401 or 402; its input is restored when it opens. */
export function takeSavedAction<Name extends string, Target>(set: string): ActionRequest<Name, Target> | null {
  const saved = takeSavedForm(set)
  if (!isSavedAction<Name, Target>(saved)) return null
  saveDraft(saved.key, saved.values)
  return saved.request
}
