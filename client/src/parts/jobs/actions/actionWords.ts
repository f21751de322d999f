import { jobAction } from '@callout/contracts/jobs/transitions'
import { statusTable, statusWord } from '../../../shared/status/statusTable.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import type { JobAction, JobStatus } from '../jobs.generated.ts'
import type { ActionTarget } from '../actionTarget.ts'
import type { Outcome } from './undoPlan.ts'

type Words = (name: string, outcome: Outcome, format: Format) => string

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

const namesIn = ({ visit, job }: Outcome): string =>
  joined.format(((visit ? visit.staff : job.staff) ?? []).map(({ name }) => name ?? 'someone')) || 'no one'

const whenIn = ({ visit, job }: Outcome, format: Format): string => {
  const { startAt, endAt } = visit ?? job
  if (startAt === null) return 'a date to be set'
  return `${format.shortDayOf(startAt)}, ${endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}`
}

const doneWords: Readonly<Record<JobAction, Words>> = {
  SCHEDULE: (name, outcome, format) => `${name} scheduled for ${whenIn(outcome, format)}`,
  RESCHEDULE: (name, outcome, format) => `${name} moved to ${whenIn(outcome, format)}`,
  UNSCHEDULE: (name) => `${name} unscheduled`,
  ASSIGN: (name, outcome) => `${name} assigned to ${namesIn(outcome)}`,
  UNASSIGN: (name) => `${name} unassigned`,
  ON_THE_WAY: (name) => `${name}: staff on the way`,
  REACHED: (name) => `${name}: staff reached the property`,
  START: (name) => `${name}: work started`,
  CREATE_INVOICE: (name, { job }) =>
    job.invoice?.invoiceNumber ? `${job.invoice.invoiceNumber} created for ${name}` : `Invoice created for ${name}`,
  FINISH: (name) => `${name} finished`,
  CANCEL: (name) => `${name} cancelled`,
  DECLINE: (name) => `${name} declined`,
  REOPEN: (name) => `${name} reopened`,
}

/** What was done, for the toast. */
export const wordsFor = (action: JobAction, { name }: ActionTarget, outcome: Outcome, format: Format): string =>
  doneWords[action](name, outcome, format)

/** The backend accepted an action, and shows the job without it. */
export const ignoredWords = (action: JobAction, name: string, status: JobStatus | null): string =>
  `“${jobAction[action].label}” was accepted but didn’t take effect: ${standsAs(name, status)}. Check the job before you continue.`

/** The backend accepted an action, and tells nothing of what came of it. */
export const sentWords = (action: JobAction, name: string): string =>
  `“${jobAction[action].label}” sent for ${name}. We couldn’t confirm the result.`

export const undoSentWords = (name: string): string => `Undo sent for ${name}. We couldn’t confirm the result.`

/** What stands after an undo, or after the part of it that was done. */
export const standsAs = (name: string, status: JobStatus | null): string => `${name} is ${statusWord({ status })}`

/** For the title of a dialog: "Reschedule JOB-1012". */
export const dialogTitles: Readonly<Record<JobAction, string>> = {
  SCHEDULE: 'Schedule',
  RESCHEDULE: 'Reschedule',
  UNSCHEDULE: 'Unschedule',
  ASSIGN: 'Assign',
  UNASSIGN: 'Unassign',
  ON_THE_WAY: 'Set on the way:',
  REACHED: 'Mark as reached:',
  START: 'Start',
  CREATE_INVOICE: 'Create invoice for',
  FINISH: 'Finish',
  CANCEL: 'Cancel',
  DECLINE: 'Decline',
  REOPEN: 'Reopen',
}

const consequences: Partial<Readonly<Record<JobAction, string>>> = {
  UNSCHEDULE: 'Removes the date and time and sets the status to Unscheduled.',
  UNASSIGN: 'No one will be assigned.',
  CREATE_INVOICE: 'The invoice uses the current line items. An invoiced visit can’t be cancelled, and this can’t be undone.',
  REOPEN: 'Removes the date and sets the status to Unscheduled. The cancellation stays in the timeline.',
}

const reopensWork = `The finish notes are removed and the status goes back to ${statusTable.STARTED.label}. Date and staff stay the same.`

/** What a confirmation says will happen. Undo is told only where there is none. */
export const consequenceOf = (action: JobAction, { status }: Pick<ActionTarget, 'status'>): string | undefined =>
  action === 'REOPEN' && status === 'COMPLETED' ? reopensWork : consequences[action]

/** What becomes of a job, or of one visit of several, that is cancelled. */
export const cancelWords = ({ isOneOfSeveral }: Pick<ActionTarget, 'isOneOfSeveral'>): string =>
  isOneOfSeveral
    ? 'This visit comes off the schedule and its staff become available. Other visits stay as they are. You can reopen it later.'
    : 'The job comes off the schedule and its staff become available. Line items and timeline are kept. You can reopen it later.'

interface MessageWords {
  /** What the customer is told, as the switch says it. */
  readonly on: string
  /** The same of one visit of several. */
  readonly ofVisit?: string
}

/** Actions about which the customer can be told, and of what. */
export const customerMessages: Partial<Readonly<Record<JobAction, MessageWords>>> = {
  SCHEDULE: { on: 'a confirmation with the date and time' },
  RESCHEDULE: { on: 'a message with the new date and time' },
  CANCEL: { on: 'a message that the job is cancelled', ofVisit: 'a message that this visit is cancelled' },
  FINISH: { on: 'a message that the work is done' },
}
