import { counted } from '../list/words.ts'

interface Words {
  readonly noun: { readonly one: string; readonly many: string }
  /** "moved". */
  readonly done: string
}

/** "22 jobs moved". */
export const doneWords = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} ${done}`

/** "3 jobs couldn’t be moved". */
export const failedText = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} couldn’t be ${done}`

/** "3 jobs not moved yet": what a run that ended early left. */
export const leftWords = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} not ${done} yet`

/** What the Undo of the toast will take back, where that is not all of it. */
export const undoWords = (words: Words, count: number, undoable: number): string =>
  undoable === count ? doneWords(words, count) : `${doneWords(words, count)}. ${undoable} can be undone`
