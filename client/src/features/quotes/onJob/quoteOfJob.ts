import { basis, discountType } from '@callout/contracts/jobs/codes'
import { type Totals, type TotalsInput, totalsOf } from '@callout/contracts/jobs/money/totals'
import {
  alternativeTotals,
  findChoice,
  isApprovalForm,
  type QuoteChoice,
  type QuoteContext,
  type QuoteState,
  quoteState,
} from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { QuotedJobFragment, QuoteLineFragment } from '../../jobs/queries/quote.generated.ts'

export type QuotedJob = QuotedJobFragment
export type QuoteLine = QuoteLineFragment

export type QuoteFacts = Pick<QuotedJob, 'status' | 'quote'> & { readonly forms?: QuotedJob['forms'] }

/** State of a quote; null if the job is none. `today`: YYYY-MM-DD, in the account's zone. */
export const stateOfQuote = ({ status, quote, forms }: QuoteFacts, today: string, context: QuoteContext = {}): QuoteState | null =>
  quoteState(
    {
      status: status && jobStatus[status].code,
      quote: quote && { valid_until: quote.validUntil, sent_at: quote.sentAt, version: quote.version, approval: quote.approval },
      forms: forms?.map(({ formId, formName, isSubmitted }) => ({ form_id: formId, form_name: formName, is_submitted: isSubmitted })),
    },
    today,
    context,
  )

const plainBilling = { taxes: [], discount_type: 0, discount_value: 0, discount_basis: 0, tax_basis: 0 } as const

export const stateLabels: Readonly<Record<QuoteState, string>> = {
  open: 'Not sent',
  sent: 'Sent',
  expired: 'Expired',
  approved: 'Approved',
  not_accepted: 'Not accepted',
}

export const wireLine = ({ serviceId, name, description, quantity, unit, amount, isTaxExempt }: Omit<QuoteLine, 'id' | 'productType'>) => ({
  service_id: serviceId === null ? null : Number(serviceId),
  name,
  description,
  quantity,
  unit,
  amount,
  is_tax_exempt: isTaxExempt,
})

/** Total of a line, null without a price. */
export function lineTotalOf({ quantity, amount }: Pick<QuoteLine, 'quantity' | 'amount'>): number | null {
  if (quantity === null || amount === null) return null
  const [total = null] = totalsOf({ ...plainBilling, lines: [{ quantity, amount }] }).line_totals
  return total
}

type Money = Pick<QuotedJob, 'taxes' | 'discountType' | 'discountValue' | 'discountBasis' | 'taxBasis'>

/** null if the job's taxes are not returned. */
function billingOf(job: Money): Omit<TotalsInput, 'lines'> | null {
  const { taxes } = job
  if (!taxes || taxes.some(({ rate }) => rate === null)) return null
  const taxBasis = job.taxBasis ?? 'NET'
  // Both cannot apply; the backend refuses them too.
  const discountBasis = taxBasis === 'NET' ? 'GROSS' : (job.discountBasis ?? 'GROSS')
  return {
    taxes: taxes.map(({ taxId, name, rate }) => ({ tax_id: Number(taxId ?? 0), name: name ?? 'Tax', rate: rate ?? 0 })),
    discount_type: discountType[job.discountType ?? 'PERCENTAGE'].code,
    discount_value: job.discountValue ?? 0,
    discount_basis: basis[discountBasis].code,
    tax_basis: basis[taxBasis].code,
  }
}

/** An alternative with the lines and totals that the customer sees. */
export interface Alternative {
  readonly name: string
  readonly lines: readonly QuoteLine[]
  /** Without optional lines; null if a price is missing. */
  readonly totals: Totals | null
}

export interface Offer {
  readonly alternatives: readonly Alternative[]
  readonly optionalLines: readonly QuoteLine[]
  /** What the job's line items consist of; null if they are other lines. */
  readonly choice: QuoteChoice | null
}

/** Parts of a quote that the customer chooses from. Without alternatives, the job's line items are the only one. */
export function offerOf(job: QuotedJob): Offer {
  const optionalLines = job.quote?.optionalLines ?? []
  const returned = job.quote?.alternatives ?? []
  const given = returned.length > 0 ? returned : [{ name: null, lineItems: job.lineItems }]
  const wire = given.map(({ lineItems }) => ({ line_items: lineItems?.map(wireLine) ?? null }))
  const billing = billingOf(job)
  const totals = billing ? alternativeTotals(wire, billing) : []
  return {
    alternatives: given.map(({ name, lineItems }, index) => ({
      name: name ?? `Alternative ${index + 1}`,
      lines: lineItems ?? [],
      totals: totals[index] ?? null,
    })),
    optionalLines,
    choice: findChoice((job.lineItems ?? []).map(wireLine), wire, optionalLines.map(wireLine)),
  }
}

/** Equal for jobs that offer the same: other than a choice, a change of lines, prices, discount or taxes changes it. */
export function offerKey(job: QuotedJob): string {
  const { alternatives, optionalLines } = offerOf(job)
  const taxes = job.taxes?.map(({ taxId, rate }) => [taxId, rate])
  return JSON.stringify([
    alternatives.map(({ name, lines }) => [name, lines.map(wireLine)]),
    optionalLines.map(wireLine),
    [job.discountType, job.discountValue, job.discountBasis, job.taxBasis, taxes],
  ])
}

export const isSameChoice = (a: QuoteChoice | null, b: QuoteChoice): boolean =>
  a !== null &&
  a.alternative === b.alternative &&
  a.optional.length === b.optional.length &&
  a.optional.every((index) => b.optional.includes(index))

/** The submitted form that approves the quote, if there is one. `approvalFormId`: the chosen form; null: by name. */
export const approvalFormOf = ({ forms }: Pick<QuotedJob, 'forms'>, approvalFormId: string | null) =>
  forms?.findLast(
    ({ formId, formName, isSubmitted }) => isSubmitted === true && isApprovalForm({ form_id: formId, form_name: formName }, approvalFormId),
  ) ?? null

/** Lines of a choice: the alternative's, and the chosen optional ones. */
export const linesOfChoice = ({ alternatives, optionalLines }: Offer, { alternative, optional }: QuoteChoice): QuoteLine[] => [
  ...(alternatives[alternative]?.lines ?? []),
  ...optionalLines.filter((_, index) => optional.includes(index)),
]

/** Totals of a choice; null if a price or the taxes are missing. */
export function totalsOfChoice(job: QuotedJob, choice: QuoteChoice): Totals | null {
  return totalsOfLines(job, linesOfChoice(offerOf(job), choice))
}

/** Totals of lines with a job's taxes and discount; null if a price or the taxes are missing. */
export function totalsOfLines(job: Money, lines: readonly Omit<QuoteLine, 'id' | 'productType'>[]): Totals | null {
  const billing = billingOf(job)
  return (billing && alternativeTotals([{ line_items: lines.map(wireLine) }], billing)[0]) ?? null
}
