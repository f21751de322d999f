import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { showError } from '../../../shared/toasts/toasts.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import type { DeletableJob } from './deletes.ts'

type DeleteJobs = (jobs: readonly DeletableJob[], rows?: string) => void

/**
 * Deletes jobs with all their visits: they disappear at once, and the backend is told when the Undo ends, or when the page
 * is hidden or left. A refusal brings a job back and says why. `rows` names the list in which they were chosen
 * (`rowsKeyOf`), so that its counts follow. Who may: `useHolds('delete_jobs')`.
 */
export function useDeleteJobs(): DeleteJobs {
  const client = useApolloClient()
  return useCallback(
    (jobs, rows) =>
      void import('./deleteLater.ts')
        .then(({ deleteLater }) => deleteLater(client, jobs, rows ?? null))
        .catch((error: unknown) => showError(refusalOf(error).message)),
    [client],
  )
}
