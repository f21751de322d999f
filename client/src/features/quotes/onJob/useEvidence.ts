import { skipToken } from '@apollo/client/react'
import { capital } from '../../../lib/format/capital.ts'
import { type Format, useFormat } from '../../../lib/format/useFormat.ts'
import { useSavedFormQuery } from '../../forms/questions/forms.generated.ts'
import { approvalFormOf, type QuotedJob } from './quoteOfJob.ts'
import { useApprovalFormId } from './useQuoteState.ts'

export interface EvidenceJob {
  readonly timezone: string | null
  readonly forms: QuotedJob['forms']
  readonly quote:
    | (Pick<NonNullable<QuotedJob['quote']>, 'sentAt' | 'version'> & {
        readonly approval: Pick<NonNullable<NonNullable<QuotedJob['quote']>['approval']>, 'kind' | 'at'> | null
      })
    | null
}

/** What shows that the customer approved a quote. */
export interface Evidence {
  /** "Quoted on 11/20/2026, approved on 11/21/2026", as far as returned; null: neither is. */
  readonly text: string | null
  /** The submitted form that approved it; null: approved otherwise, or not yet. */
  readonly form: NonNullable<QuotedJob['forms']>[number] | null
}

/** The submitted form that approved the quote. One signed before another form was chosen has the default name. */
function signedForm(job: EvidenceJob, approvalFormId: string | null): Evidence['form'] {
  const { quote } = job
  if (!quote || (quote.approval ? quote.approval.kind !== 'SIGNED' : (quote.version ?? 1) !== 1)) return null
  return approvalFormOf(job, approvalFormId) ?? (quote.approval ? approvalFormOf(job, null) : null)
}

function getText(sentAt: number | null, approvedAt: number | null, { dayOf }: Format): string | null {
  const facts = [sentAt && `quoted on ${dayOf(sentAt)}`, approvedAt && `approved on ${dayOf(approvedAt)}`].filter(Boolean)
  return facts.length > 0 ? capital(facts.join(', ')) : null
}

export function useEvidence(job: EvidenceJob): Evidence {
  const { quote, forms, timezone } = job
  const format = useFormat(timezone)
  const isSigned = quote !== null && (forms ?? []).some(({ isSubmitted }) => isSubmitted)
  const form = signedForm(job, useApprovalFormId(isSigned))
  const id = quote?.approval ? null : (form?.jobFormId ?? null)
  const { data } = useSavedFormQuery(id === null ? skipToken : { variables: { id } })
  const approvedAt = quote?.approval?.at ?? data?.jobForm.submittedAt ?? null
  return { text: getText(quote?.sentAt ?? null, approvedAt, format), form }
}
