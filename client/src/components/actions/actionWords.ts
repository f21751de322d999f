import type { ActionFace, Undone } from './defineActions.ts'

type Labelled = Pick<ActionFace, 'label' | 'link'>

/** "Start", or, of what: "Start visit 5", "Create invoice for visit 5". */
export const labelOf = ({ label, link = ' ' }: Labelled, name: string | null): string => (name === null ? label : label + link + name)

/** "JOB-1012 cancelled", and a sentence about what did not happen besides. */
export const withRemark = (words: string, remark: string | null | undefined): string =>
  remark ? `${words.replace(/\.$/, '')}. ${remark}` : words

/** The backend accepted an action, and shows the record without it. */
export const ignoredWords = ({ label }: Labelled, noun: { readonly one: string }, stands: string): string =>
  `“${label}” was accepted but didn’t take effect: ${stands}. Check the ${noun.one} before you continue.`

/** The backend accepted an action, and tells nothing of what came of it. */
export const sentWords = ({ label }: Labelled, name: string): string => `“${label}” sent for ${name}. We couldn’t confirm the result.`

/** An action is kept on the device until it can be sent. */
export const waitingWords = ({ label }: Labelled, name: string): string => `“${label}” for ${name} is waiting to send`

const undoSentWords = (name: string): string => `Undo sent for ${name}. We couldn’t confirm the result.`

/** What an undo has come to, of one record. */
export function undoneWords(name: string, { effect, stands, apiError }: Undone): string {
  if (apiError !== undefined) return `Couldn’t undo: ${apiError}${stands === null ? '' : ` ${stands}.`}`
  if (effect === 'unknown' || stands === null) return undoSentWords(name)
  return effect === 'done' ? `Undone: ${stands}` : `Partly undone: ${stands}.`
}

/** Why one record of several was not, or not surely, brought back; null where it was. */
export function undoProblem(name: string, { effect, stands, apiError }: Undone): string | null {
  if (apiError !== undefined) return `${name}: ${apiError}`
  if (effect === 'done') return null
  return effect === 'unknown' || stands === null ? undoSentWords(name) : `${stands}.`
}
