import { addDays } from '@callout/contracts/time'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import type { JobFormValues } from '../../jobs/form/jobFormValues.ts'

const VALID_DAYS = 30
export const alternativeNames = ['Good', 'Better', 'Best'] as const

export interface AlternativeValues {
  name: string
  lineItems: LineValues[]
}

export interface QuoteValues {
  /** YYYY-MM-DD, or '' for no last day. */
  validUntil: string
  message: string
  alternatives: AlternativeValues[]
  optionalLines: LineValues[]
  /** Index of the alternative that the job's line items hold until the customer chooses. */
  recommended: number
}

/** A job's form without time; its `lineItems` are those of the recommended alternative, as `jobOfQuote` returns them. */
export interface QuoteFormValues extends JobFormValues {
  quote: QuoteValues
}

/** `today`: YYYY-MM-DD, in the account's zone. */
export const newQuoteValues = (job: JobFormValues, today: string): QuoteFormValues => ({
  ...job,
  scheduleLater: true,
  dates: [],
  staffIds: [],
  notifyCustomer: false,
  lineItems: [],
  quote: {
    validUntil: addDays(today, VALID_DAYS),
    message: '',
    alternatives: [{ name: alternativeNames[0], lineItems: job.lineItems.map((line) => ({ ...line, id: null })) }],
    optionalLines: [],
    recommended: 0,
  },
})

/** Without ids: the lines of the quote and those of the job are different records. */
const recommendedLines = ({ alternatives, recommended }: QuoteValues): LineValues[] =>
  (alternatives[recommended] ?? alternatives[0])?.lineItems.map((line) => ({ ...line, id: null })) ?? []

/** The job's values of a quote: its line items are the recommended alternative. */
export function jobOfQuote({ quote, ...job }: QuoteFormValues): JobFormValues {
  return { ...job, lineItems: recommendedLines(quote) }
}
