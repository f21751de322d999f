import { readSession } from '../../../lib/session/session.ts'

/** What each person typed into dialogs that were closed without saving, until the page is left for good. */
const drafts = new Map<string, object>()

const ownKey = (key: string): string => `${readSession('authEmail')}/${key}`

/** `key`: which action on which target in which version. */
export const keepDraft = (key: string, values: object): void => void drafts.set(ownKey(key), values)
export const forgetDraft = (key: string): void => void drafts.delete(ownKey(key))
export const readDraft = (key: string): object | undefined => drafts.get(ownKey(key))
