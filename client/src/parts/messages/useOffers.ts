import { skipToken } from '@apollo/client/react'
import { useHolds } from '../../shared/session/useHolds.ts'
import type { LetterAbout, Offer } from './letter.ts'
import { useLetterOfCustomerQuery, useLetterOfJobQuery } from './messages.generated.ts'

const PAPERS = 10

/** What can be sent along, and whether all of it is known. */
export interface Offers {
  readonly offers: readonly Offer[]
  /** null: nothing went wrong. */
  readonly error: unknown
}

/** Files and submitted forms of the job, and invoices of the job or else of the customer, as far as somebody may send them. */
export function useOffers({ customerId, jobId, invoiceId }: LetterAbout, isWanted: boolean): Offers {
  const maySendForms = useHolds('manage_jobs')
  const [bills, sees] = [useHolds('manage_invoices'), useHolds('view_prices')]
  const maySendPapers = bills && sees
  const ofJob = useLetterOfJobQuery(isWanted && jobId !== null ? { variables: { id: jobId } } : skipToken)
  const wantsPapers = isWanted && jobId === null && customerId !== null && maySendPapers
  const input = { customerId, perPage: PAPERS, sortBy: 'ISSUE_DATE', sortDirection: 'DESCENDING' } as const
  const ofCustomer = useLetterOfCustomerQuery(wantsPapers ? { variables: { input } } : skipToken)

  const customer = customerId === null ? {} : { customerId }
  const job = jobId === null ? customer : { ...customer, jobId }
  const { forms, attachments, invoice } = ofJob.data?.job ?? {}
  const invoices = ofCustomer.data?.invoices
  const isOwn = !invoices?.ignored.includes('customerId')
  const papers = [...(invoice ? [{ ...invoice, voidedAt: null }] : []), ...((isOwn && invoices?.items) || [])]
  const forms_ = (forms ?? []).filter(({ isSubmitted, jobFormId }) => isSubmitted && jobFormId !== null)
  const offers: Offer[] = [
    ...(attachments ?? []).map(({ id, fileName }) => ({
      value: `kept/${id}`,
      label: `File of the job: ${fileName ?? `#${id}`}`,
      enclosure: { ...job, attachmentType: 'CONTRACT' as const, attachmentIds: [id] },
    })),
    ...(maySendForms ? forms_ : []).map(({ jobFormId, formName }) => ({
      value: `form/${jobFormId}`,
      label: `Form: ${formName ?? `#${jobFormId}`}`,
      enclosure: { ...job, attachmentType: 'JOB_FORM' as const, jobFormId },
    })),
    ...(maySendPapers ? papers.filter(({ voidedAt }) => voidedAt === null) : []).map(({ id, invoiceNumber }) => ({
      value: `invoice/${id}`,
      label: `Invoice: ${invoiceNumber ?? `#${id}`}`,
      enclosure: { ...job, attachmentType: 'INVOICE' as const, invoiceId: id },
    })),
  ]
  return {
    offers: offers.toSorted((a, b) => Number(b.value === `invoice/${invoiceId}`) - Number(a.value === `invoice/${invoiceId}`)),
    error: ofJob.error ?? ofCustomer.error,
  }
}
