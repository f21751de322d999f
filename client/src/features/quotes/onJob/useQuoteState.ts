import type { QuoteState } from '@callout/contracts/jobs/quote'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useApprovalFormChoiceQuery } from '../approve/approvalForm.generated.ts'
import { chosenFormId } from '../approve/chosenForm.ts'
import { type QuoteFacts, stateOfQuote } from './quoteOfJob.ts'

/** Id of the form that approves quotes; null: the one with the default name. `isNeeded`: whether to read the choice. */
export function useApprovalFormId(isNeeded: boolean): string | null {
  const { data } = useApprovalFormChoiceQuery({ skip: !isNeeded })
  return chosenFormId(data?.companySettings)
}

/** State of a job's quote today; null if the job is no quote. */
export function useQuoteState(job: QuoteFacts & { readonly timezone: string | null }): QuoteState | null {
  const { today } = useFormat(job.timezone)
  const { quote, forms } = job
  const mayBeSigned = quote !== null && !quote.approval && (forms ?? []).some(({ isSubmitted }) => isSubmitted)
  return stateOfQuote(job, today(), { approvalFormId: useApprovalFormId(mayBeSigned) })
}
