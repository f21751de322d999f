import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { useDeletes } from '../../../parts/jobs/deletes/useDeletes.ts'
import { useJobQuery } from '../jobs.generated.ts'
import { paths } from '../../../shared/paths.ts'
import { listAddress } from '../../../kit/list/listAddress.ts'
import { JobDetail } from './JobDetail.tsx'
import { JobProblem } from './JobProblem.tsx'
import { JobSkeleton } from './JobSkeleton.tsx'
import { useEscapeTo } from './useEscapeTo.ts'
import { useFreshOnReturn } from './useFreshOnReturn.ts'

const DeletedJob = lazy(() => import('./DeletedJob.tsx').then((module) => ({ default: module.DeletedJob })))

export function JobView({ jobId }: { readonly jobId: string }) {
  const back = { to: listAddress(paths.jobs(), useLocation().state), label: 'Jobs' }
  useEscapeTo(back.to)
  useFreshOnReturn()
  const isDeleted = useDeletes().held.has(jobId)
  const { data, error, refetch } = useJobQuery({ variables: { id: jobId }, fetchPolicy: 'cache-and-network' })
  if (isDeleted) {
    return (
      <Suspense fallback={null}>
        <DeletedJob back={back} />
      </Suspense>
    )
  }
  if (data) return <JobDetail job={data.job} back={back} />
  return (
    <>
      <PageTitle>Job</PageTitle>
      {error ? <JobProblem error={error} back={back} onRetry={() => void refetch().catch(() => {})} /> : <JobSkeleton />}
    </>
  )
}
