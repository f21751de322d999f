import { actionRules, type CurrentActor } from '../../components/actions/defineActions.ts'
import type { Enclosure, LetterAbout } from './letter.ts'

export type LetterAction = 'SEND' | 'TEST'

/** A message to write: a file or document to a customer, or a test to the user's address. */
export interface LetterSubject {
  /** Identifies the message for its draft. */
  readonly key: string
  /** Object of "Send" and "Send a test of". */
  readonly name: string
  readonly about: LetterAbout
  /** null: not returned. */
  readonly to: string | null
  readonly subject: string
  readonly body: string
  /** The fixed enclosure with its name; omitted if the dialog asks. */
  readonly paper?: { readonly enclosure: Enclosure; readonly name: string }
}

const mayWrite = ({ paper }: LetterSubject, { can }: CurrentActor): boolean =>
  can('manage_jobs') || (paper?.enclosure.attachmentType !== 'JOB_FORM' && can('manage_customers'))

/** Actions that write a message. */
export const letterActionSet = actionRules({
  name: 'letterAction',
  keyOf: ({ key }: LetterSubject) => key,
  nameOf: ({ name }: LetterSubject) => name,
  offered: (letter: LetterSubject, actor): readonly LetterAction[] => [
    ...(mayWrite(letter, actor) ? (['SEND'] as const) : []),
    ...(actor.can('manage_notifications') ? (['TEST'] as const) : []),
  ],
  load: () => import('./notificationActions.ts').then((module) => module.letterActions),
})
