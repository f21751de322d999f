import { recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { addDays } from '@callout/contracts/time'
import { Anchor } from '@mantine/core'
import { Mark, Section } from '../../../components/record/Parts.tsx'
import record from '../../../components/record/Record.module.css'
import { RecordRow, RecordRows, RowLink } from '../../../components/record/RecordRows.tsx'
import { type Format, useRowFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { formatWhen } from '../../schedule/fields/dayText.ts'
import { jobHeading } from '../labels/jobName.ts'
import { type RecurringOfQuery, useRecurringOfQuery } from './recurringOf.generated.ts'

type Row = RecurringOfQuery['jobs']['items'][number]

const SHOWN = 10
/** Recurring jobs that end within so many days can be renewed. */
const RENEWED_DAYS = 30

interface End {
  readonly label: string
  /** Whether it has ended or ends soon. */
  readonly isDue: boolean
}

/** When a recurring job ends; null: not returned. */
export function endOf({ recurrence }: Pick<Row, 'recurrence'>, { day, today }: Pick<Format, 'day' | 'today'>): End | null {
  if (!recurrence) return null
  const { endDate } = recurrence
  if (endDate === null) return { label: 'No end date', isDue: false }
  const isDue = endDate <= addDays(today(), RENEWED_DAYS)
  return { label: `${endDate < today() ? 'Ended' : 'Ends'} ${day(endDate)}`, isDue }
}

function RecurringJob({ job }: { readonly job: Row }) {
  const format = useRowFormat(job)
  const mayRenew = useHasAuthority('manage_jobs')
  const { recurrence, total, billing, currencyCode, status } = job
  const end = endOf(job, format)
  const heading = jobHeading(job)
  const isOver = status === 'COMPLETED'
  return (
    <RecordRow
      to={paths.job(job.id)}
      title={heading}
      marks={
        <>
          {end && (end.isDue ? <Mark>{end.label}</Mark> : <span className={record.soft}>{end.label}</span>)}
          {end?.isDue && mayRenew && (
            <RowLink label="Renew" of={heading} to={isOver ? paths.duplicateJob(job.id) : paths.editJob(job.id)} />
          )}
        </>
      }
    >
      <span>{recurrence?.sentence ?? (recurrence ? recurrenceFrequency[recurrence.frequency].label : 'Recurring job')}</span>
      {!isOver && <span>Next visit {formatWhen(job, format)}</span>}
      {total !== null && (
        <span className={record.figure}>
          {format.money(total, currencyCode)}
          {billing === 'EACH_VISIT' && ' per visit'}
        </span>
      )}
    </RecordRow>
  )
}

const newestFirst = { isRecurring: true, sortBy: 'START_AT', sortDirection: 'DESCENDING', perPage: SHOWN } as const

/** Recurring jobs of a customer: what, how often, price, next visit and end. Shows nothing without any. */
export function RecurringOf({ customerId }: { readonly customerId: string }) {
  const { data, error, refetch } = useRecurringOfQuery({
    variables: { input: { ...newestFirst, customerId } },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error)
    return (
      <Section title="Recurring jobs">
        <p className={record.soft}>
          Couldn’t load this customer’s recurring jobs.{' '}
          <Anchor component="button" onClick={() => void refetch().catch(() => {})}>
            Try again
          </Anchor>
        </p>
      </Section>
    )
  const page = data?.jobs
  if (!page || page.ignored.includes('customerId')) return null
  const jobs = page.items.filter((job) => (job.isRecurring === true || job.recurrence !== null) && job.status !== 'CANCELLED')
  if (jobs.length === 0) return null
  return (
    <Section title="Recurring jobs">
      <RecordRows rows={jobs} none="">
        {(job) => <RecurringJob key={job.id} job={job} />}
      </RecordRows>
    </Section>
  )
}
