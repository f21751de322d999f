import type { ApolloClient } from '@apollo/client'
import type { JobInput, LineItemInput, QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { keepQuote } from '../device/keepQuote.ts'
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

type Quote = NonNullable<QuotedJob['quote']>

const toLineInput = (line: QuoteLine): LineItemInput => ({ ...(line.id !== null && { id: line.id }), ...newLineOf(line) })

const toApprovalInput = ({ approval }: Quote): QuoteInput['approval'] =>
  approval?.kind && approval.name && approval.at ? { ...approval, kind: approval.kind, name: approval.name, at: approval.at } : undefined

/** All parts of a quote that were returned: a change replaces the quote. */
export function toQuoteInput(quote: Quote): QuoteInput {
  const { validUntil, message, version, alternatives, optionalLines, sentAt } = quote
  const approval = toApprovalInput(quote)
  return {
    ...(validUntil !== null && { validUntil }),
    ...(message !== null && { message }),
    ...(version !== null && { version }),
    ...(alternatives && {
      alternatives: alternatives.map(({ name, lineItems }, index) => ({
        name: name ?? `Alternative ${index + 1}`,
        lineItems: (lineItems ?? []).map(toLineInput),
      })),
    }),
    ...(optionalLines && { optionalLines: optionalLines.map(toLineInput) }),
    ...(sentAt !== null && { sentAt }),
    ...(approval && { approval: { kind: approval.kind, name: approval.name, at: approval.at, note: approval.note ?? null } }),
  }
}

/**
 * Changes parts of a quote, or of its job. Resolves with the job as returned; null: no job was returned. What a backend without quotes
 * does not return is stored on this device.
 */
export async function updateQuote(
  client: ApolloClient,
  { id, customer, property, category, lockVersion, quote }: QuotedJob,
  change: Pick<Partial<JobInput>, 'quote' | 'lineItems' | 'formIds'>,
  context: object = {},
): Promise<QuotedJob | null> {
  const job = { customerId: customer?.id ?? '', propertyId: property?.id ?? '', categoryId: category?.id ?? '', ...change }
  const whole = change.quote && { quote: { ...(quote && toQuoteInput(quote)), ...change.quote } }
  const { data } = await client.mutate({
    mutation: UpdateQuoteDocument,
    variables: { input: { id, job: { ...job, ...whole }, lockVersion, agreementAccepted: true } },
    context,
  })
  const returned = data?.updateJob ?? null
  if (returned?.quote === null && whole) await keepQuote(id, whole.quote)
  return returned
}
