import { getSystemErrorMessage } from 'node:util'

/** `no space left on device (ENOSPC)`; the message of other errors. */
export function reasonOf(error: unknown): string {
  const { errno, code, message } = error as NodeJS.ErrnoException
  return errno === undefined ? message : `${getSystemErrorMessage(errno)} (${code})`
}

/** A change was undone because it couldn't be written. The message is for users. */
export class NotSaved extends Error {
  override readonly name = 'NotSaved'
  readonly reason = reasonOf(this.cause)

  constructor(cause: unknown) {
    super(`This was not saved, and nothing was changed: ${reasonOf(cause)}. Try again later.`, { cause })
  }
}
