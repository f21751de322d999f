import { quoteApprovalKind } from '@callout/contracts/jobs/codes'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { QuotedJob } from './quoteOfJob.ts'
import type { Evidence } from './useEvidence.ts'

function approvedFacts({ approval }: NonNullable<QuotedJob['quote']>, { text, form }: Evidence): (string | null | undefined)[] {
  const by = approval && [approval.kind && quoteApprovalKind[approval.kind].label, approval.name && `by ${approval.name}`]
  return [text, by ? by.filter(Boolean).join(', ') : form && `Signed: ${form.formName}`]
}

/** Facts about a quote's state, as far as returned: "Sent Nov 21, 2026", "Valid until Dec 21, 2026", "Version 2". `evidence`: it is approved. */
export function stateFacts({ quote }: Pick<QuotedJob, 'quote'>, format: Format, evidence: Evidence | null): string[] {
  if (!quote) return []
  const { sentAt, validUntil, version } = quote
  const waitingFacts = [sentAt && `Sent ${format.dayOf(sentAt)}`, validUntil && `Valid until ${format.day(validUntil)}`]
  return [
    ...(evidence ? approvedFacts(quote, evidence) : waitingFacts),
    version && version > 1 && `Version ${version}${sentAt || evidence ? '' : ', to be sent again'}`,
  ].filter((fact): fact is string => Boolean(fact))
}
