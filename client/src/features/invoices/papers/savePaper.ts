import type { ApolloClient } from '@apollo/client'
import { savePdf } from '../../../components/csv/saveFile.ts'
import { InvoicePaperDocument, type InvoicePaperQueryVariables } from './papers.generated.ts'

/** Loads the PDF and saves it. False if the backend returned none. Rejects with the gateway's error. */
export async function savePaper(client: ApolloClient, variables: InvoicePaperQueryVariables): Promise<boolean> {
  const { data } = await client.query({ query: InvoicePaperDocument, variables, fetchPolicy: 'no-cache' })
  const { base64, fileName } = data?.invoicePaper ?? {}
  if (!base64) return false
  savePdf(fileName ?? 'invoice.pdf', base64)
  return true
}
