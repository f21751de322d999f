import { readSession } from '../../../shared/session/session.ts'
import type { ActionRequest } from '../actions/useActionRunner.ts'

/** What each person typed into dialogs that were closed without saving, until the page is left for good. */
const drafts = new Map<string, object>()

const keyOf = ({ action, target }: ActionRequest): string =>
  [readSession('authEmail'), action, target.jobId, target.visitId, target.lockVersion].join('/')

export const keepDraft = (request: ActionRequest, values: object): void => void drafts.set(keyOf(request), values)
export const forgetDraft = (request: ActionRequest): void => void drafts.delete(keyOf(request))
export const readDraft = (request: ActionRequest): object | undefined => drafts.get(keyOf(request))
