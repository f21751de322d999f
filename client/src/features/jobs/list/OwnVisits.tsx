import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { useActions } from '../../../kit/actions/ActionsProvider.tsx'
import { labelOf } from '../../../kit/actions/actionWords.ts'
import { actionsOf, jobActionSet } from '../../../parts/jobs/actions/jobActionSet.ts'
import { jobActionWords } from '../../../parts/jobs/actions/jobActionWords.ts'
import { nextStepOf } from '../../../parts/jobs/actions/nextStep.ts'
import { jobHeading } from '../../../parts/jobs/jobName.ts'
import type { JobRowFragment, JobStatus } from '../../../parts/jobs/jobs.generated.ts'
import { type JobsOfPageFragment, useJobsOfQuery } from '../../../parts/jobs/jobsOf.generated.ts'
import { whenWords } from '../../../parts/schedule/whenWords.ts'
import { useFormat, useRowFormat } from '../../../shared/format/useFormat.ts'
import { paths } from '../../../shared/paths.ts'
import { useActingUser } from '../../../shared/session/useActingUser.ts'
import { StatusBadge } from '../../../shared/status/StatusBadge.tsx'
import classes from './OwnVisits.module.css'

const running: JobStatus[] = ['ON_THE_WAY', 'REACHED', 'STARTED', 'INVOICE_CREATED']
const byTime = { sortBy: 'START_AT', sortDirection: 'ASCENDING', perPage: 1 } as const

/** The first job of a page; null where there is none, or where its rows may be others than those asked for. */
const firstOf = ({ items, ignored }: JobsOfPageFragment): JobRowFragment | null => (ignored.length > 0 ? null : (items[0] ?? null))

interface OwnVisitProps {
  readonly title: string
  readonly job: JobRowFragment
}

function OwnVisit({ title, job }: OwnVisitProps) {
  const format = useRowFormat(job)
  const user = useActingUser()
  const { run, busyKey } = useActions(jobActionSet)
  const next = nextStepOf(actionsOf(job, user), job.status, job.invoiceStatus !== null)
  return (
    <li className={classes.visit}>
      <div className={classes.words}>
        <div className={classes.head}>
          <span className={classes.title}>{title}</span> <StatusBadge of={job} />
        </div>
        <Link to={paths.job(job.id)} className={classes.name} dir="auto">
          {jobHeading(job)}
        </Link>
        <div>{whenWords(job, format)}</div>
        <div className={classes.soft} dir="auto">
          {[job.customer?.name, job.property?.address].filter(Boolean).join(' · ')}
        </div>
      </div>
      {next && (
        <Button
          className={classes.step}
          variant={title === 'Now' ? 'filled' : 'default'}
          loading={busyKey === jobActionSet.keyOf({ job })}
          aria-label={labelOf(jobActionWords(next), jobHeading(job))}
          onClick={() => run(next, { job })}
        >
          {jobActionWords(next).label}
        </Button>
      )}
    </li>
  )
}

/** What a technician is at, and what comes next, with its next step. Nothing where the backend does not tell. */
export function OwnVisits() {
  const { today } = useFormat()
  const { data, error } = useJobsOfQuery({
    variables: { open: { ...byTime, statuses: running }, over: { ...byTime, statuses: ['ASSIGNED'], dateFrom: today() } },
    fetchPolicy: 'cache-and-network',
  })
  if (!data) return error ? null : <Skeleton height={112} mb={16} radius="md" role="status" aria-label="Loading your next visit" />
  const [now, next] = [firstOf(data.open), firstOf(data.over)]
  if (!now && !next) return null
  return (
    <ul className={classes.visits} aria-label="Your next visits">
      {now && <OwnVisit title="Now" job={now} />}
      {next && next.id !== now?.id && <OwnVisit title="Next" job={next} />}
    </ul>
  )
}
