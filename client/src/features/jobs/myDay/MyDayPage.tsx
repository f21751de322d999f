import { Button, Skeleton } from '@mantine/core'
import { IconBeach, IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ActionsProvider } from '../../../components/actions/ActionsProvider.tsx'
import { useFreshOnReturn } from '../../../components/record/useFreshOnReturn.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { EmptyState } from '../../../components/states/EmptyState.tsx'
import { ErrorState } from '../../../components/states/ErrorState.tsx'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { useServerAway } from '../../../lib/api/reach.ts'
import { ComingDays } from './ComingDays.tsx'
import { DayVisits } from './DayVisits.tsx'
import { NextVisit } from './NextVisit.tsx'
import { PositionNote } from './PositionNote.tsx'
import { useMyDay } from './useMyDay.ts'
import classes from './MyDay.module.css'

const allJobs = (
  <Button component={Link} to={paths.jobs()} variant="default" size="md">
    All my jobs
  </Button>
)

function Day({ day, error, refetch }: Pick<ReturnType<typeof useMyDay>, 'day' | 'error' | 'refetch'>) {
  if (!day) return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
  const { next, later, over } = day
  if (!next && over.length === 0) {
    return (
      <EmptyState icon={<IconBeach size={22} stroke={1.6} />} title="No visits today" action={allJobs}>
        Today’s visits will show up here.
      </EmptyState>
    )
  }
  return (
    <>
      {next ? (
        <NextVisit key={next.of.id} visit={next} />
      ) : (
        <p className={`row ${classes.clear}`}>
          <IconCircleCheck size={18} aria-hidden />
          All of today’s visits are done.
        </p>
      )}
      <DayVisits title="Later today" visits={later} />
      <DayVisits title="Done" visits={over} />
    </>
  )
}

/** Start page of technicians: the next visit with its next step, then the later ones. */
export function MyDayPage() {
  const { day, returned, date, error, refetch } = useMyDay()
  const isAway = useServerAway()
  useFreshOnReturn(jobQueries)
  const isWaiting = !returned && !error
  return (
    <ActionsProvider set={jobActionSet}>
      <div className={classes.page}>
        <PageHeader title="Today" subtitle={formatShortDay(date)} />
        {isWaiting && (
          <Awaited label="Loading your day" height={440} onRetry={() => void refetch().catch(() => {})}>
            <Skeleton height={280} radius="lg" role="status" aria-label="Loading your day" />
            <Skeleton height={72} radius="lg" mt={16} aria-hidden />
            <Skeleton height={72} radius="lg" mt={8} aria-hidden />
          </Awaited>
        )}
        {returned && !day && (
          <EmptyState title="Couldn’t load today’s visits" action={allJobs}>
            Your jobs are in the list.
          </EmptyState>
        )}
        {(day || (error && !returned)) && <Day day={day} error={error} refetch={refetch} />}
        {isAway && <ComingDays />}
        {returned && <PositionNote />}
      </div>
    </ActionsProvider>
  )
}
