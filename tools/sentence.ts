/** An error whose message is meant for users. */
export class Sentence extends Error {
  override readonly name = 'Sentence'
}

/** Prints the error and sets a failing exit code. */
export function complain(error: unknown): void {
  console.error(error instanceof Sentence ? error.message : error)
  process.exitCode = 1
}
