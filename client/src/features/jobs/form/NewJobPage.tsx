import { useLocation, useSearchParams } from 'react-router'
import { PageTitle } from '../../../shared/ui/PageTitle.tsx'
import { JobFormSkeleton } from './JobFormSkeleton.tsx'
import { MayNotBook } from './MayNotBook.tsx'
import { NewJobLoader } from './NewJobLoader.tsx'
import { useMayBook } from './useMayBook.ts'

/** `/jobs/new`: books a job; with `duplicate` the same work once more. */
export function NewJobPage() {
  const mayBook = useMayBook()
  const [search] = useSearchParams()
  const { key } = useLocation()
  if (mayBook === null)
    return (
      <>
        <PageTitle>New job</PageTitle>
        <JobFormSkeleton />
      </>
    )
  if (mayBook) return <NewJobLoader key={`${key} ${search.toString()}`} />
  return <MayNotBook title="New job">Jobs are booked by the owner, a branch head, or an admin who may manage jobs.</MayNotBook>
}
