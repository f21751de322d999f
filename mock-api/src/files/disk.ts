import fs, { type FileHandle } from 'node:fs/promises'

/** The used part of `node:fs/promises`. `flush` makes contents survive a power cut. */
export interface FileSystem {
  mkdir(path: string, options: { recursive: true }): Promise<unknown>
  readdir(path: string): Promise<string[]>
  readFile(path: string): Promise<Buffer>
  writeFile(path: string, content: Uint8Array | Iterable<string>, options: { flush: true; flag?: 'wx' }): Promise<void>
  appendFile(path: string, content: string, options: { flush: true }): Promise<void>
  truncate(path: string, size: number): Promise<void>
  open(path: string, flags: 'r'): Promise<Pick<FileHandle, 'sync' | 'close'>>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { force: true }): Promise<void>
}

export const disk: FileSystem = fs

/** Makes the names in a folder survive a power cut. Windows can't, and needn't. */
export async function syncFolder(files: FileSystem, path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await files.open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Handles the error of a missing file. */
export const unlessMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
