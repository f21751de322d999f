/** An error whose message is all that a person needs to know. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}

/** Shows what went wrong, and makes this process end with a code other than 0. */
export function complain(error: unknown): void {
  console.error(error instanceof Sentence ? error.message : error)
  process.exitCode = 1
}
