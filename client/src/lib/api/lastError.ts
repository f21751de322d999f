import { currentPathname } from '../navigation/address.ts'
import { toApiError } from './apiError.ts'

let last: string | null = null

/** Stores the last error of this window, in memory only, for support messages. */
export function rememberError(error: unknown, operation: string | undefined): void {
  const { code, message, extensions } = toApiError(error)
  const { requestId } = extensions
  const named = [code, operation, typeof requestId === 'string' ? `request ${requestId}` : null].filter(Boolean).join(', ')
  last = `${message} (${named}, at ${currentPathname()})`
}

export const lastError = (): string | null => last
