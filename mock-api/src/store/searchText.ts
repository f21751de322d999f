import type { Row } from './collection.ts'
import { Found } from './found.ts'
import { WordIndex } from './wordIndex.ts'

/** What is looked through: records, and the folded texts in which each of them is found. */
export interface Searched<R extends Row> {
  /** All of them. */
  readonly records: () => readonly R[]
  readonly get: (id: number) => R | undefined
  /** A record is found where one of its texts has all the words. */
  readonly textsOf: (record: R) => readonly string[]
}

/** So many records may have changed before the index is made anew, at least; of many records a share of them. */
const MIN_CHANGED = 256
const CHANGED_SHARE = 1 / 64
const MOST_FOUND = 16

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word))

/** Finds records by words. Those that have changed since their index was made stand beside it and are looked at one by one. */
export class SearchText<R extends Row> {
  readonly #searched: Searched<R>
  /** By id: the texts of today, undefined until they are asked for. */
  readonly #changed = new Map<number, readonly string[] | undefined>()
  #whole: WordIndex | undefined
  /** What was found last, by its words: other pages and orders of a search ask for the same. */
  readonly #found = new Map<string, Found>()

  constructor(searched: Searched<R>) {
    this.#searched = searched
  }

  /** The record came, went, or is told in other words. */
  touch(id: number): void {
    this.#found.clear()
    if (this.#whole) this.#changed.set(id, undefined)
  }

  /** The records that have all of the folded words, of which there is at least one; no word has a space. */
  find(words: readonly string[]): Found {
    const key = words.join(' ')
    const known = this.#found.get(key)
    if (known) return known
    const found = this.#lookFor(words)
    if (this.#found.size >= MOST_FOUND) this.#found.clear()
    this.#found.set(key, found)
    return found
  }

  #lookFor(words: readonly string[]): Found {
    const ids = this.#settled().having(words)
    if (this.#changed.size === 0) return new Found(ids)
    const found = Array.from(ids.filter((id) => !this.#changed.has(id)))
    for (const id of this.#changed.keys()) if (this.#textsOfChanged(id).some((text) => hasAll(text, words))) found.push(id)
    return new Found(Uint32Array.from(found))
  }

  #settled(): WordIndex {
    if (this.#whole && this.#changed.size <= Math.max(MIN_CHANGED, this.#whole.size * CHANGED_SHARE)) return this.#whole
    this.#changed.clear()
    this.#whole = new WordIndex(this.#texts())
    return this.#whole
  }

  *#texts(): Generator<readonly [id: number, text: string]> {
    const { records, textsOf } = this.#searched
    for (const record of records()) for (const text of textsOf(record)) yield [record.id, text]
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
