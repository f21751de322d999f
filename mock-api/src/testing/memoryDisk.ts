import { dirname } from 'node:path'
import type { FileSystem, OpenFile } from '../db/adapter.ts'

/** A file: its content now, and after a power cut. */
interface Content {
  seen: Buffer
  safe: Buffer
}
export type Operation = keyof FileSystem | keyof OpenFile

const failure = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code })
const EMPTY = Buffer.alloc(0)

/** A disk in memory that keeps only synced data through a power cut, has limited room, and fails on demand. */
export class MemoryDisk implements FileSystem {
  /** Bytes of all files together. */
  room = Number.POSITIVE_INFINITY
  /** The error code of an operation; called before each. */
  fault: (operation: Operation, path: string) => string | undefined = () => undefined
  /** Called after each change. */
  onChange: () => void = () => undefined
  readonly #names: Map<string, Content>
  #safeNames: Map<string, Content>

  constructor(files: Readonly<Record<string, Buffer | string>> = {}) {
    this.#names = new Map(Object.entries(files).map(([path, text]) => [path, { seen: Buffer.from(text), safe: Buffer.from(text) }]))
    this.#safeNames = new Map(this.#names)
  }

  /** Every file. */
  get files(): Record<string, Buffer> {
    return Object.fromEntries([...this.#names].map(([path, { seen }]) => [path, seen]))
  }

  /** The disk after a power cut: without unsynced names, or with all names but without their unsynced contents. */
  afterPowerCut(survivors: 'nothing' | 'names'): MemoryDisk {
    const names = survivors === 'names' ? this.#names : this.#safeNames
    return new MemoryDisk(Object.fromEntries([...names].map(([path, { safe }]) => [path, safe])))
  }

  async readFile(path: string): Promise<Buffer> {
    this.#meet('readFile', path)
    const content = this.#names.get(path)
    if (!content) throw failure('ENOENT', path)
    return content.seen
  }

  async open(path: string, flags: 'a' | 'r' | 'w' | 'wx'): Promise<OpenFile> {
    if (flags === 'r') return this.#folder(path)
    this.#meet('open', path)
    const known = this.#names.get(path)
    if (known && flags === 'wx') throw failure('EEXIST', path)
    const content = known ?? { seen: EMPTY, safe: EMPTY }
    if (flags === 'w') content.seen = EMPTY
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

  async rm(path: string): Promise<void> {
    this.#meet('rm', path)
    this.#names.delete(path)
    this.onChange()
  }

  async readdir(folder: string): Promise<string[]> {
    this.#meet('readdir', folder)
    const inside = [...this.#names.keys()].filter((path) => path.startsWith(`${folder}/`))
    return [...new Set(inside.map((path) => path.slice(folder.length + 1).split('/')[0] as string))]
  }

  async mkdir(path: string): Promise<void> {
    this.#meet('mkdir', path)
  }

  #folder(folder: string): OpenFile {
    const isElsewhere = ([path]: readonly [string, Content]): boolean => dirname(path) !== folder
    const nothing = async (): Promise<void> => undefined
    const sync = async (): Promise<void> => {
      this.#meet('sync', folder)
      const inside = [...this.#names].filter((entry) => !isElsewhere(entry))
      this.#safeNames = new Map([...[...this.#safeNames].filter(isElsewhere), ...inside])
      this.onChange()
    }
    return { appendFile: nothing, truncate: nothing, datasync: sync, sync, close: nothing }
  }

  #opened(path: string, content: Content): OpenFile {
    const sync = async (): Promise<void> => {
      this.#meet('datasync', path)
      content.safe = content.seen
      this.onChange()
    }
    return {
      appendFile: async (added) => {
        this.#meet('appendFile', path)
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
      datasync: sync,
      sync,
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
