import { counted } from '../list/words.ts'

interface Words {
  readonly noun: { readonly one: string; readonly many: string }
  readonly done: string
}

export const doneWords = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} ${done}`

export const failedText = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} couldn’t be ${done}`

/** "3 jobs not moved yet": rows left by an interrupted run. */
export const leftWords = ({ noun, done }: Words, count: number): string => `${counted(noun, count)} not ${done} yet`

/** The part that the toast's Undo covers, if it isn't everything. */
export const undoWords = (words: Words, count: number, undoable: number): string =>
  undoable === count ? doneWords(words, count) : `${doneWords(words, count)}. ${undoable} can be undone`
