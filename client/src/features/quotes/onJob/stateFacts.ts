import { quoteApprovalKind } from '@callout/contracts/jobs/codes'
import type { Format } from '../../../lib/format/useFormat.ts'
import { approvalFormOf, type QuotedJob } from './quoteOfJob.ts'

/** Facts about a quote's state, as far as returned: "Sent Nov 21, 2026", "valid until Dec 21, 2026", "version 2". */
export function stateFacts({ quote, forms }: Pick<QuotedJob, 'quote' | 'forms'>, format: Format): string[] {
  if (!quote) return []
  const { approval, sentAt, validUntil, version } = quote
  const approved = approval && [
    approval.kind && quoteApprovalKind[approval.kind].label,
    approval.name && `by ${approval.name}`,
    approval.at && format.dateTime(approval.at),
  ]
  const signed = approvalFormOf({ forms })
  return [
    signed && `Signed: ${signed.formName}`,
    approved && approved.filter(Boolean).join(', '),
    sentAt && `Sent ${format.dayOf(sentAt)}`,
    !approval && !signed && validUntil && `Valid until ${format.day(validUntil)}`,
    version && version > 1 && `Version ${version}${sentAt || approval || signed ? '' : ', to be sent again'}`,
  ].filter((fact): fact is string => Boolean(fact))
}
