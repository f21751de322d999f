import { counted } from '../list/listText.ts'

interface Text {
  readonly noun: { readonly one: string; readonly many: string }
  readonly done: string
}

export const doneText = ({ noun, done }: Text, count: number): string => `${counted(noun, count)} ${done}`

export const failedText = ({ noun, done }: Text, count: number): string => `${counted(noun, count)} couldn’t be ${done}`

/** "3 jobs not moved yet": rows left by an interrupted run. */
export const leftText = ({ noun, done }: Text, count: number): string => `${counted(noun, count)} not ${done} yet`

/** The part that the toast's Undo covers, if it isn't everything. */
export const undoText = (labels: Text, count: number, undoable: number): string =>
  undoable === count ? doneText(labels, count) : `${doneText(labels, count)}. ${undoable} can be undone`
