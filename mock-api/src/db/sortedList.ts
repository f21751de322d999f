/** What records can be sorted by. Null stands after everything else. */
export type SortValue = number | string | null

/** Records in an order. */
export interface Ordered<R> {
  readonly length: number
  /** Like `Array.slice`: from inclusive, to exclusive, both counted in this order. */
  slice(from?: number, to?: number): R[]
  /** The order, as `Array.sort` takes it. */
  readonly compare: (a: R, b: R) => number
}

/** A read-only stretch of sorted records. Its length costs O(1), a slice costs as much as the slice is long. */
export interface SortedView<R> extends Ordered<R> {
  /** The same records from the last to the first. */
  readonly reversed: SortedView<R>
}

/** How many records stand first for which it is so: those for which it is not stand behind all of them. */
export function countWhile<R>(rows: Ordered<R>, isSo: (record: R) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isSo(rows.slice(middle, middle + 1)[0] as R)) low = middle + 1
    else high = middle
  }
  return low
}

type Row = { readonly id: number }

function compareValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}

/**
 * Records in the order of a value, then of the id. Additions wait until the next read, so that filling a list costs one
 * sort and a single addition to a full list one binary insertion.
 */
export class SortedList<R extends Row> implements SortedView<R> {
  readonly #valueOf: (record: R) => SortValue
  readonly #rows: R[] = []
  #waiting: R[] = []
  #reversed: SortedView<R> | undefined

  constructor(valueOf: (record: R) => SortValue) {
    this.#valueOf = valueOf
  }

  add(record: R): void {
    this.#waiting.push(record)
  }

  remove(record: R): void {
    const rows = this.#settled()
    const position = this.#position(rows, record)
    if (rows[position]?.id === record.id) rows.splice(position, 1)
  }

  /** Puts `after` where `before` stood. */
  replace(before: R, after: R): void {
    if (compareValues(this.#valueOf(before), this.#valueOf(after)) !== 0) {
      this.remove(before)
      this.add(after)
      return
    }
    const rows = this.#settled()
    rows[this.#position(rows, before)] = after
  }

  get length(): number {
    return this.#rows.length + this.#waiting.length
  }

  slice(from = 0, to = this.length): R[] {
    return this.#settled().slice(from, to)
  }

  /** One and the same, so that what is remembered of an order is found again. */
  get reversed(): SortedView<R> {
    return (this.#reversed ??= new ReversedView(this))
  }

  #settled(): R[] {
    const waiting = this.#waiting
    if (waiting.length === 0) return this.#rows
    this.#waiting = []
    if (waiting.length * 20 < this.#rows.length)
      for (const record of waiting) this.#rows.splice(this.#position(this.#rows, record), 0, record)
    else this.#sortIn(waiting)
    return this.#rows
  }

  #sortIn(waiting: readonly R[]): void {
    for (const record of waiting) this.#rows.push(record)
    this.#rows.sort(this.compare)
  }

  readonly compare = (a: R, b: R): number => compareValues(this.#valueOf(a), this.#valueOf(b)) || a.id - b.id

  /** Index of the first record that does not stand before this one. */
  #position(rows: readonly R[], record: R): number {
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(rows[middle] as R, record) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

class ReversedView<R> implements SortedView<R> {
  readonly reversed: SortedView<R>
  readonly compare: (a: R, b: R) => number

  constructor(forwards: SortedView<R>) {
    this.reversed = forwards
    this.compare = (a, b) => forwards.compare(b, a)
  }

  get length(): number {
    return this.reversed.length
  }

  slice(from = 0, to = this.length): R[] {
    const end = Math.max(0, this.length - from)
    return this.reversed.slice(Math.max(0, this.length - to), end).reverse()
  }
}

/** Few records, put in order when they are read. */
export const sortedBy = <R>(records: readonly R[], compare: (a: R, b: R) => number): Ordered<R> => ({
  length: records.length,
  slice: (from, to) => records.toSorted(compare).slice(from, to),
  compare,
})
