import { recordPage } from '../../components/record/RecordPage.tsx'
import { jobRecord } from './record/jobRecord.tsx'

export const JobPage = recordPage(jobRecord, 'jobId')
