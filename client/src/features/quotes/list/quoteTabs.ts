import { sumOfMoney } from '@callout/contracts/cents'
import { type QuoteState, quoteState } from '@callout/contracts/jobs/quote'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import type { JobsInput } from '../../../lib/api/schemaTypes.generated.ts'
import type { QuoteRowFragment } from './quotes.generated.ts'

export type QuoteTab = 'OPEN' | 'SENT' | 'EXPIRED' | 'APPROVED' | 'NOT_ACCEPTED'

export const quoteTabs: Readonly<Record<QuoteTab, { readonly label: string; readonly none: string }>> = {
  OPEN: { label: 'Open', none: 'No quote waits to be sent.' },
  SENT: { label: 'Sent', none: 'No quote waits for an answer.' },
  EXPIRED: { label: 'Expired', none: 'No quote has expired.' },
  APPROVED: { label: 'Approved, not scheduled', none: 'Every approved quote has a date.' },
  NOT_ACCEPTED: { label: 'Not accepted', none: 'No quote was turned down.' },
}

export const isQuoteTab = (tab: string | null): tab is QuoteTab => tab !== null && tab in quoteTabs

/** Reads of the list. Tabs that share a read are separated by the state on the day. */
export const quoteReads = {
  waiting: { quote: 'OPEN' },
  approved: { quote: 'APPROVED', statuses: ['UNSCHEDULED'] },
  notAccepted: { quote: 'NOT_ACCEPTED' },
} as const satisfies Record<string, JobsInput>
export type QuoteRead = keyof typeof quoteReads

export const readOfTab: Readonly<Record<QuoteTab, QuoteRead>> = {
  OPEN: 'waiting',
  SENT: 'waiting',
  EXPIRED: 'waiting',
  APPROVED: 'approved',
  NOT_ACCEPTED: 'notAccepted',
}

const tabOfState: Readonly<Record<QuoteState, QuoteTab>> = {
  open: 'OPEN',
  sent: 'SENT',
  expired: 'EXPIRED',
  approved: 'APPROVED',
  not_accepted: 'NOT_ACCEPTED',
}

/** The tab of a quote on a day (YYYY-MM-DD, in the account's zone); null if it is on none. */
export function tabOfQuote({ status, quote }: Pick<QuoteRowFragment, 'status' | 'quote'>, today: string): QuoteTab | null {
  const facts = quote && { valid_until: quote.validUntil, sent_at: quote.sentAt, version: quote.version, approval: quote.approval }
  const state = quoteState({ quote: facts, status: status && jobStatus[status].code }, today)
  if (state === null || (state === 'approved' && status !== 'UNSCHEDULED')) return null
  return tabOfState[state]
}

export interface QuoteSum {
  readonly amount: number
  readonly currencyCode: string | null
}

/** Sums of the totals by currency, and whether a total is missing. */
export function sumQuotes(rows: readonly Pick<QuoteRowFragment, 'total' | 'currencyCode'>[]): {
  readonly sums: readonly QuoteSum[]
  readonly isPartial: boolean
} {
  const amounts = new Map<string | null, number[]>()
  for (const { total, currencyCode } of rows) if (total !== null) amounts.set(currencyCode, [...(amounts.get(currencyCode) ?? []), total])
  return {
    sums: [...amounts].map(([currencyCode, all]) => ({ amount: sumOfMoney(all), currencyCode })),
    isPartial: rows.some(({ total }) => total === null),
  }
}
