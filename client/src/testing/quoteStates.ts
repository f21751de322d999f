import { NINE } from './jobs.ts'
import { deviceQuotes } from '../features/quotes/device/knownQuotes.ts'

/** Jobs without a date, by id. */
const quoteStates = {
  90: { title: 'Ordinary job', status: 'UNSCHEDULED', quote: null },
  91: { title: 'Open quote', status: 'UNSCHEDULED', quote: { approval: null } },
  92: { title: 'Approved quote', status: 'UNSCHEDULED', quote: { approval: { kind: 'PHONE', name: 'Maria Lopez', at: NINE } } },
  93: { title: 'Refused quote', status: 'CANCELLED', quote: { approval: null } },
} as const

type Keeper = 'the backend' | 'this device'
export const quoteKeepers: readonly Keeper[] = ['the backend', 'this device']

const returnedQuote = (approval: { readonly at: number } | null) => ({
  __typename: 'Quote' as const,
  approval: approval && { __typename: 'QuoteApproval' as const, at: approval.at },
})

/** The jobs of `quoteStates` with their quotes, in the backend or on the device. Sign in before. */
export async function storedQuotes(keeper: Keeper) {
  const states = Object.entries(quoteStates).map(([id, state]) => ({ id, ...state }))
  if (keeper === 'this device') for (const { id, quote } of states) if (quote) await deviceQuotes.write(id, { approval: quote.approval })
  return states.map(({ quote, ...state }) => ({
    ...state,
    quote: quote && keeper === 'the backend' ? returnedQuote(quote.approval) : null,
  }))
}
