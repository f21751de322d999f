import type { ApolloClient } from '@apollo/client'
import { PaperTextDocument, type PaperWordingFragment } from './invoiceActions.generated.ts'

export interface Wording {
  /** null: no custom template. */
  readonly template: { readonly subject: string; readonly body: string } | null
  readonly textMessage: string | null
}
export interface PaperText {
  readonly invoice: Wording
  readonly receipt: Wording
  readonly overdue: Wording
}

const unwritten: Wording = { template: null, textMessage: null }
export const noLabels: PaperText = { invoice: unwritten, receipt: unwritten, overdue: unwritten }

function wordingOf(returned: PaperWordingFragment | null | undefined): Wording {
  const { subject, body, isOwn, textMessage } = returned?.preview ?? {}
  return { template: isOwn && subject && body ? { subject, body } : null, textMessage: (returned?.sms && textMessage) || null }
}

/** Templates for a job's documents; empty if the backend doesn't return them. */
export async function formatPaper(client: ApolloClient, jobId: string | null): Promise<PaperText> {
  if (jobId === null) return noLabels
  const variables = {
    invoice: { event: 'INVOICE_SENT', jobId },
    receipt: { event: 'PAYMENT_RECEIPT', jobId },
    overdue: { event: 'INVOICE_OVERDUE', jobId },
  } as const
  try {
    const { data } = await client.query({ query: PaperTextDocument, variables, fetchPolicy: 'network-only' })
    return { invoice: wordingOf(data?.invoice), receipt: wordingOf(data?.receipt), overdue: wordingOf(data?.overdue) }
  } catch {
    return noLabels
  }
}
