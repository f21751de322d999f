import { actionSet, type Who } from '../../../components/actions/defineActions.ts'
import type { Enclosure, LetterAbout } from './letter.ts'

export type LetterAction = 'SEND' | 'TEST'

/** A message that somebody wants to write: a file or a paper to a customer, or words to the own address. */
export interface LetterSubject {
  /** What of it is the same at the next time. */
  readonly key: string
  /** In sentences, after "Send" and "Send a test of". */
  readonly name: string
  readonly about: LetterAbout
  /** null: not told. */
  readonly to: string | null
  readonly subject: string
  readonly body: string
  /** What goes along, and its name; left out where the dialog asks. */
  readonly paper?: { readonly enclosure: Enclosure; readonly name: string }
}

const mayWrite = ({ paper }: LetterSubject, { holds }: Who): boolean =>
  holds('manage_jobs') || (paper?.enclosure.attachmentType !== 'JOB_FORM' && holds('manage_customers'))

/** What can be written. */
export const letterActionSet = actionSet({
  name: 'letterAction',
  keyOf: ({ key }: LetterSubject) => key,
  nameOf: ({ name }: LetterSubject) => name,
  offered: (letter: LetterSubject, who): readonly LetterAction[] => [
    ...(mayWrite(letter, who) ? (['SEND'] as const) : []),
    ...(who.holds('manage_notifications') ? (['TEST'] as const) : []),
  ],
  load: () => import('./letterActions.ts').then((module) => module.letterActions),
})
