/** Where the person wanted to go before the sign-in page came in between; null: nowhere in particular. */
export const wantedOf = (state: unknown): string | null =>
  state && typeof state === 'object' && 'from' in state && typeof state.from === 'string' ? state.from : null
