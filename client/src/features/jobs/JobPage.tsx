import { useParams } from 'react-router'
import { JobActionsProvider } from '../../parts/jobs/actions/JobActionsProvider.tsx'
import { JobView } from './detail/JobView.tsx'

/** One job: what it is, where it stands, what comes next, and what has happened. */
export function JobPage() {
  const { jobId = '' } = useParams()
  return (
    <JobActionsProvider>
      <JobView key={jobId} jobId={jobId} />
    </JobActionsProvider>
  )
}
