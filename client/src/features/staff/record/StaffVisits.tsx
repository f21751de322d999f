import { Anchor, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { Section } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import { type StaffVisitsQuery, useStaffVisitsQuery } from './staffVisits.generated.ts'
import record from '../../../components/record/Record.module.css'

type Row = NonNullable<StaffVisitsQuery['dispatchMap']['visits']>[number]

/** Visits of the person in order of time. The staff are compared here too, because a backend may ignore the filter. */
const getVisits = (rows: readonly Row[], staffId: string): readonly Row[] =>
  rows
    .filter(({ visit }) => visit.staff?.some(({ id }) => id === staffId))
    .toSorted((a, b) => (a.visit.startAt ?? Infinity) - (b.visit.startAt ?? Infinity))

function Visit({ of: { id, jobId, jobNumber, title, customer, address, visit } }: { readonly of: Row }) {
  const format = useFormat()
  const { startAt, endAt } = visit
  return (
    <RecordRow
      {...(jobId !== null && { to: paths.job(jobId) })}
      title={jobHeading({ id: jobId ?? id, jobNumber, title })}
      marks={<StatusBadge of={visit} />}
    >
      {startAt !== null && (
        <span className={record.figure}>{endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}</span>
      )}
      {customer?.name && <bdi>{customer.name}</bdi>}
      {address && <bdi>{address}</bdi>}
    </RecordRow>
  )
}

export function StaffVisits({ id }: { readonly id: string }) {
  const date = useFormat().today()
  const { data, error, refetch } = useStaffVisitsQuery({ variables: { input: { date, staffIds: [id] } }, fetchPolicy: 'cache-and-network' })
  if (!data && error && toApiError(error).code === 'FORBIDDEN') return null
  const visits = data?.dispatchMap.visits
  return (
    <Section
      title="Today’s visits"
      aside={
        <Anchor component={Link} to={paths.schedule({ view: 'day', date })}>
          Open schedule
        </Anchor>
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!data && !error && <Skeleton height={56} radius="md" role="status" aria-label="Loading visits" />}
      {visits === null && <p className={record.soft}>Not available</p>}
      {visits && (
        <RecordRows rows={getVisits(visits, id)} none="No visits today">
          {(row) => <Visit key={row.id} of={row} />}
        </RecordRows>
      )}
      {data?.dispatchMap.isFromJobs && <p className={record.soft}>Visits of repeating jobs may be missing.</p>}
    </Section>
  )
}
