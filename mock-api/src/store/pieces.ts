/** What every whitespace that a search is cut at begins with; other whitespace may stand within a piece. */
const SPACE = 32
const isBetween = (code: number): boolean => code === SPACE || (code >= 9 && code <= 13)

const FIRST_SLOTS = 1 << 12
const FIRST_CODES = 1 << 14
const FREE = -1

/** The different pieces that stand between the spaces of texts, each once and by a number: 0, 1, 2 … */
export class Pieces {
  /** All their letters, one piece after the other, as code units. */
  #codes = new Uint16Array(FIRST_CODES)
  /** Where each begins, and at last where the next one will. */
  readonly #starts: number[] = [0]
  readonly #hashes: number[] = []
  #slots = new Int32Array(FIRST_SLOTS).fill(FREE)

  get size(): number {
    return this.#hashes.length
  }

  get codes(): Uint16Array {
    return this.#codes
  }

  start(piece: number): number {
    return this.#starts[piece] as number
  }

  /** Tells the number of each piece of a text, in turn. */
  cut(text: string, each: (piece: number) => void): void {
    let start = 0
    let hash = 0
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : SPACE
      if (!isBetween(code)) {
        hash = Math.imul(hash ^ code, 0x01000193) + 1
        continue
      }
      if (at > start) each(this.#numberOf(text, start, at, hash | 0))
      start = at + 1
      hash = 0
    }
  }

  #numberOf(text: string, from: number, to: number, hash: number): number {
    let slot = this.#slotOf(hash)
    for (let piece = this.#slots[slot] as number; piece !== FREE; piece = this.#slots[slot] as number) {
      if (this.#hashes[piece] === hash && this.#is(piece, text, from, to)) return piece
      slot = (slot + 1) & (this.#slots.length - 1)
    }
    this.#slots[slot] = this.size
    return this.#add(text, from, to, hash)
  }

  #slotOf(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1)
  }

  #is(piece: number, text: string, from: number, to: number): boolean {
    const start = this.start(piece)
    if (this.start(piece + 1) - start !== to - from) return false
    for (let at = from; at < to; at += 1) if (this.#codes[start + at - from] !== text.charCodeAt(at)) return false
    return true
  }

  #add(text: string, from: number, to: number, hash: number): number {
    const start = this.start(this.size)
    if (start + to - from > this.#codes.length) this.#growCodes(start + to - from)
    for (let at = from; at < to; at += 1) this.#codes[start + at - from] = text.charCodeAt(at)
    this.#starts.push(start + to - from)
    this.#hashes.push(hash)
    if (this.size * 2 > this.#slots.length) this.#growSlots()
    return this.size - 1
  }

  #growCodes(atLeast: number): void {
    const before = this.#codes
    this.#codes = new Uint16Array(Math.max(atLeast, before.length * 2))
    this.#codes.set(before)
  }

  #growSlots(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(FREE)
    for (const [piece, hash] of this.#hashes.entries()) {
      let slot = this.#slotOf(hash)
      while (this.#slots[slot] !== FREE) slot = (slot + 1) & (this.#slots.length - 1)
      this.#slots[slot] = piece
    }
  }
}
