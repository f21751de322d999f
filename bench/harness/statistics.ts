export interface Spread {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (index: number): number => sorted[index] ?? Number.NaN
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2
  return { median, lowest: at(0), highest: at(sorted.length - 1) }
}

/** Ratios per round. */
export const ratiosOf = (figures: readonly number[], others: readonly number[]): Spread =>
  spreadOf(figures.map((figure, round) => figure / (others[round] ?? Number.NaN)))
