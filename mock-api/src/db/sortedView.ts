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

/** A read-only part of sorted records, valid until the next change. Its length costs O(1), a slice as much as it is long. */
export class SortedView<R extends Identified> implements Ordered<R> {
  readonly #rows: readonly R[]
  readonly #valueOf: (record: R) => SortValue
  readonly #from: number
  readonly #to: number
  readonly #isReversed: boolean
  readonly compare: (a: R, b: R) => number

  constructor(rows: readonly R[], valueOf: (record: R) => SortValue, from = 0, to = rows.length, isReversed = false) {
    this.#rows = rows
    this.#valueOf = valueOf
    this.#from = from
    this.#to = to
    this.#isReversed = isReversed
    const compare = orderBy(valueOf)
    this.compare = isReversed ? (a, b) => compare(b, a) : compare
  }

  get length(): number {
    return this.#to - this.#from
  }

  slice(from = 0, to = this.length): R[] {
    const [start, end] = [Math.min(from, this.length), Math.min(to, this.length)]
    if (!this.#isReversed) return this.#rows.slice(this.#from + start, this.#from + end)
    return this.#rows.slice(this.#to - end, this.#to - start).reverse()
  }

  /** The same records from last to first. */
  get reversed(): SortedView<R> {
    return new SortedView(this.#rows, this.#valueOf, this.#from, this.#to, !this.#isReversed)
  }

  /** Records with a value of at least `from` and less than `to`. */
  range(from: SortValue, to: SortValue): SortedView<R> {
    const before = (limit: SortValue): number => countWhile(this.#rows, (row) => compareValues(this.#valueOf(row), limit) < 0)
    const start = Math.max(this.#from, before(from))
    return new SortedView(this.#rows, this.#valueOf, start, Math.max(start, Math.min(this.#to, before(to))), this.#isReversed)
  }
}

/** A few records, sorted when they are read. */
export const sortedBy = <R>(records: readonly R[], compare: (a: R, b: R) => number): Ordered<R> => ({
  length: records.length,
  slice: (from, to) => records.toSorted(compare).slice(from, to),
  compare,
})
