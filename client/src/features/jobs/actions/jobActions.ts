import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import type { ApolloClient } from '@apollo/client'
import {
  IconArrowBackUp,
  IconArrowBackUpDouble,
  IconBan,
  IconCalendarOff,
  IconCalendarPlus,
  IconCalendarTime,
  IconCircleCheck,
  IconFileInvoice,
  IconFileX,
  IconHandStop,
  IconMapPin,
  IconPlayerPlay,
  IconTruck,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react'
import { type Action, defineActions } from '../../../components/actions/defineActions.ts'
import { undeliveredText } from '../../messaging/delivery.ts'
import { paths } from '../../../lib/paths.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { statusTable, statusWord } from '../../../components/status/statusTable.ts'
import { type ActionInput, type ActionTarget, type JobSubject, targetOfJob, targetOfVisit } from '../../visits/actionTarget.ts'
import { invoiceFor } from '../queries/bills.ts'
import { findTarget, hasMessaging, isStepBackKnown } from '../../visits/findTarget.ts'
import { jobNoun } from '../labels/jobName.ts'
import { readLatest } from '../../visits/readLatest.ts'
import { otherDayOf, otherDayText } from '../../visits/otherDay.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { changeNoun, finishedText, isInvoicedNow, movedText, namesIn, formatResult, whenIn, withNote } from './jobActionResults.ts'
import { jobActionLabels } from './jobActionText.ts'
import { type Done, sendOne, sendSeries, undoSeries } from './sendSeries.ts'
import { asksScope, getReach, withSeries } from './series.ts'
import { freedGap } from './freedGap.ts'
import { isFinal, isStep, runUndo, undoPlanOf } from './undoJob.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

const JobActionDialog = lazyWithPreload(async () => (await import('../actionDialogs/JobActionDialog.tsx')).JobActionDialog)
const ClashProblem = lazyWithPreload(async () => (await import('../actionDialogs/JobActionDialog.tsx')).ClashProblem)

type JobActionRow = Action<ActionTarget, Done>

const always = (): boolean => true
/** Only if the action cannot be undone. */
const ifFinal =
  (name: JobAction): NonNullable<JobActionRow['question']> =>
  (target, { timeZone }) =>
    isFinal(name, target, timeZone)

/** Confirmation before an irreversible step, or one on another day than the visit's. */
const formatStep = (name: JobAction, target: ActionTarget, format: Format): string => {
  const day = otherDayOf(target, format)
  const texts = [day && otherDayText(day), isFinal(name, target, format.timeZone) && 'This step can’t be undone.']
  return texts.filter(Boolean).join(' ')
}

/** A work step: immediate unless irreversible or on another day than the visit's. */
const step = (name: JobAction): Pick<JobActionRow, 'question' | 'consequence'> => ({
  question: (target, format) => formatStep(name, target, format) !== '',
  consequence: (target, format) => formatStep(name, target, format),
})

const unscheduled = 'Removes the date and sets the status to Unscheduled. The cancellation stays in the timeline.'
const reopened = `The finish notes are removed and the status goes back to ${statusTable.STARTED.label}. Date and staff stay the same.`

const actions: Readonly<Record<JobAction, JobActionRow>> = {
  SCHEDULE: {
    ...jobActionLabels('SCHEDULE'),
    Icon: IconCalendarPlus,
    question: always,
    successMessage: ({ name }, outcome, format) => `${name} scheduled for ${whenIn(outcome, format)}`,
  },
  ASSIGN: {
    ...jobActionLabels('ASSIGN'),
    Icon: IconUserPlus,
    question: always,
    successMessage: ({ name }, outcome) => `${name} assigned to ${namesIn(outcome)}`,
  },
  ON_THE_WAY: {
    ...jobActionLabels('ON_THE_WAY'),
    Icon: IconTruck,
    question: (target, format) => target.asksToNotify === true || formatStep('ON_THE_WAY', target, format) !== '',
    consequence: (target, format) => formatStep('ON_THE_WAY', target, format),
    successMessage: ({ name }) => `${name}: staff on the way`,
  },
  REACHED: {
    ...jobActionLabels('REACHED'),
    Icon: IconMapPin,
    ...step('REACHED'),
    successMessage: ({ name }) => `${name}: staff reached the property`,
  },
  START: { ...jobActionLabels('START'), Icon: IconPlayerPlay, ...step('START'), successMessage: ({ name }) => `${name}: work started` },
  FINISH: {
    ...jobActionLabels('FINISH'),
    Icon: IconCircleCheck,
    question: always,
    successMessage: (target, outcome) => finishedText(target, outcome),
  },
  CREATE_INVOICE: {
    ...jobActionLabels('CREATE_INVOICE'),
    Icon: IconFileInvoice,
    question: always,
    consequence: () => 'The invoice uses the current line items. An invoiced visit can’t be cancelled until its invoice is voided.',
    successMessage: (target, outcome) => {
      const { job, note } = outcome
      const number = invoiceFor(job, target.visitId)?.invoiceNumber ?? 'Invoice'
      return formatResult(target, outcome, 'invoiced', withNote(`${number} created for ${target.name}`, note))
    },
  },
  // Offered on the invoice; `order` of the set omits it.
  VOID_INVOICE: {
    ...jobActionLabels('VOID_INVOICE'),
    Icon: IconFileX,
    isDestructive: true,
    question: always,
    successMessage: ({ name }) => `Invoice of ${name} voided`,
  },
  REOPEN: {
    ...jobActionLabels('REOPEN'),
    Icon: IconArrowBackUp,
    question: always,
    consequence: ({ status }) => (status === 'COMPLETED' ? reopened : unscheduled),
    successMessage: ({ name }) => `${name} reopened`,
  },
  STEP_BACK: {
    ...jobActionLabels('STEP_BACK'),
    Icon: IconArrowBackUpDouble,
    question: always,
    consequence: ({ status }) =>
      `${statusWord({ status })} was a mistake: the status goes back to the one before. The timeline keeps both.`,
    successMessage: ({ name }, { visit, job }) => `${name} is ${statusWord(visit ?? job)} again`,
  },
  RESCHEDULE: {
    ...jobActionLabels('RESCHEDULE'),
    Icon: IconCalendarTime,
    question: always,
    successMessage: (target, outcome, format) =>
      target.isStaffChange
        ? formatResult(target, outcome, `assigned to ${namesIn(outcome)}`, `${target.name} assigned to ${namesIn(outcome)}`)
        : formatResult(target, outcome, 'moved', movedText(target, outcome, format)),
  },
  UNASSIGN: {
    ...jobActionLabels('UNASSIGN'),
    Icon: IconUserOff,
    question: ifFinal('UNASSIGN'),
    consequence: () => 'The visit will be unassigned.',
    successMessage: ({ name }) => `${name} unassigned`,
  },
  UNSCHEDULE: {
    ...jobActionLabels('UNSCHEDULE'),
    Icon: IconCalendarOff,
    question: ifFinal('UNSCHEDULE'),
    consequence: () => 'Removes the date and time and sets the status to Unscheduled.',
    successMessage: ({ name }) => `${name} unscheduled`,
  },
  DECLINE: {
    ...jobActionLabels('DECLINE'),
    Icon: IconHandStop,
    isDestructive: true,
    question: always,
    successMessage: ({ name }) => `${name} declined`,
  },
  CANCEL: {
    ...jobActionLabels('CANCEL'),
    Icon: IconBan,
    isDestructive: true,
    question: always,
    successMessage: (target, outcome) =>
      formatResult(target, outcome, 'cancelled', target.isQuote ? `Quote ${target.name} not accepted` : `${target.name} cancelled`),
  },
}

function targetOf(client: ApolloClient, name: JobAction, { job, visit }: JobSubject, isOld: boolean): ActionTarget | Promise<ActionTarget> {
  if (visit) return targetOfVisit(job, visit)
  return job.visitsTotal === 1 && !isOld ? targetOfJob(job) : findTarget(client, name, job)
}

export const jobActions = defineActions<JobAction, JobSubject, ActionTarget, ActionInput, Done>({
  actions,
  noun: jobNoun,
  getName: ({ name }) => name,
  getKey: ({ jobId, visitId, lockVersion }) => [jobId, visitId, lockVersion].join('/'),
  subjectOf: ({ jobId }) => `job ${jobId}`,
  find: (client, name, subject, isOld) => {
    const found = targetOf(client, name, subject, isOld)
    if (asksScope(name))
      return Promise.resolve(found).then((target) =>
        withSeries(client, name, subject.job, {
          ...target,
          ...(subject.isStaffChange && { isStaffChange: true }),
          ...(subject.isQuote && { isQuote: true }),
          ...(subject.scope && { scope: subject.scope }),
        }),
      )
    if (!isStep(name)) return found
    return Promise.all([found, isStepBackKnown(client), name === 'ON_THE_WAY' && hasMessaging(client)]).then(
      ([target, isKnown, asksToNotify]) => ({ ...target, isStepBackKnown: isKnown, ...(asksToNotify && { asksToNotify }) }),
    )
  },
  send: (call, name, target, input) =>
    getReach(target, input.scope ?? 'THIS').length > 1 ? sendSeries(call, name, target, input) : sendOne(call, name, target, input),
  undo: (call, name, target, outcome) => {
    if (outcome.series) return undoSeries(call, name, outcome.series)
    // Voiding an invoice is confirmed on its own page.
    if (name === 'FINISH' && isInvoicedNow(target, outcome)) return null
    const { client, format } = call
    const plan = undoPlanOf(name, target, outcome, format.timeZone)
    return plan && (() => runUndo(client, target, plan, outcome, format.timeZone))
  },
  changeNoun,
  warning: ({ deliveries, series }) => {
    if (!series) return undeliveredText(deliveries)
    const all = series.done.map(({ outcome }) => outcome.deliveries ?? null)
    return undeliveredText(all.some((item) => item !== null) ? all.flatMap((item) => item ?? []) : null)
  },
  refetchView: (name, target, { job, visit, series }, { timeZone }) => {
    const { jobId, visitId } = target
    const invoice = name === 'CREATE_INVOICE' || name === 'FINISH' ? invoiceFor(job, visitId) : null
    const gap = freedGap(name, target, { startAt: (visit ?? job).startAt, timeZone })
    if (gap && !series) return gap
    if (invoice && !series) return { to: paths.invoice(invoice.id), label: 'View invoice' }
    return { to: paths.job(jobId), label: 'View job' }
  },
  refetchQueries: jobQueries,
  readLatest: readLatest,
  override: { allowClash: true },
  Clash: ClashProblem,
  Dialog: JobActionDialog,
})
