import { countWaiting, includedQuotes, useDeviceQuotes } from './knownQuotes.ts'

/** Beside numbers of a backend that keeps no quotes: it counts them as pending jobs. */
export function QuotesInPending() {
  const included = includedQuotes(countWaiting(useDeviceQuotes()))
  return included && <p className="hint">Pending {included}.</p>
}
