import type { UndoResult } from './writeResult.ts'

interface Labelled {
  readonly label: string
}

/** The backend accepted an action but returned the record unchanged. */
export const ignoredMessage = ({ label }: Labelled, noun: { readonly one: string }, state: string): string =>
  `“${label}” was accepted but didn’t take effect: ${state}. Check the ${noun.one} before you continue.`

/** The backend accepted an action but returned no result. */
export const unknownMessage = ({ label }: Labelled, name: string): string => `“${label}” sent for ${name}. We couldn’t confirm the result.`

/** The action is stored on the device until it can be sent. */
export const queuedMessage = ({ label }: Labelled, name: string): string => `“${label}” for ${name} is waiting to send`

const unknownUndoMessage = (name: string): string => `Undo sent for ${name}. We couldn’t confirm the result.`

/** An undone change: the record's name, and the change as a noun. */
export interface UndoneChange {
  readonly name: string
  readonly noun: string
}

/** Result of undoing one record's change. */
export function undoMessage({ name, noun }: UndoneChange, { kind, state, restored = name, error }: UndoResult): string {
  if (error !== undefined) return `Couldn’t undo: ${error}${state === null ? '' : ` ${state}.`}`
  if (kind === 'unknown' || state === null) return unknownUndoMessage(name)
  if (kind !== 'done') return `Partly undone: ${state}.`
  return `${noun} undone: ${restored}`
}

/** Why one of several records could not be restored, or may not have been; null if it was. */
export function undoProblem(name: string, { kind, state, error }: UndoResult): string | null {
  if (error !== undefined) return `${name}: ${error}`
  if (kind === 'done') return null
  return kind === 'unknown' || state === null ? unknownUndoMessage(name) : `${state}.`
}
