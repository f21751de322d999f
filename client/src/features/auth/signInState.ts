import { ownPath } from '../../lib/navigation/address.ts'

const getText = (state: unknown, key: 'from' | 'reason'): string | null => {
  const value = state && typeof state === 'object' ? (state as Readonly<Record<string, unknown>>)[key] : null
  return typeof value === 'string' ? value : null
}

/** The page requested before sign-in; null: none within the product. */
export const requestedPath = (state: unknown): string | null => ownPath(getText(state, 'from'))

/** Why the session ended, in the server's words; null: the user came to sign-in directly. */
export const signOutReason = (state: unknown): string | null => getText(state, 'reason')
