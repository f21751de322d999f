import type { ApolloClient } from '@apollo/client'
import { saveFile } from '../../../components/csv/saveFile.ts'
import { InvoicePaperDocument, type InvoicePaperQueryVariables } from './papers.generated.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Asks for the PDF and gives it to the browser to save. False where the backend makes none. Rejects with what the gateway answered. */
export async function savePaper(client: ApolloClient, variables: InvoicePaperQueryVariables): Promise<boolean> {
  const { data } = await client.query({ query: InvoicePaperDocument, variables, fetchPolicy: 'no-cache' })
  const { base64, fileName } = data?.invoicePaper ?? {}
  if (!base64) return false
  saveFile(fileName ?? 'invoice.pdf', bytesOf(base64), 'application/pdf')
  return true
}
