/** What records are sorted by. Null comes after everything else. */
export type SortValue = number | string | null
type Identified = { readonly id: number }

/** Records in an order. */
export interface Ordered<R> {
  readonly length: number
  /** Like `Array.slice`, without negative positions. */
  slice(from?: number, to?: number): R[]
  /** The order, as `Array.sort` takes it. */
  readonly compare: (a: R, b: R) => number
}

export function compareValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

/** The order by a value, then by id. */
export const orderBy =
  <R extends Identified>(valueOf: (record: R) => SortValue) =>
  (a: R, b: R): number =>
    compareValues(valueOf(a), valueOf(b)) || a.id - b.id

/** Number of rows at the start that satisfy `isBefore`, found by bisection: no row after them may satisfy it. */
export function countWhile<R>(rows: readonly R[], isBefore: (row: R) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(rows[middle] as R)) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorted records, valid until the next change. Reversing costs O(1), a slice as much as it is long. */
export class SortedView<R extends Identified> implements Ordered<R> {
  readonly #rows: readonly R[]
  readonly #valueOf: (record: R) => SortValue
  readonly #isReversed: boolean
  readonly compare: (a: R, b: R) => number

  constructor(rows: readonly R[], valueOf: (record: R) => SortValue, isReversed = false) {
    this.#rows = rows
    this.#valueOf = valueOf
    this.#isReversed = isReversed
    const compare = orderBy(valueOf)
    this.compare = isReversed ? (a, b) => compare(b, a) : compare
  }

  get length(): number {
    return this.#rows.length
  }

  slice(from = 0, to = this.length): R[] {
    if (!this.#isReversed) return this.#rows.slice(from, to)
    return this.#rows.slice(Math.max(0, this.length - to), Math.max(0, this.length - from)).reverse()
  }

  /** The same records from last to first. */
  get reversed(): SortedView<R> {
    return new SortedView(this.#rows, this.#valueOf, !this.#isReversed)
  }

  /** Records with a value of at least `from` and less than `to`. */
  range(from: SortValue, to: SortValue): SortedView<R> {
    const before = (limit: SortValue): number => countWhile(this.#rows, (row) => compareValues(this.#valueOf(row), limit) < 0)
    return new SortedView(this.#rows.slice(before(from), before(to)), this.#valueOf, this.#isReversed)
  }
}

/** A few records, sorted when they are read. */
export const sortedBy = <R>(records: readonly R[], compare: (a: R, b: R) => number): Ordered<R> => ({
  length: records.length,
  slice: (from, to) => records.toSorted(compare).slice(from, to),
  compare,
})
