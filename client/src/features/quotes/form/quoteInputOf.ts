import type { JobInput, QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { jobInputOf, lineInputOf } from '../../jobs/form/jobInputOf.ts'
import { alternativeNames, jobOfQuote, type QuoteFormValues, type QuoteValues } from './quoteFormValues.ts'

const nameOf = (name: string, index: number): string => name.trim() || (alternativeNames[index] ?? `Alternative ${index + 1}`)

/** Parts of the quote. A single alternative without optional lines is the job's line items. */
export function quotePartsOf({ validUntil, message, alternatives, optionalLines }: QuoteValues): QuoteInput {
  const isPlain = alternatives.length === 1 && optionalLines.length === 0
  return {
    validUntil: validUntil || null,
    message: message.trim(),
    alternatives: isPlain
      ? []
      : alternatives.map(({ name, lineItems }, index) => ({ name: nameOf(name, index), lineItems: lineItems.map(lineInputOf) })),
    optionalLines: optionalLines.map(lineInputOf),
  }
}

/** Input of a new quote. */
export const quoteInputOf = (values: QuoteFormValues): JobInput => ({
  ...jobInputOf(jobOfQuote(values)),
  quote: { ...quotePartsOf(values.quote), version: 1 },
})
