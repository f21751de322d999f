import { skipToken } from '@apollo/client/react'
import type { LetterAbout, Offer } from './letter.ts'
import { type JobEnclosuresFragment, useLetterOfCustomerQuery, useLetterOfJobQuery, useLetterOfJobsQuery } from './messages.generated.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

const PAPERS = 10

/** Documents that can be enclosed, and whether all of them are known. */
export interface Offers {
  readonly offers: readonly Offer[]
  /** null: no error. */
  readonly error: unknown
}

function ofOneJob(
  job: JobEnclosuresFragment,
  ids: { readonly customerId?: string; readonly jobId: string },
  jobLabel: string | null,
): Offer[] {
  const forms = (job.forms ?? []).filter(({ isSubmitted, jobFormId }) => isSubmitted && jobFormId !== null)
  return [
    ...(job.attachments ?? []).map(({ id, fileName }) => ({
      value: `kept/${id}`,
      label: `File of ${jobLabel ?? 'the job'}: ${fileName ?? `#${id}`}`,
      enclosure: { ...ids, attachmentType: 'CONTRACT' as const, attachmentIds: [id] },
    })),
    ...forms.map(({ jobFormId, formName }) => ({
      value: `form/${jobFormId}`,
      label: `Form${jobLabel === null ? '' : ` of ${jobLabel}`}: ${formName ?? `#${jobFormId}`}`,
      enclosure: { ...ids, attachmentType: 'JOB_FORM' as const, jobFormId },
    })),
  ]
}

/** Files and submitted forms of the job, or of the customer's newest ones. */
function useJobOffers({ customerId, jobId }: LetterAbout, isRequested: boolean): Offers & { readonly invoice: Paper | null } {
  const maySend = useHasAuthority('manage_jobs')
  const jobQuery = useLetterOfJobQuery(isRequested && jobId !== null ? { variables: { id: jobId } } : skipToken)
  const customerQuery = useLetterOfJobsQuery(
    isRequested && jobId === null && customerId !== null && maySend ? { variables: { customerId } } : skipToken,
  )
  const known = customerId === null ? {} : { customerId }
  const customerJobs = customerQuery.data?.jobs.items.filter(({ customer }) => customer?.id === customerId) ?? []
  const offers = [
    ...(jobQuery.data && jobId !== null ? ofOneJob(jobQuery.data.job, { ...known, jobId }, null) : []),
    ...customerJobs.flatMap((job) => ofOneJob(job, { ...known, jobId: job.id }, job.jobNumber ?? `job #${job.id}`)),
  ]
  return {
    offers: maySend ? offers : offers.filter(({ enclosure }) => enclosure.attachmentType !== 'JOB_FORM'),
    error: jobQuery.error ?? customerQuery.error,
    invoice: jobQuery.data?.job.invoice ?? null,
  }
}

interface Paper {
  readonly id: string
  readonly invoiceNumber: string | null
}

/** Files and submitted forms of the job or the customer's newest ones, and their invoices, as far as the user may send them. */
export function useOffers(about: LetterAbout, isRequested: boolean): Offers {
  const { customerId, jobId, invoiceId } = about
  const [bills, sees] = [useHasAuthority('manage_invoices'), useHasAuthority('view_prices')]
  const ofJobs = useJobOffers(about, isRequested)
  const wantsPapers = isRequested && jobId === null && customerId !== null && bills && sees
  const input = { customerId, perPage: PAPERS, sortBy: 'ISSUE_DATE', sortDirection: 'DESCENDING' } as const
  const ofCustomer = useLetterOfCustomerQuery(wantsPapers ? { variables: { input } } : skipToken)

  const ids = { ...(customerId !== null && { customerId }), ...(jobId !== null && { jobId }) }
  const invoices = ofCustomer.data?.invoices
  const all = invoices?.ignored.includes('customerId') ? [] : (invoices?.items ?? [])
  const papers: readonly Paper[] = [...(ofJobs.invoice ? [ofJobs.invoice] : []), ...all.filter(({ voidedAt }) => voidedAt === null)]
  const offers: Offer[] = [
    ...ofJobs.offers,
    ...(bills && sees ? papers : []).map(({ id, invoiceNumber }) => ({
      value: `invoice/${id}`,
      label: `Invoice: ${invoiceNumber ?? `#${id}`}`,
      enclosure: { ...ids, attachmentType: 'INVOICE' as const, invoiceId: id },
    })),
  ]
  return {
    offers: offers.toSorted((a, b) => Number(b.value === `invoice/${invoiceId}`) - Number(a.value === `invoice/${invoiceId}`)),
    error: ofJobs.error ?? ofCustomer.error,
  }
}
