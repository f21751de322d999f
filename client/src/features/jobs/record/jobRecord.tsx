import { JobWaiting } from '../shared/waiting/JobWaiting.tsx'
import { NotKeptNote } from './NotKeptNote.tsx'
import { SeriesInvoices } from './SeriesInvoices.tsx'
import { UnbilledNote } from './UnbilledNote.tsx'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useState } from 'react'
import { defineRecord } from '../../../components/record/defineRecord.ts'
import { Words } from '../../../components/record/Parts.tsx'
import { CustomerPanel } from '../../customers/shared/CustomerPanel.tsx'
import { jobActionSet } from '../shared/actions/jobActionSet.ts'
import { billsVisits, withSeriesVisits } from '../shared/bills.ts'
import { jobDeletes } from '../shared/deletes/jobDeletes.ts'
import { jobHeading } from '../shared/jobName.ts'
import { JobLateNote } from '../shared/LateNote.tsx'
import { jobQueries } from '../shared/jobQueries.ts'
import { useJobAfterWaiting } from '../shared/waiting/useJobAfterWaiting.ts'
import { WaitingMark } from '../shared/waiting/WaitingMark.tsx'
import { useWaitingSteps } from '../shared/waiting/waitingSteps.ts'
import { LineItems } from '../../invoices/shared/money/LineItems.tsx'
import { paths } from '../../../lib/paths.ts'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { JobActionBar } from '../head/JobActionBar.tsx'
import { JobTimeline } from '../timeline/JobTimeline.tsx'
import { hasSent } from '../form/sentJobs.ts'
import type { Job } from '../job.ts'
import { JobDocument, type JobQuery } from '../jobs.generated.ts'
import { PrintedJob } from '../print/PrintedJob.tsx'
import { notesVisitOf } from '../visits/notesVisitOf.ts'
import { VisitList } from '../visits/VisitList.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { FormList } from './FormList.tsx'
import { JobMessages } from './JobMessages.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { StaffNotes } from './StaffNotes.tsx'
import { otherFiles, VisitCard } from './VisitCard.tsx'

const Attachments = lazyWithPreload(async () => (await import('../../../components/files/Attachments.tsx')).Attachments)

/** What the form has just sent and did not come back. */
function SentNote({ job }: { readonly job: Job }) {
  const [isJustSent] = useState(() => hasSent(job.id))
  return isJustSent && <NotKeptNote job={job} />
}

/** What of the job waits to be sent. */
const WaitingNote = ({ jobId }: { readonly jobId: string }) =>
  useWaitingSteps().some(({ line }) => line === jobId) && <JobWaiting jobId={jobId} />

/** Where the job stands: a status that nobody else knows yet says so. */
function JobBadge({ job }: { readonly job: Job }) {
  const ahead = useJobAfterWaiting(job)
  return (
    <>
      <StatusBadge of={ahead} size="lg" />
      {ahead.status === job.status ? <JobLateNote job={job} /> : <WaitingMark />}
      {job.priority && <PriorityMark priority={job.priority} />}
    </>
  )
}

/** Spec §7 "Jobs": what a job is, where it stands, what comes next, and what has happened. */
export const jobRecord = defineRecord({
  noun: 'job',
  list: { to: paths.jobs(), label: 'Jobs' },
  query: JobDocument,
  recordOf: ({ job }: JobQuery) => job,
  titleOf: jobHeading,
  badge: (job) => <JobBadge job={job} />,
  actions: jobActionSet,
  bar: (job) => <JobActionBar job={job} />,
  notice: (job) => (
    <>
      <SentNote job={job} />
      <WaitingNote jobId={job.id} />
      {Boolean(job.unbilledVisits) && <UnbilledNote job={job} />}
    </>
  ),
  main: {
    first: (job) => (
      <>
        <VisitCard job={job} />
        {job.status === 'CANCELLED' && <Words title="Cancellation reason">{job.cancelReason}</Words>}
        <Words title="Description">{job.description}</Words>
        {notesVisitOf(job) === null && <Words title="Finish notes">{job.jobFinishedNotes}</Words>}
        <StaffNotes>{job.notes}</StaffNotes>
        <VisitList job={job} />
      </>
    ),
    rest: (job) => (
      <>
        <LineItems of={withSeriesVisits(job)} />
        <FormList job={job} />
        {otherFiles(job).length > 0 && <Attachments files={otherFiles(job)} />}
        <JobTimeline job={job} />
        {/* The last: it comes late, and pushes the timeline nowhere. */}
        <JobMessages job={job} />
      </>
    ),
  },
  side: {
    rest: (job) => (
      <>
        <CustomerPanel customer={job.customer} currencyCode={job.currencyCode} />
        <DetailsPanel job={job} />
        {billsVisits(job) ? <SeriesInvoices job={job} /> : <InvoicePanel invoice={job.invoice} />}
      </>
    ),
  },
  isWoven: () => true,
  print: (job) => <PrintedJob job={job} />,
  refreshes: jobQueries,
  deletes: jobDeletes,
})
