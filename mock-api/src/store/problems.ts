/** By the system's code: what is wrong, to be put behind a colon. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'the quota of this user is used up',
  EFBIG: 'the file may not grow any more',
  EROFS: 'the file system is read-only',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EIO: 'the disk reports an error',
  ENOTDIR: 'a part of its path is a file and not a folder',
  EEXIST: 'a file stands in its place',
  EISDIR: 'a folder stands in its place',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
}

/** `there is no room left on the disk (ENOSPC)`; the system's own words where we have none. */
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
