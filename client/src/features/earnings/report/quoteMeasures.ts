import { fromCents, toCents } from '@callout/contracts/cents'
import { type QuoteState, quoteState } from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { Figure } from './measures.ts'
import type { ReportQuotesQuery } from './report.generated.ts'

export type ReportQuote = ReportQuotesQuery['jobs']['items'][number]

export const quoteDimensions = {
  maker: { title: 'Quotes by person', one: 'Made by', none: 'Unknown', missing: 'The service doesn’t return who made the quotes.' },
  category: {
    title: 'Quotes by category',
    one: 'Category',
    none: 'No category',
    missing: 'The service doesn’t return the categories of the quotes.',
  },
} as const
export type QuoteDimension = keyof typeof quoteDimensions

/** Numbers of quotes. `waiting`: for an answer, sent or not. */
export interface QuoteFigures {
  readonly all: number
  readonly approved: number
  readonly notAccepted: number
  readonly expired: number
  readonly waiting: number
  /** `approved` divided by `all`; null without quotes. */
  readonly conversion: number | null
  readonly average: Figure
}

/** null: no quote. `today`: YYYY-MM-DD, in the account's zone. */
function getState({ status, quote }: ReportQuote, today: string): QuoteState | null {
  const facts = quote && { version: quote.version, valid_until: quote.validUntil, sent_at: quote.sentAt, approval: quote.approval }
  return quoteState({ quote: facts, status: status && jobStatus[status].code }, today)
}

function averageOf(quotes: readonly ReportQuote[]): Figure {
  if (quotes.length === 0) return { value: null, problem: null }
  const totals = quotes.flatMap(({ total }) => total ?? [])
  const unpriced = quotes.length - totals.length
  if (unpriced > 0) return { value: null, problem: `The service doesn’t return the total of ${unpriced} of ${quotes.length} quotes.` }
  if (new Set(quotes.map(({ currencyCode }) => currencyCode)).size > 1)
    return { value: null, problem: 'The totals of the quotes have different currencies.' }
  const cents = totals.reduce((sum, total) => sum + toCents(total), 0)
  return { value: fromCents(Math.round(cents / quotes.length)), problem: null }
}

/** Jobs that are no quotes are left out. */
export function quoteFigures(rows: readonly ReportQuote[], today: string): QuoteFigures {
  const quotes = rows.flatMap((row) => {
    const state = getState(row, today)
    return state === null ? [] : [{ row, state }]
  })
  const count = (...states: readonly QuoteState[]): number => quotes.filter(({ state }) => states.includes(state)).length
  const all = quotes.length
  const approved = count('approved')
  return {
    all,
    approved,
    notAccepted: count('not_accepted'),
    expired: count('expired'),
    waiting: count('open', 'sent'),
    conversion: all === 0 ? null : approved / all,
    average: averageOf(quotes.map(({ row }) => row)),
  }
}

export interface QuotePart {
  readonly id: string | null
  readonly name: string
  readonly figures: QuoteFigures
}

/** Figures by maker or category, the most quotes first; null: no quote has a returned one. */
export function quoteParts(rows: readonly ReportQuote[], dimension: QuoteDimension, today: string): readonly QuotePart[] | null {
  const groupOf = (row: ReportQuote) => (dimension === 'maker' ? row.createdBy : row.category)
  const groups = Map.groupBy(
    rows.filter(({ quote }) => quote !== null),
    (row) => groupOf(row)?.id ?? null,
  )
  if (groups.size === 1 && groups.has(null)) return null
  return [...groups]
    .map(([id, quotes]): QuotePart => {
      const named = quotes.map((row) => groupOf(row)?.name).find(Boolean)
      return { id, name: named ?? (id === null ? quoteDimensions[dimension].none : `#${id}`), figures: quoteFigures(quotes, today) }
    })
    .toSorted((a, b) => b.figures.all - a.figures.all || a.name.localeCompare(b.name, 'en'))
}
