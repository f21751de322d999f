const textOf = (state: unknown, key: 'from' | 'reason'): string | null => {
  const value = state && typeof state === 'object' ? (state as Readonly<Record<string, unknown>>)[key] : null
  return typeof value === 'string' ? value : null
}

/** Where the person wanted to go before the sign-in page came in between; null: nowhere in particular. */
export const wantedOf = (state: unknown): string | null => textOf(state, 'from')

/** Why the session ended, in the server's words; null: the person came on their own. */
export const reasonOf = (state: unknown): string | null => textOf(state, 'reason')
