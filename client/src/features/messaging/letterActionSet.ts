import { actionRules, type CurrentActor } from '../../components/actions/defineActions.ts'
import { hasStaffRight } from '../../lib/session/staffRights.ts'
import type { Enclosure, LetterAbout, LetterExtras } from './letter.ts'

export type LetterAction = 'SEND' | 'TEST'

export interface LetterSubject extends LetterExtras {
  /** Identifies the message for its draft. */
  readonly key: string
  readonly name: string
  readonly about: LetterAbout
  readonly to: string | null
  readonly subject: string
  readonly body: string
  /** The fixed enclosure with its name; omitted if the dialog asks. */
  readonly paper?: { readonly enclosure: Enclosure; readonly name: string }
  /** Staff with the right send them too (decision D62). */
  readonly isQuote?: boolean
}

const mayWrite = ({ paper, isQuote = false }: LetterSubject, { can }: CurrentActor): boolean =>
  can('manage_jobs') || (paper?.enclosure.attachmentType !== 'JOB_FORM' && can('manage_customers')) || (isQuote && hasStaffRight('quote'))

export const letterActionSet = actionRules({
  name: 'letterAction',
  getKey: ({ key }: LetterSubject) => key,
  getName: ({ name }: LetterSubject) => name,
  offered: (letter: LetterSubject, actor): readonly LetterAction[] => [
    ...(mayWrite(letter, actor) ? (['SEND'] as const) : []),
    ...(actor.can('manage_notifications') ? (['TEST'] as const) : []),
  ],
  load: () => import('./notificationActions.ts').then((module) => module.letterActions),
})
