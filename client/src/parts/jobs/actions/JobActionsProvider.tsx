import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import type { ActionRunner } from './useActionRunner.ts'
import { useActionRunner } from './useActionRunner.ts'

const JobActionDialog = lazy(() => import('../dialogs/JobActionDialog.tsx').then((module) => ({ default: module.JobActionDialog })))

const JobActionsContext = createContext<Pick<ActionRunner, 'run' | 'busyKey'> | null>(null)

/** Gives list row, job page and visit row one way to do an action: at once, or through its dialog. */
export function JobActionsProvider({ children }: { readonly children: ReactNode }) {
  const { run, busyKey, request, close } = useActionRunner()
  return (
    <JobActionsContext value={{ run, busyKey }}>
      {children}
      <Suspense fallback={null}>
        {request && (
          <JobActionDialog key={`${request.action}/${request.target.jobId}/${request.target.visitId}`} request={request} onClose={close} />
        )}
      </Suspense>
    </JobActionsContext>
  )
}

export function useJobActions(): Pick<ActionRunner, 'run' | 'busyKey'> {
  const actions = useContext(JobActionsContext)
  if (!actions) throw new Error('useJobActions needs a JobActionsProvider above it')
  return actions
}
