import type { ActionFace, Undone } from './defineActions.ts'

type Labelled = Pick<ActionFace, 'label' | 'link'>

/** "Start", or with the subject's name: "Start visit 5", "Create invoice for visit 5". */
export const labelOf = ({ label, link = ' ' }: Labelled, name: string | null): string => (name === null ? label : label + link + name)

/** "JOB-1012 cancelled", plus a sentence about a side effect that didn't happen. */
export const withRemark = (words: string, remark: string | null | undefined): string =>
  remark ? `${words.replace(/\.$/, '')}. ${remark}` : words

/** The backend accepted an action but returned the record unchanged. */
export const ignoredWords = ({ label }: Labelled, noun: { readonly one: string }, stands: string): string =>
  `“${label}” was accepted but didn’t take effect: ${stands}. Check the ${noun.one} before you continue.`

/** The backend accepted an action but returned no result. */
export const sentWords = ({ label }: Labelled, name: string): string => `“${label}” sent for ${name}. We couldn’t confirm the result.`

/** The action is stored on the device until it can be sent. */
export const waitingWords = ({ label }: Labelled, name: string): string => `“${label}” for ${name} is waiting to send`

const undoSentWords = (name: string): string => `Undo sent for ${name}. We couldn’t confirm the result.`

/** An undone change: the record's name, and the change as a noun if it has one. */
export interface UndoneChange {
  readonly name: string
  readonly noun: string | null
}

/** Result of undoing one record's change. */
export function undoneWords({ name, noun }: UndoneChange, { effect, stands, restored = name, apiError }: Undone): string {
  if (apiError !== undefined) return `Couldn’t undo: ${apiError}${stands === null ? '' : ` ${stands}.`}`
  if (effect === 'unknown' || stands === null) return undoSentWords(name)
  if (effect !== 'done') return `Partly undone: ${stands}.`
  return noun === null ? `Undone: ${stands}` : `${noun} undone: ${restored}`
}

/** Why one of several records could not be restored, or may not have been; null if it was. */
export function undoProblem(name: string, { effect, stands, apiError }: Undone): string | null {
  if (apiError !== undefined) return `${name}: ${apiError}`
  if (effect === 'done') return null
  return effect === 'unknown' || stands === null ? undoSentWords(name) : `${stands}.`
}
