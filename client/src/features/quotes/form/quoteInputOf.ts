import type { JobInput, LineItemInput, QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { jobInputOf, lineInputOf } from '../../jobs/form/jobInputOf.ts'
import { alternativeNames, jobOfQuote, type QuoteFormValues, type QuoteValues } from './quoteFormValues.ts'

const getName = (name: string, index: number): string => name.trim() || (alternativeNames[index] ?? `Alternative ${index + 1}`)

/** Parts of the quote. A single alternative without optional lines is the job's line items. */
export function quotePartsOf({ validUntil, message, alternatives, optionalLines }: QuoteValues): QuoteInput {
  const isPlain = alternatives.length === 1 && optionalLines.length === 0
  return {
    validUntil: validUntil || null,
    message: message.trim(),
    alternatives: isPlain
      ? []
      : alternatives.map(({ name, lineItems }, index) => ({ name: getName(name, index), lineItems: lineItems.map(lineInputOf) })),
    optionalLines: optionalLines.map(lineInputOf),
  }
}

const unpriced = ({ amount, ...line }: LineItemInput): LineItemInput => (line.id || line.serviceId ? line : { ...line, amount })

/** For users who don't see prices: existing lines keep theirs, and new ones have that of the price list (decision D62). */
export const quoteWithoutPrices = (quote: QuoteInput): QuoteInput => ({
  ...quote,
  alternatives: quote.alternatives?.map(({ name, lineItems }) => ({ name, lineItems: lineItems.map(unpriced) })),
  optionalLines: quote.optionalLines?.map(unpriced),
})

/** Input of a new quote. */
export function quoteInputOf(values: QuoteFormValues, seesPrices: boolean): JobInput {
  const job = jobInputOf(jobOfQuote(values))
  const quote = { ...quotePartsOf(values.quote), version: 1 }
  return seesPrices ? { ...job, quote } : { ...job, lineItems: job.lineItems?.map(unpriced), quote: quoteWithoutPrices(quote) }
}
