const HEADER_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')
const OK = 200

/** A minimal HTTP/1.1 parser that detects the end of a reply. */
export class Reply {
  #bytes: Buffer = Buffer.alloc(0)
  #headerEnd = -1
  /** Of header and body; unknown for chunked bodies. */
  #length: number | undefined

  /** Adds bytes; true if the reply is complete. */
  push(bytes: Buffer): boolean {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes])
    if (this.#headerEnd < 0) this.#readHeader()
    if (this.#headerEnd < 0) return false
    return this.#length === undefined ? this.#bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : this.#bytes.length >= this.#length
  }

  isGood(sign: string): boolean {
    return this.status >= OK && this.status < 300 && this.#bytes.includes(sign, this.#headerEnd)
  }

  get status(): number {
    return Number(this.#bytes.toString('latin1', 9, 12))
  }

  toString(): string {
    return this.#bytes.toString()
  }

  #readHeader(): void {
    this.#headerEnd = this.#bytes.indexOf(HEADER_END)
    if (this.#headerEnd < 0) return
    const length = /\r\ncontent-length: *(\d+)/i.exec(this.#bytes.toString('latin1', 0, this.#headerEnd))?.[1]
    if (length !== undefined) this.#length = this.#headerEnd + HEADER_END.length + Number(length)
  }
}
