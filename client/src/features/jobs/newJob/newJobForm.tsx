import { JobSummary } from './JobSummary.tsx'
import { TotalLine } from '../../lineItems/TotalsPanel.tsx'
import type { ReactNode } from 'react'
import { defineSenderForm } from '../../../components/form/defineSenderForm.ts'
import type { OpenForm, Section } from '../../../components/form/formTypes.ts'
import { evictFields } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { accountRules, jobFieldRules } from '../form/jobForm.ts'
import type { NewJob } from './newJob.ts'
import { newJobSender } from './sendJob.ts'
import { resolverFor } from '../form/jobRules.ts'
import { LookupsContext } from '../../settings/lookups/useFormLookups.ts'
import { SameAsLast } from './SameAsLast.tsx'
import { CustomerFields } from '../../customers/picker/CustomerFields.tsx'
import { PropertyTax } from './PropertyTax.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { workSections } from './workSections.tsx'

/** The form starts with the customer search. */
function Caller({ page: { context } }: { readonly page: OpenForm<NewJob> }) {
  return (
    <>
      <PropertyTax started={context.initialValues.taxIds} />
      <CustomerFields nextField="categoryId" isFirst ofLastJob={(job) => <SameAsLast job={job} />} />
    </>
  )
}

/** Sections of a new job in the order of a call: who, what, when. */
const callDeskSections: readonly Section<NewJob>[] = [{ title: 'Customer', Fields: Caller, isStarred: true, isSide: true }, ...workSections]

const Wrapper = ({ page, children }: { readonly page: OpenForm<NewJob>; readonly children: ReactNode }) => (
  <LookupsContext value={page.context.lookups}>{children}</LookupsContext>
)

export const newJobForm = defineSenderForm<NewJob>({
  name: 'jobForm',
  noun: 'job',
  needs: 'manage_jobs',
  list: { to: paths.jobs(), label: 'Jobs' },
  forbiddenMessage: 'Only the owner, a branch head, or a staff admin who can manage jobs can book them.',
  ...jobFieldRules,
  files: 'attachments',
  valuesOf: (_, { initialValues }) => initialValues,
  rules: (now) => resolverFor(() => accountRules(now())),
  sections: callDeskSections,
  Wrapper,
  Summary: JobSummary,
  MobileFooter: TotalLine,
  save: { label: 'Create job', verb: 'save' },
  sender: newJobSender,
  Question: ReviewDialog,
  refresh: evictFields('jobs'),
})
