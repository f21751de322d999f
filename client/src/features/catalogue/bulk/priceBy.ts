const CENTS = 100
/** A percentage has two decimals at most. */
const PARTS = 10_000

/** A price after a change by percent, rounded half up to the cent; null where nothing sensible is left. */
export function priceBy(amount: number, percent: number): number | null {
  const cents = Math.round(amount * CENTS)
  const changed = Math.round((cents * (PARTS + Math.round(percent * CENTS))) / PARTS)
  return changed < 0 ? null : changed / CENTS
}
