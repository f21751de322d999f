import { RecordPage } from '../../kit/record/RecordPage.tsx'
import { jobRecord } from './record/jobRecord.tsx'

/** One job: what it is, where it stands, what comes next, and what has happened. */
export const JobPage = () => <RecordPage kind={jobRecord} param="jobId" />
