import { lazy, Suspense } from 'react'
import { JobActionsProvider } from './actions/JobActionsProvider.tsx'
import { JobList } from './list/JobList.tsx'
import { useIsStart } from './list/useIsStart.ts'

const StartView = lazy(() => import('./list/StartView.tsx').then((module) => ({ default: module.StartView })))

/** Spec §7 "Jobs": the list of all jobs the signed-in user may see. */
export function JobListPage() {
  if (useIsStart()) {
    return (
      <Suspense fallback={null}>
        <StartView />
      </Suspense>
    )
  }
  return (
    <JobActionsProvider>
      <JobList />
    </JobActionsProvider>
  )
}
