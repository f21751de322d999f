import { findChoice } from '@callout/contracts/jobs/quote'
import type { EditedJob } from '../../jobs/editing/editedJob.ts'
import { toLine, valuesOfJob } from '../../jobs/form/valuesOfJob.ts'
import { wireLine } from '../onJob/quoteOfJob.ts'
import { alternativeNames, type QuoteFormValues } from './quoteFormValues.ts'

/** Form values of an existing quote. `seesPrices`: whether the user is shown prices (`useSeesPrices`). */
export function valuesOfQuote(job: EditedJob, seesPrices: boolean): QuoteFormValues {
  const { quote } = job
  const returned = quote?.alternatives ?? []
  const optionalLines = quote?.optionalLines ?? []
  const plain = [{ name: alternativeNames[0], lineItems: (job.lineItems ?? []).map((line) => ({ ...line, id: null })) }]
  const alternatives = returned.length > 0 ? returned : plain
  const wire = alternatives.map(({ lineItems }) => ({ line_items: (lineItems ?? []).map(wireLine) }))
  const choice = findChoice((job.lineItems ?? []).map(wireLine), wire, optionalLines.map(wireLine))
  return {
    ...valuesOfJob(job, seesPrices),
    lineItems: [],
    quote: {
      validUntil: quote?.validUntil ?? '',
      message: quote?.message ?? '',
      alternatives: alternatives.map(({ name, lineItems }) => ({
        name: name ?? '',
        lineItems: (lineItems ?? []).map((line) => toLine(line, seesPrices)),
      })),
      optionalLines: optionalLines.map((line) => toLine(line, seesPrices)),
      recommended: choice?.alternative ?? 0,
    },
  }
}
