import { lazy, Suspense } from 'react'
import { useDeletes } from '../../../kit/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../../../parts/jobs/deletes/jobDeletes.ts'
import { useLostRun } from '../bulk/lostRun.ts'

const RefusedDeletes = lazy(() => import('../bulk/RefusedDeletes.tsx').then((module) => ({ default: module.RefusedDeletes })))
const LostRunDialog = lazy(() => import('../bulk/LostRunDialog.tsx').then((module) => ({ default: module.LostRunDialog })))

/** What the list says by itself: which jobs were not deleted, and what a bulk action has left. */
export function JobsAbove() {
  const { refused } = useDeletes(jobDeletes)
  const { lost, forget } = useLostRun()
  return (
    <Suspense fallback={null}>
      {refused.length > 0 && <RefusedDeletes refused={refused} />}
      {lost && <LostRunDialog run={lost} onClose={forget} />}
    </Suspense>
  )
}
