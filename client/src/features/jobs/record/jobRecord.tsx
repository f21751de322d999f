import { isStepOf, JobWaiting } from '../offline/JobWaiting.tsx'
import { SeriesInvoices } from './SeriesInvoices.tsx'
import { UnbilledNote } from './UnbilledNote.tsx'
import { useState, useEffect } from 'react'
import { defineRecord } from '../../../components/record/defineRecord.ts'
import { TextSection, Section } from '../../../components/record/Parts.tsx'
import { CustomerPanel } from '../../customers/picker/CustomerPanel.tsx'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { billsVisits } from '../queries/bills.ts'
import { jobDeletes } from '../actions/jobDeletes.ts'
import { jobHeading } from '../labels/jobName.ts'
import { JobLateNote } from '../../visits/LateNote.tsx'
import { jobQueries } from '../queries/jobQueries.ts'
import { WaitingMark } from '../../offlineQueue/WaitingMark.tsx'
import { useWaitingSteps } from '../../offlineQueue/waitingSteps.ts'
import { paths } from '../../../lib/paths.ts'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { JobActionBar } from '../recordHeader/JobActionBar.tsx'
import { JobTimeline } from '../timeline/JobTimeline.tsx'
import { hasSent, takeSent } from '../form/sentJobs.ts'
import type { Job } from '../job.ts'
import { JobDocument, type JobQuery } from '../jobs.generated.ts'
import { notesVisitOf } from '../visits/notesVisitOf.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { FormList } from './FormList.tsx'
import { JobLines } from './JobLines.tsx'
import { JobQuote } from './JobQuote.tsx'
import { JobMessages } from './JobMessages.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { otherFiles, VisitCard } from './VisitCard.tsx'
import { useApolloClient } from '@apollo/client/react'
import { CompanyOnPaperDocument } from '../print/company.generated.ts'
import { type Company, JobSheet } from '../print/JobSheet.tsx'
import { PrintedRecord } from '../../../components/record/PrintedRecord.tsx'
import { Alert } from '@mantine/core'
import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import { unsavedFieldsOf } from './unsavedJobFields.ts'
import classes from './jobRecord.module.css'
import type { JobVisitFragment } from '../queries/jobs.generated.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { variations } from '../variation/variations.ts'
import { headVisitOf } from '../../visits/headVisit.ts'
import { VisitGroupRows } from '../visits/VisitGroupRows.tsx'
import { visitGroups } from '../visits/visitGroups.ts'
import { visitsDoneText } from '../visits/visitsDoneText.ts'
import record from '../../../components/record/Record.module.css'
import { useJobAfterWaiting } from '../offline/afterWaiting.ts'
import { Attachments } from '../../../components/files/Attachments.tsx'

const othersThan = (shown: JobVisitFragment | null, groups: ReturnType<typeof visitGroups>): ReturnType<typeof visitGroups> =>
  groups.map((group) => ({ ...group, visits: group.visits.filter((visit) => visit !== shown) })).filter(({ visits }) => visits.length > 0)

/** Grouped visits of a job with several; the current one is in `VisitCard`. */
function VisitList({ job }: { readonly job: Job }) {
  const visits = job.visits ?? []
  if (visits.length < 2) return null
  const shown = headVisitOf(visits)
  const noted = notesVisitOf(job)
  return (
    <Section title="Visits" aside={<span className={record.soft}>{visitsDoneText(job)}</span>}>
      {othersThan(shown, visitGroups(visits)).map(({ title, visits: ofGroup }) => (
        <VisitGroupRows key={title} job={job} title={title} visits={ofGroup} noted={noted} />
      ))}
    </Section>
  )
}

function StaffNotes({ children }: { readonly children: string | null }) {
  if (!children) return null
  const aside = (
    <span className="inline gap4 small">
      <IconLock size={13} aria-hidden /> Not shown to the customer
    </span>
  )
  return (
    <Section title="Internal notes" aside={aside}>
      <p className={classes.staffNotes} dir="auto">
        {children}
      </p>
    </Section>
  )
}

/** Names submitted values that were not returned, once. */
function UnsavedFieldsNote({ job }: { readonly job: Job }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    const sent = takeSent(job.id)
    if (sent) setText(unsavedFieldsOf(job, sent))
  }, [job])
  if (text === null) return null
  return (
    <Alert
      variant="light"
      color="gray"
      role="status"
      mb={16}
      icon={<IconInfoCircle size={18} aria-hidden />}
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setText(null)}
    >
      {text}
    </Alert>
  )
}

function PrintedJob({ job }: { readonly job: Job }) {
  const client = useApolloClient()
  const [company, setCompany] = useState<Company | null>(null)
  useEffect(() => {
    // On failure the sheet shows the company's name only.
    void client.query({ query: CompanyOnPaperDocument }).then(
      ({ data }) => setCompany(data?.generalData ?? null),
      () => undefined,
    )
  }, [client])
  return (
    <PrintedRecord>
      <JobSheet job={job} company={company} />
    </PrintedRecord>
  )
}

function SentNote({ job }: { readonly job: Job }) {
  const [isJustSent] = useState(() => hasSent(job.id))
  return isJustSent && <UnsavedFieldsNote job={job} />
}

const WaitingNote = ({ jobId }: { readonly jobId: string }) =>
  useWaitingSteps().some((step) => isStepOf(step, jobId)) && <JobWaiting jobId={jobId} />

const VariationNote = lazyWithPreload(async () => (await import('../variation/VariationNote.tsx')).VariationNote)

function SignedVariation({ job }: { readonly job: Job }) {
  const isSigned = typeof variations.useEntries().get(job.id)?.signedAt === 'number'
  return isSigned && <VariationNote job={job} />
}

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

export const jobRecord = defineRecord({
  noun: 'job',
  list: { to: paths.jobs(), label: 'Jobs' },
  query: JobDocument,
  getRecord: ({ job }: JobQuery) => job,
  getTitle: jobHeading,
  badge: (job) => <JobBadge job={job} />,
  actions: jobActionSet,
  bar: (job) => <JobActionBar job={job} />,
  notice: (job) => (
    <>
      <SentNote job={job} />
      <WaitingNote jobId={job.id} />
      <SignedVariation job={job} />
      {Boolean(job.unbilledVisits) && <UnbilledNote job={job} />}
    </>
  ),
  main: {
    first: (job) => (
      <>
        <VisitCard job={job} />
        <JobQuote job={job} />
        {job.status === 'CANCELLED' && <TextSection title="Cancellation reason">{job.cancelReason}</TextSection>}
        <TextSection title="Description">{job.description}</TextSection>
        {notesVisitOf(job) === null && <TextSection title="Finish notes">{job.jobFinishedNotes}</TextSection>}
        <StaffNotes>{job.notes}</StaffNotes>
        <VisitList job={job} />
      </>
    ),
    rest: (job) => (
      <>
        <JobLines job={job} />
        <FormList job={job} />
        {otherFiles(job).length > 0 && <Attachments files={otherFiles(job)} />}
        <JobTimeline job={job} />
        {/* Last, because it loads late and must not shift the timeline. */}
        <JobMessages job={job} />
      </>
    ),
  },
  side: {
    rest: (job) => (
      <>
        <CustomerPanel customer={job.customer} currencyCode={job.currencyCode} />
        <DetailsPanel job={job} />
        {billsVisits(job) ? <SeriesInvoices job={job} /> : <InvoicePanel job={job} />}
      </>
    ),
  },
  isWoven: () => true,
  print: (job) => <PrintedJob job={job} />,
  refreshes: jobQueries,
  deletes: jobDeletes,
})
