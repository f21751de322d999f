import type { CodeOf } from '../wire/codes.ts'
import { jobQuoteFilter } from './codes.ts'
import { type Totals, type TotalsInput, type TotalsLine, totalsOf } from './money/totals.ts'
import { jobStatus } from './status/status.ts'

/** Name of the form that approves a quote unless the account chose another one. */
export const APPROVAL_FORM_NAME = 'Sample Authority to Proceed'

/** Name of the form in which a customer agrees to added work. */
export const VARIATION_FORM_NAME = 'Sample Contract Variation'

interface QuoteFacts {
  readonly valid_until?: string | null | undefined
  readonly sent_at?: number | null | undefined
  readonly version?: number | null | undefined
  readonly approval?: object | null | undefined
}

interface FormFacts {
  readonly form_id: number | string
  readonly form_name?: string | null | undefined
  readonly is_submitted?: boolean | null | undefined
}

export interface QuotedJob {
  readonly quote?: QuoteFacts | null | undefined
  readonly status?: number | string | null | undefined
  readonly forms?: readonly FormFacts[] | null | undefined
}

export interface QuoteContext {
  readonly approvalFormId?: number | string | null | undefined
  /** Whether the message log has the quote, where `sent_at` is missing. */
  readonly wasSent?: boolean
}

export type QuoteState = 'open' | 'sent' | 'expired' | 'approved' | 'not_accepted'

/** Decision D60: a job without `quote` is never a quote. */
export const isQuote = ({ quote }: QuotedJob): boolean => quote !== null && quote !== undefined

export const isApprovalForm = ({ form_id, form_name }: FormFacts, chosen?: number | string | null): boolean =>
  chosen === null || chosen === undefined ? form_name === APPROVAL_FORM_NAME : String(form_id) === String(chosen)

/** A submitted form approves the first version only: later ones need a new approval. */
const isApproved = ({ quote, forms }: QuotedJob, { approvalFormId }: QuoteContext): boolean =>
  Boolean(quote?.approval) ||
  ((quote?.version ?? 1) === 1 && (forms ?? []).some((form) => form.is_submitted === true && isApprovalForm(form, approvalFormId)))

/** The state of a quote on a day (YYYY-MM-DD, in the account's zone); null if the job is no quote (decision D60). */
export function quoteState(job: QuotedJob, today: string, context: QuoteContext = {}): QuoteState | null {
  const { quote, status } = job
  if (quote === null || quote === undefined) return null
  if (isApproved(job, context)) return 'approved'
  if (status === jobStatus.CANCELLED.code) return 'not_accepted'
  if (typeof quote.valid_until === 'string' && quote.valid_until < today) return 'expired'
  const isSent = typeof quote.sent_at === 'number' || context.wasSent === true
  return isSent ? 'sent' : 'open'
}

/** The filter of the job list that finds a quote, besides `any`; null if the job is no quote (decision D61). */
export function quoteFilter(job: QuotedJob, context: QuoteContext = {}): Exclude<CodeOf<typeof jobQuoteFilter>, 'any'> | null {
  const state = quoteState(job, '', context)
  return state === 'sent' || state === 'expired' ? jobQuoteFilter.OPEN.code : state
}

/** Whether a job is in lists and counts of work (decision D61): not as long as it is an unscheduled or cancelled quote without approval. */
export const countsAsWork = (job: QuotedJob, context: QuoteContext = {}): boolean =>
  !isQuote(job) || isApproved(job, context) || (job.status !== jobStatus.UNSCHEDULED.code && job.status !== jobStatus.CANCELLED.code)

interface QuoteLine {
  readonly service_id?: number | null | undefined
  readonly name?: string | null | undefined
  readonly description?: string | null | undefined
  readonly quantity?: number | null | undefined
  readonly unit?: string | null | undefined
  readonly amount?: number | null | undefined
  readonly is_tax_exempt?: boolean | null | undefined
}

type Alternatives = readonly { readonly line_items?: readonly QuoteLine[] | null | undefined }[]

const hasPrice = <T extends QuoteLine>(line: T): line is T & TotalsLine =>
  typeof line.quantity === 'number' && typeof line.amount === 'number'

/** Totals of each alternative with the chosen optional lines; null where a price is missing. */
export const alternativeTotals = (
  alternatives: Alternatives,
  billing: Omit<TotalsInput, 'lines'>,
  optionalLines: readonly QuoteLine[] = [],
): (Totals | null)[] =>
  alternatives.map(({ line_items }) => {
    const lines = [...(line_items ?? []), ...optionalLines]
    const priced = lines.filter(hasPrice)
    return line_items && priced.length === lines.length ? totalsOf({ ...billing, lines: priced }) : null
  })

const getKey = ({ service_id, name, description, quantity, unit, amount, is_tax_exempt }: QuoteLine): string =>
  JSON.stringify([service_id ?? null, name?.trim() ?? '', description || '', quantity, unit || '', amount, is_tax_exempt === true])

function without(keys: readonly string[], lines: readonly QuoteLine[]): string[] | null {
  const rest = [...keys]
  for (const key of lines.map(getKey)) {
    const index = rest.indexOf(key)
    if (index === -1) return null
    rest.splice(index, 1)
  }
  return rest
}

export interface QuoteChoice {
  readonly alternative: number
  readonly optional: readonly number[]
}

/** The alternative and the optional lines that a job's line items consist of; null if they are other lines. */
export function findChoice(
  lineItems: readonly QuoteLine[],
  alternatives: Alternatives,
  optionalLines: readonly QuoteLine[] = [],
): QuoteChoice | null {
  for (const [alternative, { line_items }] of alternatives.entries()) {
    const rest = line_items && without(lineItems.map(getKey), line_items)
    if (!rest) continue
    const optional = optionalLines.flatMap((line, index) => {
      const found = rest.indexOf(getKey(line))
      if (found !== -1) rest.splice(found, 1)
      return found === -1 ? [] : [index]
    })
    if (rest.length === 0) return { alternative, optional }
  }
  return null
}
