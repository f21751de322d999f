import { constants, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file that is open for writing. */
export interface OpenFile {
  /** Adds all of it at the end. When it fails, a part of it may stand there. */
  append(content: string | Uint8Array): Promise<void>
  truncate(size: number): Promise<void>
  /** Resolves when the content would survive a power cut. */
  sync(): Promise<void>
  close(): Promise<void>
}

/** Whether a file that is opened goes on (`extend`), begins anew (`replace`), or must not be there yet (`create`). */
export type Opening = 'extend' | 'replace' | 'create'

/** What the store asks of a disk. Failures are the system's, with their `code`. */
export interface FileSystem {
  /** undefined where there is no such file. */
  read(path: string): Promise<Buffer | undefined>
  open(path: string, opening: Opening): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
  /** Passes over what is not there. */
  remove(path: string): Promise<void>
  /** What stands in a folder; nothing where there is none. */
  names(folder: string): Promise<string[]>
  /** Makes a folder and those around it, so that they would survive a power cut. */
  makeFolder(path: string): Promise<void>
  /** Resolves when the names in a folder would survive a power cut. */
  syncFolder(path: string): Promise<void>
}

/** Whatever was cut off before: every write goes to the end. */
const appending = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT
const flags: Readonly<Record<Opening, number>> = {
  extend: appending,
  replace: appending | constants.O_TRUNC,
  create: appending | constants.O_EXCL,
}

/** What stands for a file or a folder that does not exist. */
const nothingThere =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing
    throw error
  }

async function openFile(path: string, opening: Opening): Promise<OpenFile> {
  const file = await open(path, flags[opening])
  return {
    append: (content) => file.appendFile(content),
    truncate: (size) => file.truncate(size),
    sync: () => file.datasync(),
    close: () => file.close(),
  }
}

/** Of systems that cannot, and need not, sync a folder. */
const folderlessCodes: ReadonlySet<string | undefined> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'ENOSYS'])

const needsNone = (error: NodeJS.ErrnoException): undefined => {
  if (!folderlessCodes.has(error.code)) throw error
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(needsNone)
  try {
    await folder?.sync().catch(needsNone)
  } finally {
    await folder?.close()
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** The disks of this machine. */
export const nodeFileSystem: FileSystem = {
  read: (path) => readFile(path).catch(nothingThere(undefined)),
  open: openFile,
  rename,
  remove: (path) => rm(path, { force: true }),
  names: (folder) => readdir(folder).catch(nothingThere([])),
  makeFolder,
  syncFolder,
}
