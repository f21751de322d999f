import { JobSummary } from './JobSummary.tsx'
import { TotalLine } from '../../invoices/shared/money/TotalsPanel.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import type { ReactNode } from 'react'
import { defineForm, type OpenForm } from '../../../components/form/defineForm.ts'
import { forgetting } from '../../../components/form/recordQueries.ts'
import { jobHeading } from '../shared/jobName.ts'
import { LookupsContext } from '../../settings/shared/lookupsContext.ts'
import { paths } from '../../../lib/paths.ts'
import { accountRules, jobFieldRules } from './jobForm.ts'
import { callDeskSections, lazyCallDeskSections } from '../callDesk/callDeskSections.tsx'
import type { NewJob } from './newJob.ts'
import { newJobSender } from './sendJob.ts'
import { resolverFor } from './jobRules.ts'

const ReviewDialog = lazyWithPreload(async () => (await import('./ReviewDialog.tsx')).ReviewDialog)

const Around = ({ page, children }: { readonly page: OpenForm<NewJob>; readonly children: ReactNode }) => (
  <LookupsContext value={page.own.lookups}>{children}</LookupsContext>
)

export const newJobForm = defineForm<NewJob>({
  name: 'jobForm',
  noun: 'job',
  needs: 'manage_jobs',
  list: { to: paths.jobs(), label: 'Jobs' },
  words: 'Only the owner, a branch head, or a staff admin who can manage jobs can book them.',
  ...jobFieldRules,
  files: 'attachments',
  valuesOf: (_, { begins }) => begins,
  rules: (now) => resolverFor(() => accountRules(now())),
  sections: callDeskSections,
  later: lazyCallDeskSections,
  Around,
  Summary: JobSummary,
  Bar: TotalLine,
  save: { label: 'Create job', keys: 'save' },
  sender: newJobSender,
  Question: ReviewDialog,
  found: { nameOf: jobHeading, to: ({ id }) => paths.job(id) },
  refresh: forgetting('jobs'),
})
