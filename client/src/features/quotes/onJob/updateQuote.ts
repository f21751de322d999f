import type { ApolloClient } from '@apollo/client'
import type { JobInput, LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { keepQuote } from '../device/keepQuote.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { UpdateQuoteDocument } from '../../jobs/queries/quote.generated.ts'
import type { QuotedJob, QuoteLine } from './quoteOfJob.ts'

/** A line of the quote as a new line of the job. Missing values are not sent. */
export const newLineOf = ({
  serviceId,
  name,
  description,
  productType,
  quantity,
  unit,
  amount,
  isTaxExempt,
}: QuoteLine): LineItemInput => ({
  name: name ?? '',
  quantity: quantity ?? 1,
  ...(serviceId !== null && { serviceId }),
  ...(description !== null && { description }),
  ...(productType !== null && { productType }),
  ...(unit !== null && { unit }),
  ...(amount !== null && { amount }),
  ...(isTaxExempt !== null && { isTaxExempt }),
})

/**
 * Changes parts of a quote, or of its job. Resolves with the job as returned; null: no job was returned. What a backend without quotes
 * does not return is kept on this device.
 */
export async function updateQuote(
  client: ApolloClient,
  { id, customer, property, category, lockVersion }: QuotedJob,
  change: Pick<Partial<JobInput>, 'quote' | 'lineItems' | 'formIds'>,
): Promise<QuotedJob | null> {
  const job = { customerId: customer?.id ?? '', propertyId: property?.id ?? '', categoryId: category?.id ?? '', ...change }
  const { data } = await client.mutate({
    mutation: UpdateQuoteDocument,
    variables: { input: { id, job, lockVersion, agreementAccepted: true } },
  })
  const returned = data?.updateJob ?? null
  if (returned?.quote === null && change.quote && (await readDeviceQuotes()).has(id)) await keepQuote(id, change.quote)
  return returned
}
