import { useEffect } from 'react'
import { isAway, toApiError } from '../../lib/api/apiError.ts'
import { showError } from './toasts.ts'

/** Spec §8: shows a failed query's error as a toast, once per error. Not while the server is unreachable: the banner reports that. */
export function useErrorToast(error: unknown): void {
  const message = isAway(error) ? null : toApiError(error).message
  useEffect(() => {
    if (message) showError(message)
  }, [message])
}
