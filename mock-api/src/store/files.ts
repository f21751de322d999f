import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from './syncFolder.ts'

/** Contents of files by key. What a key stands for, records say. */
export interface FileStore {
  /** Resolves when the content would survive the end of this process. Throws when the key is taken. */
  write(key: string, content: Uint8Array): Promise<void>
  read(key: string): Promise<Buffer | undefined>
  /** Keys that nothing stands under are passed over. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes what no key of these names, such as what a process wrote that ended before it kept a record. */
  keepOnly(keys: ReadonlySet<string>): Promise<void>
}

/** Files that end with the process. */
export class MemoryFiles implements FileStore {
  readonly #contents = new Map<string, Buffer>()

  async write(key: string, content: Uint8Array): Promise<void> {
    if (this.#contents.has(key)) throw new RangeError(`There is a file ${key} already`)
    this.#contents.set(key, Buffer.from(content))
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.#contents.get(key)
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#contents.delete(key)
  }

  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    await this.remove([...this.#contents.keys()].filter((key) => !keys.has(key)))
  }
}

/** What stands for a file or a folder that does not exist. */
const nothingThere =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing
    throw error
  }

/** One file for each key in a folder of its own, which comes with the first of them. */
export class FolderFiles implements FileStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    await this.#makeFolder()
    const file = await open(join(this.#folder, key), 'wx')
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await syncFolder(this.#folder)
  }

  async read(key: string): Promise<Buffer | undefined> {
    return readFile(join(this.#folder, key)).catch(nothingThere(undefined))
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(join(this.#folder, key), { force: true })))
  }

  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder).catch(nothingThere([]))
    await this.remove(names.filter((name) => !keys.has(name)))
  }

  async #makeFolder(): Promise<void> {
    if (await mkdir(this.#folder, { recursive: true })) await syncFolder(dirname(this.#folder))
  }
}
