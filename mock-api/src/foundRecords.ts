import type { Listed } from './page.ts'
import { Found } from './store/found.ts'
import { isKept, type Ordered } from './store/sortedList.ts'

type Row = { readonly id: number }

/** Up to this share of the records it is cheaper to sort what was found than to go through the whole order. */
export const SORTED_SHARE = 1 / 16
/** Of so many first ones it is cheaper to look for them than to put all in order. */
const MOST_FIRST = 100
/** To compare two records costs as much as to look whether so many were found. */
const LOOKS = 4
/** So many records of an order are read at once. */
const STRETCH = 256

/** The first ones of many, in order. */
function firstOf<R>(records: readonly R[], count: number, compare: (a: R, b: R) => number): R[] {
  const first: R[] = []
  for (const record of records) {
    if (first.length === count && compare(first[count - 1] as R, record) <= 0) continue
    let place = first.length
    while (place > 0 && compare(first[place - 1] as R, record) > 0) place -= 1
    first.splice(place, 0, record)
    if (first.length > count) first.pop()
  }
  return first
}

/** One list after the other. */
class InParts<R> implements Listed<R> {
  readonly length: number
  readonly #parts: readonly Listed<R>[]

  constructor(parts: readonly Listed<R>[]) {
    this.#parts = parts
    this.length = parts.reduce((sum, { length }) => sum + length, 0)
  }

  slice(from: number, to: number): R[] {
    let start = 0
    return this.#parts.flatMap((part) => {
      const [first, last] = [Math.max(0, from - start), Math.min(part.length, to - start)]
      start += part.length
      return first < last ? part.slice(first, last) : []
    })
  }
}

/** The records that a search has found, in an order of all; no more of them are put in order than are asked for. */
export class FoundRecords<R extends Row> implements Listed<R> {
  readonly found: Found
  readonly #order: Ordered<R>
  readonly #get: (id: number) => R | undefined
  #all: readonly R[] | undefined
  /** As many as a page has asked for: the next one often asks for the same. */
  #first: readonly R[] = []

  constructor(found: Found, order: Ordered<R>, get: (id: number) => R | undefined) {
    this.found = found
    this.#order = order
    this.#get = get
  }

  get length(): number {
    return this.found.size
  }

  /** Those of them alone for which it is so, in an order of all such records. */
  only(isSo: (id: number) => boolean, order: Ordered<R>): FoundRecords<R> {
    return new FoundRecords(this.found.only(isSo), order, this.#get)
  }

  /** The same, those that fit best (0) first. */
  bestFirst(fit: (record: R) => number): Listed<R> {
    const ids: number[][] = []
    for (const record of this.found.records(this.#get)) (ids[fit(record)] ??= []).push(record.id)
    return new InParts(ids.flatMap((some) => new FoundRecords(new Found(Uint32Array.from(some)), this.#order, this.#get)))
  }

  slice(from: number, to: number): R[] {
    const isFirst = !this.#all && to <= MOST_FIRST && to < this.length && isKept(this.#order)
    if (!isFirst) return (this.#all ??= this.#sorted()).slice(from, to)
    if (this.#first.length < to) this.#first = this.#firstOnes(to)
    return this.#first.slice(from, to)
  }

  #sorted(): R[] {
    const [found, order] = [this.found, this.#order]
    if (found.size <= order.length * SORTED_SHARE) return found.records(this.#get).toSorted(order.compare)
    return order.slice().filter(({ id }) => found.has(id))
  }

  #firstOnes(count: number): R[] {
    const looks = (count * this.#order.length) / this.length
    return looks < this.length * LOOKS ? this.#firstInOrder(count) : firstOf(this.found.records(this.#get), count, this.#order.compare)
  }

  #firstInOrder(count: number): R[] {
    const first: R[] = []
    for (let from = 0; first.length < count && from < this.#order.length; from += STRETCH)
      for (const record of this.#order.slice(from, from + STRETCH)) if (this.found.has(record.id)) first.push(record)
    return first.slice(0, count)
  }
}
