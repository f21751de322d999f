import { currentPathname } from '../navigation/address.ts'
import { toApiError } from './apiError.ts'
import { createStore } from '../createStore.ts'

const last = createStore<string | null>(null)

export function rememberError(error: unknown, operation: string | undefined): void {
  const { code, message, extensions } = toApiError(error)
  const { requestId } = extensions
  const named = [code, operation, typeof requestId === 'string' ? `request ${requestId}` : null].filter(Boolean).join(', ')
  last.write(`${message} (${named}, at ${currentPathname()})`)
}

export const lastError = last.read
