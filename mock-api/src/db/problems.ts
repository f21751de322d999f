/** By system error code. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'this user doesn’t have permission',
  EIO: 'the disk reported an error',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'a file is in its place',
  EISDIR: 'a folder is in its place',
  EMFILE: 'too many files are open',
}

/** `the disk is full (ENOSPC)`; the system's message for other codes. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ? `${reasons[code]} (${code})` : message
}

/** Handles the error of a missing file. */
export const unlessMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }

/** A data folder can't be opened. The message names the file and a remedy; nothing was changed on disk. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder'
}

/** A change was undone because it couldn't be written. The message is for users. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  readonly reason = reasonOf(this.cause)

  constructor(cause: unknown) {
    super(`This was not saved, and nothing was changed: ${reasonOf(cause)}. Try again later.`, { cause })
  }
}
