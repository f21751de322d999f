import type { ApolloClient } from '@apollo/client'
import { showInfo } from '../../../components/toasts/toasts.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import type { FilledForm } from '../../forms/questions/answers.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { withDeviceQuote } from '../device/withDeviceQuote.ts'
import { updateQuote } from '../onJob/updateQuote.ts'
import { QuoteToApproveDocument } from '../door/door.generated.ts'

/**
 * Saves the signature of a submitted form as the quote's approval, unless the backend has done so: rows of lists lack the forms of a job.
 * The form approves the quote either way, so a failure is reported and not thrown.
 */
export async function recordSignature(client: ApolloClient, jobId: string, filled: FilledForm): Promise<void> {
  const signature = Object.values(filled).find((answer) => answer?.signerName)
  if (!signature?.signerName) return
  try {
    const { job: returned } = requiredData(
      await client.query({ query: QuoteToApproveDocument, variables: { id: jobId }, fetchPolicy: 'no-cache' }),
    )
    const job = withDeviceQuote(returned, await readDeviceQuotes())
    if (!job.quote || job.quote.approval) return
    const approval = { kind: 'SIGNED' as const, name: signature.signerName, at: signature.signedAt ?? nowInSeconds() }
    await updateQuote(client, job, { quote: { approval } })
  } catch {
    showInfo('The form is submitted. The approval couldn’t be saved with the quote, so lists may not show it.')
  }
}
