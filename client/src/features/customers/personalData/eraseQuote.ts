import type { ApolloClient } from '@apollo/client'
import { Problem } from '../../../lib/api/apiError.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import type { QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { deviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { toQuoteInput } from '../../quotes/onJob/updateQuote.ts'
import type { PersonalJob } from './collectPersonalData.ts'
import { ERASED } from './erased.ts'
import { QuoteToEraseDocument } from './personalData.generated.ts'

/** Texts of a quote that are about a person. */
export const quoteTexts = (quote: PersonalJob['quote']) => ({
  quoteMessage: quote?.message ?? null,
  approvedBy: quote?.approval?.name ?? null,
  approvalNote: quote?.approval?.note ?? null,
})

export const quoteReplacements = { quoteMessage: null, approvedBy: ERASED, approvalNote: null } as const

function withoutTexts({ message: _, approval, ...rest }: QuoteInput): QuoteInput {
  return { ...rest, ...(approval && { approval: { kind: approval.kind, name: ERASED, at: approval.at } }) }
}

/** The job's quote without a message, names and notes; empty if the job is no quote. Throws if a part of the approval is missing. */
export async function erasedQuote(client: ApolloClient, { id, quote: known }: PersonalJob): Promise<{ readonly quote?: QuoteInput }> {
  if (Object.values(quoteTexts(known)).every((text) => !text)) return {}
  const { quote } = requiredData(await client.query({ query: QuoteToEraseDocument, variables: { id }, fetchPolicy: 'no-cache' })).job
  if (!quote) return {}
  const input = toQuoteInput(quote)
  if (quote.approval && !input.approval) throw new Problem('Couldn’t load the approval of its quote.')
  return { quote: withoutTexts(input) }
}

/** The same for quotes that only this device has. */
export async function eraseDeviceQuotes(jobIds: readonly string[]): Promise<void> {
  const quotes = await deviceQuotes.read()
  for (const id of jobIds) {
    const quote = quotes.get(id)
    if (quote) await deviceQuotes.write(id, withoutTexts(quote))
  }
}
