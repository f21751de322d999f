import { useParams } from 'react-router'
import { RecordPage } from '../../kit/record/RecordPage.tsx'
import { ActionsProvider } from '../../kit/actions/ActionsProvider.tsx'
import { jobActionSet } from '../../parts/jobs/actions/jobActionSet.ts'
import { jobRecord } from './record/jobRecord.tsx'

/** One job: what it is, where it stands, what comes next, and what has happened. */
export function JobPage() {
  const { jobId = '' } = useParams()
  return (
    <ActionsProvider set={jobActionSet}>
      <RecordPage kind={jobRecord} id={jobId} />
    </ActionsProvider>
  )
}
