import type { Format } from '../../lib/format/useFormat.ts'
import { statusWord } from '../../components/status/statusTable.ts'
import { paymentWords } from '../invoices/payments/paymentWords.ts'
import { jobActionWords } from '../jobs/actions/jobActionWords.ts'
import type { SeenVisit } from './jobStep.ts'
import { needsPerson, type WaitingStep } from './waitingSteps.ts'

const LONGEST = 60

/** "Start", "Note: Rang the bell", "2 photos". */
export function stepWords({ content }: Pick<WaitingStep, 'content'>): string {
  if (content.kind === 'status') return jobActionWords(content.action).label
  if (content.kind === 'payment') return `Payment of ${paymentWords(content)}`
  if (content.kind === 'receipt') return `Receipt to ${content.input.to?.join(', ') ?? ''}`
  if (content.kind === 'form') return `Form: ${content.formName}`
  if (content.attachments.length > 0) return content.note
  return `Note: ${content.note.length > LONGEST ? `${content.note.slice(0, LONGEST)}…` : content.note}`
}

/** State of a step, or that an earlier one blocks it. */
export const stateWords = (step: WaitingStep, isBlocked: boolean): string => {
  if (step.state === 'refused') return 'Not accepted'
  if (step.state === 'conflict') return 'Changed by someone else'
  if (isBlocked) return 'Waiting for the one before it'
  return step.state === 'sending' ? 'Checking whether it arrived' : 'Waiting to send'
}

/** "4 waiting", "1 needs you". */
export function waitingWords(steps: readonly WaitingStep[]): string {
  const stuck = steps.filter(needsPerson).length
  if (stuck > 0) return stuck === 1 ? '1 needs you' : `${stuck} need you`
  return `${steps.length} waiting`
}

/** "Assigned · Mon, Nov 23, 9:00 AM – 10:30 AM · Ana Silva". */
export function visitWords({ status, startAt, endAt, staff }: SeenVisit, format: Format): string {
  const when =
    startAt === null ? null : `${format.shortDayOf(startAt)}, ${endAt === null ? format.timeOf(startAt) : format.timeRange(startAt, endAt)}`
  const who = staff && (staff.map(({ name }) => name ?? 'someone').join(', ') || 'unassigned')
  return [status && statusWord({ status }), when, who].filter(Boolean).join(' · ')
}
