import { join } from 'node:path'
import { NotSaved } from '../db/problems.ts'
import { type FileSystem, syncFolder, unlessMissing } from './disk.ts'

export interface FileStore {
  /** Resolves when the content is durable. @throws NotSaved */
  write(key: string, content: Uint8Array): Promise<void>
  read(key: string): Promise<Buffer | undefined>
  /** Ignores unknown keys. */
  remove(keys: readonly string[]): Promise<void>
  /** Removes all other files, such as those without a record after a crash. */
  keepOnly(keys: ReadonlySet<string>): Promise<void>
}

export class MemoryFiles implements FileStore {
  readonly #contents = new Map<string, Buffer>()

  async write(key: string, content: Uint8Array): Promise<void> {
    if (this.#contents.has(key)) throw new NotSaved(new RangeError(`there is a file ${key} already`))
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

/** Records can be edited by the control API and in snapshots: other keys could lead out of the folder. */
const isKey = (key: string): boolean => /^[\w-]+$/.test(key)

/** One file per key in a folder, which is created on the first write. */
export class FolderFiles implements FileStore {
  readonly #folder: string
  readonly #files: FileSystem

  constructor(folder: string, files: FileSystem) {
    this.#folder = folder
    this.#files = files
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    if (!isKey(key)) throw new NotSaved(new RangeError(`${key} is no key of a file`))
    try {
      await this.#files.mkdir(this.#folder, { recursive: true })
      await this.#files.writeFile(join(this.#folder, key), content, { flag: 'wx', flush: true })
      await syncFolder(this.#files, this.#folder)
      await syncFolder(this.#files, join(this.#folder, '..'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await this.remove([key]).catch(() => undefined)
      throw new NotSaved(error)
    }
  }

  async read(key: string): Promise<Buffer | undefined> {
    if (!isKey(key)) return undefined
    return this.#files.readFile(join(this.#folder, key)).catch(unlessMissing(undefined))
  }

  async remove(keys: readonly string[]): Promise<void> {
    await this.#removeFiles(keys.filter(isKey))
  }

  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const names = await this.#files.readdir(this.#folder).catch(unlessMissing([] as string[]))
    await this.#removeFiles(names.filter((name) => !keys.has(name)))
  }

  async #removeFiles(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.#files.rm(join(this.#folder, name), { force: true })))
  }
}
