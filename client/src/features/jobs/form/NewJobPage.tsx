import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { JobFormSkeleton } from './JobFormSkeleton.tsx'
import { NewJobLoader } from './NewJobLoader.tsx'
import { useMayBook } from './useMayBook.ts'

const CopyLoader = lazy(() => import('./CopyLoader.tsx').then((module) => ({ default: module.CopyLoader })))
const MayNotBook = lazy(() => import('./MayNotBook.tsx').then((module) => ({ default: module.MayNotBook })))

/** `/jobs/new`: books a job; with `duplicate` the same work once more. */
export function NewJobPage() {
  const mayBook = useMayBook()
  const [search] = useSearchParams()
  const { key } = useLocation()
  const copied = search.get('duplicate')
  const loading = (
    <>
      <PageTitle>New job</PageTitle>
      <JobFormSkeleton />
    </>
  )
  if (mayBook === null) return loading
  if (mayBook)
    return (
      <Suspense key={`${key} ${search.toString()}`} fallback={loading}>
        {copied ? <CopyLoader jobId={copied}>{(source) => <NewJobLoader source={source} />}</CopyLoader> : <NewJobLoader />}
      </Suspense>
    )
  return (
    <Suspense fallback={loading}>
      <MayNotBook title="New job">Only the owner, a branch head, or a staff admin who can manage jobs can book them.</MayNotBook>
    </Suspense>
  )
}
