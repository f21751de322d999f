import { join } from 'node:path'
import type { FileSystem, OpenFile } from './fileSystem.ts'
import { NotSaved } from './problems.ts'

/** Contents of files by key. What a key stands for, records say. */
export interface FileStore {
  /** Resolves when the content would survive the end of this process. Throws NotSaved, and nothing stays, when it cannot be written. */
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

async function writeOut(file: OpenFile, content: Uint8Array): Promise<void> {
  await file.append(content)
  await file.sync()
}

/** One file for each key in a folder of its own, which comes with the first of them. */
export class FolderFiles implements FileStore {
  readonly #folder: string
  readonly #fileSystem: FileSystem

  constructor(folder: string, fileSystem: FileSystem) {
    this.#folder = folder
    this.#fileSystem = fileSystem
  }

  async write(key: string, content: Uint8Array): Promise<void> {
    try {
      await this.#fileSystem.makeFolder(this.#folder)
      await this.#create(key, content)
    } catch (error) {
      throw new NotSaved(error)
    }
  }

  read(key: string): Promise<Buffer | undefined> {
    return this.#fileSystem.read(this.#pathOf(key))
  }

  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.#fileSystem.remove(this.#pathOf(key))))
  }

  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    const names = await this.#fileSystem.names(this.#folder)
    await this.remove(names.filter((name) => !keys.has(name)))
  }

  async #create(key: string, content: Uint8Array): Promise<void> {
    const file = await this.#fileSystem.open(this.#pathOf(key), 'create')
    try {
      await writeOut(file, content).finally(() => file.close())
      await this.#fileSystem.syncFolder(this.#folder)
    } catch (error) {
      await this.remove([key]).catch(() => undefined)
      throw error
    }
  }

  #pathOf(key: string): string {
    return join(this.#folder, key)
  }
}
