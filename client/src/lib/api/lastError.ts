import { currentPathname } from '../navigation/address.ts'
import { toApiError } from './apiError.ts'

let last: string | null = null

/** Keeps what went wrong last in this window, for whoever writes to support; nothing is kept beyond the window. */
export function rememberError(error: unknown, operation: string | undefined): void {
  const { code, message, extensions } = toApiError(error)
  const { requestId } = extensions
  const named = [code, operation, typeof requestId === 'string' ? `request ${requestId}` : null].filter(Boolean).join(', ')
  last = `${message} (${named}, at ${currentPathname()})`
}

/** In words; null where nothing did. */
export const lastError = (): string | null => last
