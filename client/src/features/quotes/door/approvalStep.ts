import type { Format } from '../../../lib/format/useFormat.ts'
import { jobName } from '../../jobs/labels/jobName.ts'
import { type ApprovalAnswers, formatApproval, attachmentsOf } from '../approve/approval.ts'
import { isSameChoice, linesOfChoice, offerKey, offerOf, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { newLineOf } from '../onJob/updateQuote.ts'
import type { ApprovalStep, SignedForm } from './quoteStep.ts'

/** The queued approval of an existing quote. `form`: as signed; null: approved by phone or mail. */
export function approvalStep(job: QuotedJob, answers: ApprovalAnswers, form: SignedForm | null, format: Format): ApprovalStep {
  const { kind, name, choice, file } = answers
  const offer = offerOf(job)
  return {
    kind: 'approval',
    name: jobName(job),
    key: crypto.randomUUID(),
    jobId: job.id,
    offer: offerKey(job),
    lineItems: isSameChoice(offer.choice, choice) ? null : linesOfChoice(offer, choice).map(newLineOf),
    approval: { kind, name: name.trim(), note: formatApproval(job, answers, format) },
    form,
    attachments: attachmentsOf(file),
  }
}
