import { constants } from 'node:os'
import { dirname } from 'node:path'
import type { FileSystem } from '../files/disk.ts'

/** A file: its content now, and after a power cut. */
export interface Content {
  seen: Buffer
  safe: Buffer
}
/** Writing consists of `open`, `appendFile` and `datasync`. */
export type Operation = Exclude<keyof FileSystem, 'writeFile'> | 'datasync' | 'sync'

const numbers: Readonly<Record<string, number>> = constants.errno
const failure = (code: string, path: string): Error => Object.assign(new Error(`${code}: ${path}`), { code, errno: -(numbers[code] ?? 0) })
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

  async writeFile(path: string, content: Uint8Array | Iterable<string>, { flag }: { readonly flag?: 'wx' }): Promise<void> {
    this.#meet('open', path)
    if (flag && this.#names.has(path)) throw failure('EEXIST', path)
    const file = this.#file(path)
    file.seen = EMPTY
    for (const chunk of content instanceof Uint8Array ? [content] : content) this.#append(path, file, Buffer.from(chunk))
    this.sync(path, file)
  }

  async appendFile(path: string, text: string): Promise<void> {
    this.#meet('open', path)
    const file = this.#file(path)
    this.#append(path, file, Buffer.from(text))
    this.sync(path, file)
  }

  async truncate(path: string, size: number): Promise<void> {
    this.#meet('truncate', path)
    const file = this.#names.get(path)
    if (!file) throw failure('ENOENT', path)
    file.seen = file.seen.subarray(0, size)
    this.onChange()
  }

  /** Opens a folder. */
  async open(folder: string): Promise<{ sync: () => Promise<void>; close: () => Promise<void> }> {
    const isElsewhere = ([path]: readonly [string, Content]): boolean => dirname(path) !== folder
    return {
      sync: async () => {
        this.#meet('sync', folder)
        const inside = [...this.#names].filter((entry) => !isElsewhere(entry))
        this.#safeNames = new Map([...[...this.#safeNames].filter(isElsewhere), ...inside])
        this.onChange()
      },
      close: async () => undefined,
    }
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

  protected sync(path: string, file: Content): void {
    this.#meet('datasync', path)
    file.safe = file.seen
    this.onChange()
  }

  #file(path: string): Content {
    const file = this.#names.get(path) ?? { seen: EMPTY, safe: EMPTY }
    this.#names.set(path, file)
    this.onChange()
    return file
  }

  #append(path: string, file: Content, bytes: Buffer): void {
    this.#meet('appendFile', path)
    const free = Math.max(0, this.room - this.#used())
    file.seen = Buffer.concat([file.seen, bytes.subarray(0, free)])
    this.onChange()
    if (bytes.length > free) throw failure('ENOSPC', path)
  }

  #used(): number {
    return [...this.#names.values()].reduce((sum, { seen }) => sum + seen.length, 0)
  }

  #meet(operation: Operation, path: string): void {
    const code = this.fault(operation, path)
    if (code !== undefined) throw failure(code, path)
  }
}
