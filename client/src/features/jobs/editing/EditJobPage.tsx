import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { JobFormSkeleton } from '../form/JobFormSkeleton.tsx'
import { useFormLookups } from '../../../parts/company/useFormLookups.ts'
import { useMayBook } from '../form/useMayBook.ts'
import { EditJobLoader } from './EditJobLoader.tsx'
import { useJobToEditQuery } from './editing.generated.ts'

const MayNotBook = lazy(() => import('../form/MayNotBook.tsx').then((module) => ({ default: module.MayNotBook })))

/** `/jobs/:jobId/edit`, with `visit` for one visit of it: changes a job. */
export function EditJobPage() {
  const mayBook = useMayBook()
  const { jobId = '' } = useParams()
  const [search] = useSearchParams()
  if (mayBook === false)
    return (
      <Suspense fallback={<JobFormSkeleton />}>
        <MayNotBook title="Edit job">Only the owner, a branch head, or a staff admin who can manage jobs can edit them.</MayNotBook>
      </Suspense>
    )
  return <EditJobQuery key={jobId} jobId={jobId} visitId={search.get('visit')} isReady={mayBook === true} />
}

interface EditJobQueryProps {
  readonly jobId: string
  readonly visitId: string | null
  readonly isReady: boolean
}

function EditJobQuery({ jobId, visitId, isReady }: EditJobQueryProps) {
  const { lookups, error: lookupError, retry } = useFormLookups()
  const { data, error: jobError, refetch } = useJobToEditQuery({ variables: { id: jobId }, fetchPolicy: 'no-cache' })
  if (lookups && data && isReady) return <EditJobLoader lookups={lookups} job={data.job} visitId={visitId} />
  const error = lookupError ?? jobError
  const again = (): void => (lookupError ? retry() : void refetch().catch(() => {}))
  return (
    <>
      <PageTitle>Edit job</PageTitle>
      {error ? <QueryProblem isPage error={error} onRetry={again} back={{ to: paths.jobs(), label: 'Jobs' }} /> : <JobFormSkeleton />}
    </>
  )
}
