const WORD = 32

/** A set of small numbers, a bit for each. */
export class Bits {
  readonly #words: Uint32Array

  constructor(limit: number) {
    this.#words = new Uint32Array(Math.ceil(limit / WORD))
  }

  add(number: number): void {
    const word = number >>> 5
    this.#words[word] = (this.#words[word] as number) | (1 << (number & 31))
  }

  has(number: number): boolean {
    return (((this.#words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  /** All of them, the smallest first. */
  numbers(): Uint32Array {
    const numbers = new Uint32Array(this.#size())
    let count = 0
    for (let word = 0; word < this.#words.length; word += 1) {
      for (let rest = this.#words[word] as number; rest !== 0; rest &= rest - 1) {
        numbers[count] = word * WORD + 31 - Math.clz32(rest & -rest)
        count += 1
      }
    }
    return numbers
  }

  clear(): void {
    this.#words.fill(0)
  }

  #size(): number {
    let size = 0
    for (const word of this.#words) for (let rest = word; rest !== 0; rest &= rest - 1) size += 1
    return size
  }
}
