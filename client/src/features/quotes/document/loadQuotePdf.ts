import type { ApolloClient } from '@apollo/client'
import type { Format } from '../../../lib/format/useFormat.ts'
import { SavedFormDocument } from '../../forms/questions/forms.generated.ts'
import { ApprovalFormChoiceDocument } from '../approve/approvalForm.generated.ts'
import { chosenFormId } from '../approve/chosenForm.ts'
import { approvalFormOf, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { QuoteCompanyDocument } from './quoteCompany.generated.ts'
import { type QuotePaper, quotePdf } from './quotePdf.ts'

async function loadCompany(client: ApolloClient, { phone: phoneFormat }: Format): Promise<QuotePaper['company']> {
  const { data } = await client.query({ query: QuoteCompanyDocument, fetchPolicy: 'no-cache' })
  const { organizationName, organizationEmail, phoneCountryCode, phone, address } = data?.generalData ?? {}
  const call = phone ? phoneFormat(phone, phoneCountryCode ?? null) : null
  return {
    name: organizationName ?? '',
    contact: [address, call, organizationEmail].filter(Boolean).join(' · '),
    terms: data?.companySettings.customer?.paymentTerms ?? null,
  }
}

/** The signature of the submitted form that approved the quote; null without one. */
async function loadSignature(client: ApolloClient, job: QuotedJob): Promise<QuotePaper['signature']> {
  if (!job.forms?.some(({ isSubmitted }) => isSubmitted)) return null
  const choice = await client.query({ query: ApprovalFormChoiceDocument })
  const form = approvalFormOf(job, chosenFormId(choice.data?.companySettings))
  if (!form?.jobFormId) return null
  const { data } = await client.query({ query: SavedFormDocument, variables: { id: form.jobFormId }, fetchPolicy: 'no-cache' })
  const answer = data?.jobForm.answers?.find(({ signerName }) => signerName)
  return answer?.signerName ? { image: answer.signatureImage, name: answer.signerName, at: answer.signedAt } : null
}

/** "quote-JOB-1012-v2.pdf". */
export function quoteFileName({ id, jobNumber, quote }: QuotedJob): string {
  const version = quote?.version && quote.version > 1 ? `-v${quote.version}` : ''
  return `quote-${jobNumber ?? id}${version}.pdf`
}

/** The quote's PDF in base64. Rejects if the company or the signature can't be loaded. */
export async function loadQuotePdf(client: ApolloClient, job: QuotedJob, format: Format): Promise<string> {
  const [company, signature] = await Promise.all([loadCompany(client, format), loadSignature(client, job)])
  return quotePdf({ job, company, signature }, format)
}
