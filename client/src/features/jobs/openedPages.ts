import { type OpenedPage, openedRecord } from '../../kit/record/openedPages.ts'
import { JobFormSettingsDocument } from '../../parts/company/formSettings.generated.ts'
import { jobRecord } from './record/jobRecord.tsx'

export const openedPages: readonly OpenedPage[] = [
  openedRecord('/jobs/:jobId', jobRecord),
  { path: '/jobs/new', query: JobFormSettingsDocument, variables: {} },
]
