import type { ApolloClient } from '@apollo/client'
import { savePdf } from '../../../components/csv/saveFile.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { FormPaperDocument } from '../../forms/questions/forms.generated.ts'
import { QuoteToApproveDocument } from '../door/door.generated.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { withDeviceQuote } from '../device/withDeviceQuote.ts'
import { loadQuotePdf, quoteFileName } from './loadQuotePdf.ts'

/** Saves the PDF of the submitted form that approved a quote; without one, the quote's own. */
export async function saveApprovalPdf(client: ApolloClient, jobId: string, jobFormId: string | null, format: Format): Promise<void> {
  if (jobFormId !== null) {
    const { data } = await client.query({ query: FormPaperDocument, variables: { id: jobFormId }, fetchPolicy: 'no-cache' })
    const { base64, fileName } = data?.jobFormPaper ?? {}
    if (!base64) throw new Problem('No PDF available. Open the form and print the page instead.')
    return savePdf(fileName ?? 'form.pdf', base64)
  }
  const { job: returned } = requiredData(
    await client.query({ query: QuoteToApproveDocument, variables: { id: jobId }, fetchPolicy: 'no-cache' }),
  )
  const job = withDeviceQuote(returned, await readDeviceQuotes())
  savePdf(quoteFileName(job), await loadQuotePdf(client, job, format))
}
