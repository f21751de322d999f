import { useEffect } from 'react'
import { isAway, toApiError } from '../../lib/api/apiError.ts'
import { showError } from './toasts.ts'

/**
 * Spec §8: what a read was refused with is told in a toast, too, once as long as it is the same. Not while nobody is there to
 * answer: the banner says that.
 */
export function useErrorToast(error: unknown): void {
  const message = isAway(error) ? null : toApiError(error).message
  useEffect(() => {
    if (message) showError(message)
  }, [message])
}
