import { Anchor, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat, useRowFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import { type CustomerGlanceQuery, useCustomerGlanceQuery } from './customerGlance.generated.ts'
import { type DeviceQuotes, isWaitingQuote, useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { QuoteMark } from '../../quotes/device/QuoteMark.tsx'
import classes from './Customer.module.css'
import record from '../../../components/record/Record.module.css'
import { formatWhen } from '../../schedule/fields/dayText.ts'

const SHOWN = 3

export type LastJob = CustomerGlanceQuery['jobs']['items'][number]

/** A job that was not done is no template; nor is a quote, whose prices are only offered. */
const isModel = (job: LastJob, quotes: DeviceQuotes): boolean =>
  job.status !== 'CANCELLED' && job.status !== 'DECLINED' && !isWaitingQuote(job, quotes)

/** Opens in a new tab, so that the form stays open. */
function JobLine({ job }: { readonly job: LastJob }) {
  const format = useRowFormat(job)
  return (
    <li>
      <Anchor href={paths.job(job.id)} target="_blank" rel="noreferrer" dir="auto">
        {jobHeading(job)}
      </Anchor>
      <span className={`row ${classes.lastJobWhen}`}>
        {/* The status says it already. */}
        {job.status !== 'UNSCHEDULED' && <span className={record.soft}>{formatWhen(job, format)}</span>}
        <StatusBadge of={job} />
        <QuoteMark job={job} />
      </span>
    </li>
  )
}

interface CustomerGlanceProps {
  readonly customerId: string
  readonly children?: ((job: LastJob) => ReactNode) | undefined
}

/** Summary of the chosen customer: balance, notes and the last three jobs. Missing values are omitted. */
export function CustomerGlance({ customerId, children }: CustomerGlanceProps) {
  const { money } = useFormat()
  const quotes = useDeviceQuotes()
  const { data, error } = useCustomerGlanceQuery({
    variables: { id: customerId, jobs: { customerId, sortBy: 'START_AT', sortDirection: 'DESCENDING', perPage: SHOWN } },
    fetchPolicy: 'cache-and-network',
  })
  if (!data) {
    if (error) return <p className={record.soft}>{toApiError(error).message}</p>
    return <Skeleton height={72} radius="md" role="status" aria-label="Loading customer details" />
  }
  const { notes, outstandingBalance: owed } = data.customer
  const jobs = data.jobs.ignored.includes('customerId') ? null : data.jobs.items
  const model = jobs?.find((job) => isModel(job, quotes))
  return (
    <section className={`stack ${classes.glance}`} aria-label="About this customer">
      {owed !== null && (
        <p>
          Balance: <span className={owed > 0 ? record.owed : record.figure}>{money(owed)}</span>
        </p>
      )}
      {notes && (
        <p className={classes.notes}>
          Notes: <bdi>{notes}</bdi>
        </p>
      )}
      {jobs && (
        <div>
          <div className={`row ${classes.below}`}>
            <span>{jobs.length > 0 ? 'Last jobs' : 'No jobs yet'}</span>
            {model && children?.(model)}
          </div>
          <ul className={`stack ${classes.lastJobs}`}>
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
