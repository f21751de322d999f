import { basename, dirname } from 'node:path'
import type { FileSystem, OpenFile, Opening } from '../db/fileSystem.ts'

/** A file: what reads see of it, and what a power cut would leave. */
interface Content {
  seen: Buffer
  safe: Buffer
}
export type Operation = keyof FileSystem | keyof OpenFile

const failure = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code })
const EMPTY = Buffer.alloc(0)

/** A disk in memory that keeps through a power cut only what it was told to, that has as much room as it is given, and that fails on demand. */
export class MemoryDisk implements FileSystem {
  /** Bytes of all files together. */
  room = Number.POSITIVE_INFINITY
  /** The code with which an operation fails; asked before each. */
  fault: (operation: Operation, path: string) => string | undefined = () => undefined
  /** Told after each operation that changes something. */
  onChange: () => void = () => undefined
  readonly #names: Map<string, Content>
  #safeNames: Map<string, Content>

  constructor(files: Readonly<Record<string, Buffer | string>> = {}) {
    this.#names = new Map(Object.entries(files).map(([path, text]) => [path, { seen: Buffer.from(text), safe: Buffer.from(text) }]))
    this.#safeNames = new Map(this.#names)
  }

  /** Every file as it reads. */
  get files(): Record<string, Buffer> {
    return Object.fromEntries([...this.#names].map(([path, { seen }]) => [path, seen]))
  }

  /**
   * What is found after a power cut. Of what nobody asked to be safe, nothing is there, or (`names`) the names have come
   * through and the contents have not.
   */
  afterPowerCut(survivors: 'nothing' | 'names'): MemoryDisk {
    const names = survivors === 'names' ? this.#names : this.#safeNames
    return new MemoryDisk(Object.fromEntries([...names].map(([path, { safe }]) => [path, safe])))
  }

  async read(path: string): Promise<Buffer | undefined> {
    this.#meet('read', path)
    return this.#names.get(path)?.seen
  }

  async open(path: string, opening: Opening): Promise<OpenFile> {
    this.#meet('open', path)
    const known = this.#names.get(path)
    if (known && opening === 'create') throw failure('EEXIST', path)
    const content = known ?? { seen: EMPTY, safe: EMPTY }
    if (opening === 'replace') content.seen = EMPTY
    this.#names.set(path, content)
    this.onChange()
    return this.#opened(path, content)
  }

  async rename(from: string, to: string): Promise<void> {
    this.#meet('rename', from)
    const content = this.#names.get(from)
    if (!content) throw failure('ENOENT', from)
    this.#names.delete(from)
    this.#names.set(to, content)
    this.onChange()
  }

  async remove(path: string): Promise<void> {
    this.#meet('remove', path)
    this.#names.delete(path)
    this.onChange()
  }

  async names(folder: string): Promise<string[]> {
    this.#meet('names', folder)
    return [...this.#names.keys()].filter((path) => dirname(path) === folder).map((path) => basename(path))
  }

  async makeFolder(path: string): Promise<void> {
    this.#meet('makeFolder', path)
  }

  async syncFolder(folder: string): Promise<void> {
    this.#meet('syncFolder', folder)
    const isElsewhere = ([path]: readonly [string, Content]): boolean => dirname(path) !== folder
    const inside = [...this.#names].filter((entry) => !isElsewhere(entry))
    this.#safeNames = new Map([...[...this.#safeNames].filter(isElsewhere), ...inside])
    this.onChange()
  }

  #opened(path: string, content: Content): OpenFile {
    return {
      append: async (added) => {
        this.#meet('append', path)
        const bytes = Buffer.from(added)
        const free = Math.max(0, this.room - this.#used())
        content.seen = Buffer.concat([content.seen, bytes.subarray(0, free)])
        this.onChange()
        if (bytes.length > free) throw failure('ENOSPC', path)
      },
      truncate: async (size) => {
        this.#meet('truncate', path)
        content.seen = content.seen.subarray(0, size)
        this.onChange()
      },
      sync: async () => {
        this.#meet('sync', path)
        content.safe = content.seen
        this.onChange()
      },
      close: async () => undefined,
    }
  }

  #used(): number {
    return [...this.#names.values()].reduce((sum, { seen }) => sum + seen.length, 0)
  }

  #meet(operation: Operation, path: string): void {
    const code = this.fault(operation, path)
    if (code !== undefined) throw failure(code, path)
  }
}
