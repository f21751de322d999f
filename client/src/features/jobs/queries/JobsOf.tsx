import { jobStatus } from '@callout/contracts/jobs/status/status'
import { Anchor, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useRowFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { QuoteMark } from '../../quotes/device/QuoteMark.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { useDeletes } from '../../../components/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../actions/jobDeletes.ts'
import { jobHeading } from '../labels/jobName.ts'
import type { JobRowFragment } from './jobs.generated.ts'
import { type JobsOfPageFragment, useJobsOfQuery } from './jobsOf.generated.ts'
import record from '../../../components/record/Record.module.css'
import { formatWhen } from '../../schedule/fields/dayText.ts'
import type { JobStatus, JobsInput } from '../../../lib/api/schemaTypes.generated.ts'

const SHOWN = 5
const over: JobStatus[] = ['COMPLETED', 'CANCELLED']
const open = (Object.keys(jobStatus) as JobStatus[]).filter((status) => !over.includes(status))

type By = readonly string[]

interface JobOfProps {
  readonly job: JobRowFragment
  readonly by: By
}

/** Omits what the page itself is about: the customer on a customer's page, or the page's person among the staff. */
function JobOf({ job, by }: JobOfProps) {
  const format = useRowFormat(job)
  const { total, currencyCode, customer, staff } = job
  const omitsCustomer = by.includes('customerId') || by.includes('propertyId')
  const omitsStaff = by.includes('staffId') && staff?.length === 1
  return (
    <RecordRow
      to={paths.job(job.id)}
      title={jobHeading(job)}
      marks={
        <>
          <StatusBadge of={job} />
          <QuoteMark job={job} />
        </>
      }
    >
      {formatWhen(job, format)}
      {!omitsCustomer && customer?.name && <bdi>{customer.name}</bdi>}
      {!omitsStaff && <StaffAvatars staff={staff} withNames emptyLabel="Unassigned" />}
      {total !== null && <span className={record.figure}>{format.money(total, currencyCode)}</span>}
    </RecordRow>
  )
}

interface JobsPartProps {
  readonly title: string
  readonly none: string
  readonly page: JobsOfPageFragment
  readonly by: By
}

function JobsPart({ title, none, page, by }: JobsPartProps) {
  const { pending } = useDeletes(jobDeletes)
  const jobs = page.items.filter(({ id }) => !pending.has(id))
  const { totalCount } = page
  return (
    <Section
      title={title}
      aside={totalCount !== null && totalCount > jobs.length && <span className={record.soft}>{totalCount.toLocaleString('en')}</span>}
    >
      <RecordRows rows={jobs} none={none}>
        {(job) => <JobOf key={job.id} job={job} by={by} />}
      </RecordRows>
    </Section>
  )
}

interface JobsOfProps {
  readonly by: Pick<JobsInput, 'customerId' | 'propertyId' | 'staffId' | 'branchId'>
  /** "customer". */
  readonly noun: string
  readonly all: string
}

export const openAndPast = {
  open: { statuses: open, sortBy: 'START_AT', sortDirection: 'ASCENDING', perPage: SHOWN },
  over: { statuses: over, sortBy: 'START_AT', sortDirection: 'DESCENDING', perPage: SHOWN },
} as const satisfies Readonly<Record<string, JobsInput>>

interface FoundJobsProps extends Pick<JobsOfProps, 'noun' | 'all'> {
  readonly found: {
    readonly data?: { readonly open: JobsOfPageFragment; readonly over: JobsOfPageFragment } | undefined
    readonly error?: unknown
    refetch(this: void): Promise<unknown>
  }
  readonly by: By
}

/** Upcoming jobs, the latest past ones, and a link to all. */
export function FoundJobs({ found: { data, error, refetch }, by, noun, all }: FoundJobsProps) {
  if (!data) {
    return (
      <Section title="Jobs">
        {Boolean(error) && toApiError(error).code === 'FORBIDDEN' && <p className={record.soft}>{toApiError(error).message}</p>}
        {Boolean(error) && toApiError(error).code !== 'FORBIDDEN' && (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!error && <Skeleton height={120} radius="md" role="status" aria-label="Loading jobs" />}
      </Section>
    )
  }
  // With an ignored filter the rows may belong to others, so they are not shown.
  const isApplied = [data.open, data.over].every(({ ignored }) => !by.some((key) => ignored.includes(key)))
  if (!isApplied) {
    return (
      <Section title="Jobs">
        <p className={record.soft}>Couldn’t load this {noun}’s jobs.</p>
      </Section>
    )
  }
  return (
    <>
      <JobsPart title="Upcoming jobs" none="No upcoming jobs" page={data.open} by={by} />
      <JobsPart title="Job history" none="No past jobs" page={data.over} by={by} />
      <Anchor component={Link} to={all}>
        View all jobs
      </Anchor>
    </>
  )
}

export function JobsOf({ by, noun, all }: JobsOfProps) {
  const found = useJobsOfQuery({
    variables: { open: { ...by, ...openAndPast.open }, over: { ...by, ...openAndPast.over } },
    fetchPolicy: 'cache-and-network',
  })
  return <FoundJobs found={found} by={Object.keys(by)} noun={noun} all={all} />
}
