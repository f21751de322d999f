import { jobHeading } from '../../../parts/jobs/jobName.ts'
import { lazy, Suspense, useState } from 'react'
import { PriorityMark } from '../../../shared/status/PriorityMark.tsx'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import type { JobQuery } from '../jobs.generated.ts'
import { CustomerPanel } from './CustomerPanel.tsx'
import { FormList } from './FormList.tsx'
import { InvoicePanel } from './InvoicePanel.tsx'
import { hasSent } from '../form/sentJobs.ts'
import { JobActionBar } from './JobActionBar.tsx'
import { JobLateNote } from '../../../parts/jobs/LateNote.tsx'
import { LineItems } from './LineItems.tsx'
import { notesVisitOf } from './notesVisitOf.ts'
import { PropertyPanel } from './PropertyPanel.tsx'
import { PrintedJob } from '../print/PrintedJob.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { Section } from './Section.tsx'
import { StaffNotes } from './StaffNotes.tsx'
import { Timeline } from './Timeline.tsx'
import { VisitList } from './VisitList.tsx'
import classes from './JobDetail.module.css'

const Attachments = lazy(() => import('./Attachments.tsx').then((module) => ({ default: module.Attachments })))

const NotKeptNote = lazy(() => import('./NotKeptNote.tsx').then((module) => ({ default: module.NotKeptNote })))

export type Job = JobQuery['job']

interface JobDetailProps {
  readonly job: Job
  readonly back: { readonly to: string; readonly label: string }
}

function Words({ title, children }: { readonly title: string; readonly children: string | null }) {
  if (!children) return null
  return (
    <Section title={title}>
      <p className={classes.words} dir="auto">
        {children}
      </p>
    </Section>
  )
}

export function JobDetail({ job, back }: JobDetailProps) {
  const [isJustSent] = useState(() => hasSent(job.id))
  const badge = (
    <span className={classes.marks}>
      <StatusBadge of={job} size="lg" />
      <JobLateNote job={job} />
      {job.priority && <PriorityMark priority={job.priority} />}
    </span>
  )
  return (
    <article className={classes.page}>
      <PageHeader title={jobHeading(job)} badge={badge} back={back} actions={<JobActionBar job={job} />} />
      <Suspense fallback={null}>{isJustSent && <NotKeptNote job={job} />}</Suspense>
      <div className={classes.columns} data-series={(job.visits?.length ?? 0) > 1 || undefined}>
        <div className={classes.main}>
          <div className={classes.lead}>
            {job.status === 'CANCELLED' && <Words title="Cancellation reason">{job.cancelReason}</Words>}
            <Words title="Description">{job.description}</Words>
            {notesVisitOf(job) === null && <Words title="Finish notes">{job.jobFinishedNotes}</Words>}
            <StaffNotes>{job.notes}</StaffNotes>
          </div>
          <div className={classes.visits}>
            <VisitList job={job} />
          </div>
          <LineItems job={job} />
          <FormList forms={job.forms ?? []} />
          <Suspense fallback={null}>{job.attachments && job.attachments.length > 0 && <Attachments files={job.attachments} />}</Suspense>
          <Timeline job={job} />
        </div>
        <aside className={classes.aside} aria-label="Summary">
          <SchedulePanel job={job} />
          <div className={classes.parties}>
            <CustomerPanel customer={job.customer} currencyCode={job.currencyCode} />
            <PropertyPanel property={job.property} />
            <InvoicePanel invoice={job.invoice} />
          </div>
        </aside>
      </div>
      <PrintedJob job={job} />
    </article>
  )
}
