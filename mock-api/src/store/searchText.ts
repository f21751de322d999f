import type { Row } from './collection.ts'

/** What is looked through: records, and the folded texts in which each of them is found. */
export interface Searched<R extends Row> {
  /** All of them. */
  readonly records: () => readonly R[]
  readonly get: (id: number) => R | undefined
  /** A record is found where one of its texts has all the words. */
  readonly textsOf: (record: R) => readonly string[]
}

/** Ends every text. No word has it, so that none is found across two texts. */
const END = '\n'
/** So many records may have changed before the text is made anew, at least; of many records a share of them. */
const MIN_CHANGED = 256
const CHANGED_SHARE = 1 / 64
const MOST_FOUND = 16

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

/** The texts of all records in one string, where each begins, and whose it is. */
class WholeText {
  readonly size: number
  readonly #text: string
  readonly #starts: number[] = []
  readonly #ids: number[] = []

  constructor(texts: Iterable<readonly [id: number, text: string]>) {
    const pieces: string[] = []
    let length = 0
    for (const [id, text] of texts) {
      this.#starts.push(length)
      this.#ids.push(id)
      pieces.push(text, END)
      length += text.length + END.length
    }
    this.#text = pieces.join('')
    this.#starts.push(length)
    this.size = this.#ids.length
  }

  /** Ids of the texts that have every word, some of them more than once. */
  *having(words: readonly string[]): Generator<number> {
    const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
    let index = 0
    for (let at = this.#text.indexOf(longest); at !== -1; at = this.#text.indexOf(longest, this.#starts[index])) {
      index = this.#indexAt(at, index)
      if (others.length === 0 || hasAll(this.#text.slice(this.#starts[index], this.#starts[index + 1]), others))
        yield this.#ids[index] as number
      index += 1
      if (index >= this.size) return
    }
  }

  /** Index of the text in which the position lies; it is not before the one of `from`, and mostly a few texts behind it. */
  #indexAt(position: number, from: number): number {
    let step = 1
    while (from + step < this.size && (this.#starts[from + step] as number) <= position) step *= 2
    let low = from + (step >> 1)
    let high = Math.min(from + step, this.size) - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    return low
  }
}

/**
 * Finds records by words. Their texts stand in one string, which the engine looks through many times faster than through
 * as many objects; those of records that have changed since it was made stand beside it.
 */
export class SearchText<R extends Row> {
  readonly #searched: Searched<R>
  /** By id: the texts of today, undefined until they are asked for. */
  readonly #changed = new Map<number, readonly string[] | undefined>()
  #whole: WholeText | undefined
  /** What was found last, by its words: other pages and orders of a search ask for the same. */
  readonly #found = new Map<string, ReadonlySet<number>>()

  constructor(searched: Searched<R>) {
    this.#searched = searched
  }

  /** The record came, went, or is told in other words. */
  touch(id: number): void {
    this.#found.clear()
    if (this.#whole) this.#changed.set(id, undefined)
  }

  /** Ids of the records that have all of the folded words, of which there is at least one. */
  find(words: readonly string[]): ReadonlySet<number> {
    const key = words.join(END)
    const known = this.#found.get(key)
    if (known) return known
    const found = this.#lookFor(words)
    if (this.#found.size >= MOST_FOUND) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  #lookFor(words: readonly string[]): Set<number> {
    const found = new Set<number>()
    for (const id of this.#settled().having(words)) if (!this.#changed.has(id)) found.add(id)
    for (const id of this.#changed.keys()) if (this.#textsOfChanged(id).some((text) => hasAll(text, words))) found.add(id)
    return found
  }

  #settled(): WholeText {
    if (this.#whole && this.#changed.size <= Math.max(MIN_CHANGED, this.#whole.size * CHANGED_SHARE)) return this.#whole
    this.#changed.clear()
    const { records, textsOf } = this.#searched
    this.#whole = new WholeText(records().flatMap((record) => textsOf(record).map((text) => [record.id, text] as const)))
    return this.#whole
  }

  #textsOfChanged(id: number): readonly string[] {
    let texts = this.#changed.get(id)
    if (texts === undefined) {
      const record = this.#searched.get(id)
      this.#changed.set(id, (texts = record ? this.#searched.textsOf(record) : []))
    }
    return texts
  }
}
