import { Bits } from './bits.ts'

/** What a search has found: ids, each once. */
export class Found {
  readonly ids: Uint32Array
  #marks: Bits | undefined

  constructor(ids: Uint32Array) {
    this.ids = ids
  }

  get size(): number {
    return this.ids.length
  }

  /** Those of them alone for which it is so. */
  only(isSo: (id: number) => boolean): Found {
    return new Found(this.ids.filter(isSo))
  }

  /** The records that have the ids. */
  records<R>(get: (id: number) => R | undefined): R[] {
    const records: R[] = []
    for (const id of this.ids) {
      const record = get(id)
      if (record !== undefined) records.push(record)
    }
    return records
  }

  has(id: number): boolean {
    return (this.#marks ??= this.#marked()).has(id)
  }

  #marked(): Bits {
    let largest = 0
    for (const id of this.ids) if (id > largest) largest = id
    const marks = new Bits(largest + 1)
    for (const id of this.ids) marks.add(id)
    return marks
  }
}
