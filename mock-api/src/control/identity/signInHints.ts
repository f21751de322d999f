const VALID_MS = 60_000

interface Hint {
  readonly email: string
  readonly session: string | undefined
  readonly expiresAt: number
}

/** One-time codes of the mock's page: the identity page signs in the user of a code without asking. */
export class SignInHints {
  readonly #hints = new Map<string, Hint>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  add(code: string, email: string, session: string | undefined): void {
    for (const [known, { expiresAt }] of this.#hints) if (expiresAt <= this.#now()) this.#hints.delete(known)
    this.#hints.set(code, { email, session, expiresAt: this.#now() + VALID_MS })
  }

  /** Each code counts once. Undefined for an unknown or expired one. */
  take(code: string): Pick<Hint, 'email' | 'session'> | undefined {
    const hint = this.#hints.get(code)
    this.#hints.delete(code)
    return hint && hint.expiresAt > this.#now() ? hint : undefined
  }
}
