import { useParams } from 'react-router'
import { RecordPage } from '../../kit/record/RecordPage.tsx'
import { JobActionsProvider } from '../../parts/jobs/actions/JobActionsProvider.tsx'
import { jobRecord } from './record/jobRecord.tsx'

/** One job: what it is, where it stands, what comes next, and what has happened. */
export function JobPage() {
  const { jobId = '' } = useParams()
  return (
    <JobActionsProvider>
      <RecordPage kind={jobRecord} id={jobId} />
    </JobActionsProvider>
  )
}
