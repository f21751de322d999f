import { Bits } from './bits.ts'
import { Grouped } from './grouped.ts'
import { Pieces } from './pieces.ts'

/** So many letters in a row lead to the pieces that have them. */
const RUN = 3
/** A run is a number of at most so many bits. Two runs may share one: whether a piece has a word is looked at in any case. */
const MOST_BITS = 17
/** To look for a text among those of a piece costs as much as to mark so many. */
const LOOKS = 16
const SPREAD = 0x9e3779b1

/** A word of a search, the pieces that have it, and in how many texts these stand. */
interface Asked {
  readonly pieces: readonly number[]
  readonly texts: number
}

/** Numbers of both, each of which has the smallest first. */
function inBoth(some: Uint32Array, others: Uint32Array): Uint32Array {
  const both = new Uint32Array(some.length)
  let count = 0
  for (let one = 0, other = 0; one < some.length && other < others.length;) {
    const difference = (some[one] as number) - (others[other] as number)
    if (difference === 0) both[count++] = some[one] as number
    if (difference <= 0) one += 1
    else other += 1
  }
  return both.subarray(0, count)
}

/**
 * Whose text has the words of a search, each anywhere within it. No word has a space, so that it stands within one of the
 * pieces between the spaces: these are few, are found by the runs of their letters, and know their texts.
 */
export class WordIndex {
  readonly size: number
  readonly #pieces = new Pieces()
  /** By the number of a text; undefined where every record has one text, and its number is the id. */
  readonly #ids: Uint32Array | undefined
  readonly #textsOfPiece: Grouped
  readonly #piecesOfRun: Grouped
  readonly #runBits: number
  /** For one search after the other: what it has marked it clears. */
  readonly #marks: Bits

  /** The texts of one id stand in a row. */
  constructor(texts: Iterable<readonly [id: number, text: string]>) {
    const ids: number[] = []
    const pieces: number[] = []
    const ends: number[] = []
    for (const [id, text] of texts) {
      ids.push(id)
      this.#pieces.cut(text, (piece) => pieces.push(piece))
      ends.push(pieces.length)
    }
    this.size = ids.length
    const isOneEach = ids.every((id, text) => text === 0 || id > (ids[text - 1] as number))
    this.#ids = isOneEach ? undefined : Uint32Array.from(ids)
    this.#marks = new Bits(isOneEach ? (ids.at(-1) ?? 0) + 1 : ids.length)
    this.#textsOfPiece = new Grouped(this.#pieces.size, (tell) => {
      let at = 0
      for (let text = 0; text < ends.length; text += 1)
        for (; at < (ends[text] as number); at += 1) tell(pieces[at] as number, isOneEach ? (ids[text] as number) : text)
    })
    this.#runBits = Math.min(MOST_BITS, 33 - Math.clz32(this.#pieces.start(this.#pieces.size)))
    this.#piecesOfRun = new Grouped(1 << this.#runBits, (tell) => this.#tellRuns(tell))
  }

  /** Ids of the texts that have every word, each once. */
  having(words: readonly string[]): Uint32Array {
    const [rarest, ...others] = words.map((word) => this.#asked(word)).toSorted((a, b) => a.texts - b.texts)
    let texts = rarest ? this.#textsWith(rarest) : new Uint32Array()
    for (const other of others) texts = this.#thoseWith(other, texts)
    return this.#idsOf(texts)
  }

  /** The number of the run that begins there. */
  #runAt(codes: Uint16Array, at: number): number {
    const letters = ((codes[at] as number) << 14) ^ ((codes[at + 1] as number) << 7) ^ (codes[at + 2] as number)
    return Math.imul(letters, SPREAD) >>> (32 - this.#runBits)
  }

  #tellRuns(tell: (run: number, piece: number) => void): void {
    const { size, codes } = this.#pieces
    for (let piece = 0; piece < size; piece += 1) {
      const last = this.#pieces.start(piece + 1) - RUN
      for (let at = this.#pieces.start(piece); at <= last; at += 1) tell(this.#runAt(codes, at), piece)
    }
  }

  #asked(word: string): Asked {
    const codes = new Uint16Array(word.length)
    for (let at = 0; at < word.length; at += 1) codes[at] = word.charCodeAt(at)
    const candidates = codes.length < RUN ? Array.from({ length: this.#pieces.size }, (_, piece) => piece) : this.#candidates(codes)
    const pieces: number[] = []
    let texts = 0
    for (const piece of candidates) {
      if (!this.#has(piece, codes)) continue
      pieces.push(piece)
      texts += this.#textsOfPiece.size(piece)
    }
    return { pieces, texts }
  }

  /** The pieces that have the two rarest runs of the word. */
  #candidates(codes: Uint16Array): Uint32Array {
    let [rarest, next] = [this.#runAt(codes, 0), -1]
    for (let at = 1; at <= codes.length - RUN; at += 1) {
      const run = this.#runAt(codes, at)
      const isRarest = this.#piecesOfRun.size(run) < this.#piecesOfRun.size(rarest)
      if (run !== rarest && (isRarest || next === -1 || this.#piecesOfRun.size(run) < this.#piecesOfRun.size(next)))
        [rarest, next] = isRarest ? [run, rarest] : [rarest, run]
    }
    const pieces = this.#piecesOfRun.members(rarest)
    return next === -1 ? pieces : inBoth(pieces, this.#piecesOfRun.members(next))
  }

  #has(piece: number, word: Uint16Array): boolean {
    const { codes } = this.#pieces
    const last = this.#pieces.start(piece + 1) - word.length
    for (let start = this.#pieces.start(piece); start <= last; start += 1) {
      let same = 0
      while (same < word.length && codes[start + same] === word[same]) same += 1
      if (same === word.length) return true
    }
    return false
  }

  #textsWith(asked: Asked): Uint32Array {
    const [piece] = asked.pieces
    if (piece !== undefined && asked.pieces.length === 1) return this.#textsOfPiece.members(piece)
    return this.#marking(asked, (marks) => marks.numbers())
  }

  #thoseWith(asked: Asked, texts: Uint32Array): Uint32Array {
    if (texts.length === 0) return texts
    if (texts.length * asked.pieces.length * LOOKS < asked.texts)
      return texts.filter((text) => asked.pieces.some((piece) => this.#textsOfPiece.has(piece, text)))
    return this.#marking(asked, (marks) => texts.filter((text) => marks.has(text)))
  }

  #marking({ pieces }: Asked, use: (marks: Bits) => Uint32Array): Uint32Array {
    for (const piece of pieces) {
      const texts = this.#textsOfPiece.members(piece)
      for (let place = 0; place < texts.length; place += 1) this.#marks.add(texts[place] as number)
    }
    const used = use(this.#marks)
    this.#marks.clear()
    return used
  }

  #idsOf(texts: Uint32Array): Uint32Array {
    if (!this.#ids) return texts
    const ids = new Uint32Array(texts.length)
    let count = 0
    for (const text of texts) {
      const id = this.#ids[text] as number
      if (count > 0 && ids[count - 1] === id) continue
      ids[count] = id
      count += 1
    }
    return ids.subarray(0, count)
  }
}
