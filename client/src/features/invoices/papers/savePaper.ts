import type { ApolloClient } from '@apollo/client'
import { savePdf } from '../../../components/csv/saveFile.ts'
import { InvoicePaperDocument, type InvoicePaperQueryVariables } from './papers.generated.ts'

/** Asks for the PDF and gives it to the browser to save. False where the backend makes none. Rejects with what the gateway answered. */
export async function savePaper(client: ApolloClient, variables: InvoicePaperQueryVariables): Promise<boolean> {
  const { data } = await client.query({ query: InvoicePaperDocument, variables, fetchPolicy: 'no-cache' })
  const { base64, fileName } = data?.invoicePaper ?? {}
  if (!base64) return false
  savePdf(fileName ?? 'invoice.pdf', base64)
  return true
}
