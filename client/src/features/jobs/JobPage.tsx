import { recordPage } from '../../components/record/RecordPage.tsx'
import { jobRecord } from './record/jobRecord.tsx'

/** One job: what it is, where it stands, what comes next, and what has happened. */
export const JobPage = recordPage(jobRecord, 'jobId')
