import { jobAction } from '@callout/contracts/jobs/transitions'
import { statusTable, statusWord } from '../../../shared/status/statusTable.ts'
import type { Format } from '../../../shared/format/useFormat.ts'
import type { JobAction, JobStatus } from '../jobs.generated.ts'
import type { ActionTarget } from './actionTarget.ts'
import type { Outcome } from './undoPlan.ts'

type Words = (name: string, outcome: Outcome, format: Format) => string

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

const namesIn = ({ visit, job }: Outcome): string =>
  joined.format(((visit ? visit.staff : job.staff) ?? []).map(({ name }) => name ?? 'somebody')) || 'nobody'

const whenIn = ({ visit, job }: Outcome, format: Format): string => {
  const { startAt, endAt } = visit ?? job
  if (startAt === null) return 'a day to be set'
  return `${format.shortDayOf(startAt)}, ${endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}`
}

const doneWords: Readonly<Record<JobAction, Words>> = {
  SCHEDULE: (name, outcome, format) => `${name} is scheduled for ${whenIn(outcome, format)}`,
  RESCHEDULE: (name, outcome, format) => `${name} is moved to ${whenIn(outcome, format)}`,
  UNSCHEDULE: (name) => `${name} is unscheduled`,
  ASSIGN: (name, outcome) => `${name} is assigned to ${namesIn(outcome)}`,
  UNASSIGN: (name) => `${name} is unassigned`,
  ON_THE_WAY: (name) => `${name}: staff is on the way`,
  REACHED: (name) => `${name}: staff has reached the place`,
  START: (name) => `${name}: work has started`,
  CREATE_INVOICE: (name, { job }) =>
    job.invoice?.invoiceNumber ? `${job.invoice.invoiceNumber} is created for ${name}` : `The invoice for ${name} is created`,
  FINISH: (name) => `${name} is finished`,
  CANCEL: (name) => `${name} is cancelled`,
  DECLINE: (name) => `${name} is declined`,
  REOPEN: (name) => `${name} is open again`,
}

/** What was done, for the toast. */
export const wordsFor = (action: JobAction, { name }: ActionTarget, outcome: Outcome, format: Format): string =>
  doneWords[action](name, outcome, format)

/** The backend accepted an action, and shows the job without it. */
export const ignoredWords = (action: JobAction, name: string, status: JobStatus | null): string =>
  `“${jobAction[action].label}” was accepted, but has not happened: ${standsAs(name, status)}. Look at the job before you go on.`

/** The backend accepted an action, and tells nothing of what came of it. */
export const sentWords = (action: JobAction, name: string): string =>
  `“${jobAction[action].label}” is sent for ${name}. The service does not say what came of it.`

export const undoSentWords = (name: string): string => `The way back is sent for ${name}. The service does not say what came of it.`

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
  CREATE_INVOICE: 'Create the invoice for',
  FINISH: 'Finish',
  CANCEL: 'Cancel',
  DECLINE: 'Decline',
  REOPEN: 'Reopen',
}

const consequences: Partial<Readonly<Record<JobAction, string>>> = {
  UNSCHEDULE: 'It loses its date and time and waits among the unscheduled jobs.',
  UNASSIGN: 'Nobody will be assigned to it.',
  CREATE_INVOICE:
    'An invoice is made of the line items as they are now. An invoiced visit can no longer be cancelled, and this cannot be undone.',
  REOPEN: 'It loses its date and goes back to the unscheduled jobs. The timeline keeps the cancellation.',
}

const reopensWork = `The finish notes and the completion go. It is ${statusTable.STARTED.label} again, with its date and its staff, and can be finished anew.`

/** What a confirmation says will happen. Undo is told only where there is none. */
export const consequenceOf = (action: JobAction, { status }: Pick<ActionTarget, 'status'>): string | undefined =>
  action === 'REOPEN' && status === 'COMPLETED' ? reopensWork : consequences[action]

/** What becomes of a job, or of one visit of several, that is cancelled. */
export const cancelWords = ({ isOneOfSeveral }: Pick<ActionTarget, 'isOneOfSeveral'>): string =>
  isOneOfSeveral
    ? 'Only this visit leaves the schedule, and its staff is free again. The other visits of the series stay as they are. It can be reopened.'
    : 'It leaves the schedule and its staff is free again. Line items and timeline stay, and it can be reopened.'

interface MessageWords {
  /** What the customer is told, as the switch says it. */
  readonly on: string
  /** The same of one visit of several. */
  readonly ofVisit?: string
}

/** Actions about which the customer can be told, and of what. */
export const customerMessages: Partial<Readonly<Record<JobAction, MessageWords>>> = {
  SCHEDULE: { on: 'the visit confirmation with date and time' },
  RESCHEDULE: { on: 'the message that the visit has moved, with the new date and time' },
  CANCEL: { on: 'the message that the job is cancelled', ofVisit: 'the message that this visit is cancelled' },
  FINISH: { on: 'the message that the work is done' },
}
