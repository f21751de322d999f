/** By the system's code: what is wrong, to be put behind a colon. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s disk quota is used up',
  EFBIG: 'the file has reached its size limit',
  EROFS: 'the file system is read-only',
  EACCES: 'this user doesn’t have permission',
  EPERM: 'this user doesn’t have permission',
  EIO: 'the disk reported an error',
  ENOTDIR: 'part of its path is a file, not a folder',
  EEXIST: 'a file is in its place',
  EISDIR: 'a folder is in its place',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/** `the disk is full (ENOSPC)`; the system's own words where we have none. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  const reason = reasons[code]
  return reason === undefined ? message : `${reason} (${code})`
}

/** A data folder cannot be opened. The message names the file and what helps; nothing was changed on disk. */
export class UnusableFolder extends Error {
  override readonly name = 'UnusableFolder'
}

/** A write was taken back, because it could not be made durable. The message is for people. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  /** What keeps the disk from taking it. */
  readonly reason: string

  constructor(cause: unknown) {
    const reason = reasonOf(cause)
    super(`This was not saved, and nothing was changed: ${reason}. Try again later.`, { cause })
    this.reason = reason
  }
}
