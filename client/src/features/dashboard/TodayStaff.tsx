import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Panel } from '../../components/record/Parts.tsx'
import { type Format, useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { LateMark } from '../../components/status/LateMark.tsx'
import { StaffAvatar } from '../../components/status/StaffAvatars.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { type StaffDayVisitFragment, TodayStaffDocument, type TodayStaffQuery } from './dashboard.generated.ts'
import { todayStaffVariables } from './todayLists.ts'
import type { TodayOptions } from './useTodayJobs.ts'
import classes from './Today.module.css'
import record from '../../components/record/Record.module.css'
import { usePageQuery } from '../../lib/api/usePageQuery.ts'
import { worksOnSite } from '../../lib/session/onSite.ts'
import { writeSession } from '../../lib/session/session.ts'
import { useMe } from '../../lib/session/useMe.ts'

type Person = TodayStaffQuery['activeStaff']['items'][number]

function VisitLink({ visit: { jobId, jobNumber, customerName } }: { readonly visit: StaffDayVisitFragment }) {
  const text = jobNumber ?? customerName ?? 'a job'
  return (
    <>
      {jobId === null ? text : <Link to={paths.job(jobId)}>{text}</Link>}
      {jobNumber && customerName ? ` · ${customerName}` : ''}
    </>
  )
}

function activityOf({ currentVisit, nextVisit, visitsTotal, visitsDone, availabilityStatus }: Person, format: Format): ReactNode {
  if (currentVisit) {
    return (
      <>
        <VisitLink visit={currentVisit} />
        {currentVisit.endAt === null ? '' : `, until ${format.getTime(currentVisit.endAt)}`}
      </>
    )
  }
  if (nextVisit) {
    return (
      <>
        {nextVisit.startAt === null ? 'Next' : format.getTime(nextVisit.startAt)}: <VisitLink visit={nextVisit} />
      </>
    )
  }
  if (visitsTotal === null) return 'Couldn’t load visits'
  if (visitsTotal > 0 && visitsDone === visitsTotal) return 'Done for today'
  if (availabilityStatus === null) return 'No visits'
  return availabilityStatus === 'OFF' ? 'Off' : 'Free today'
}

function PersonRow({ person, format }: { readonly person: Person; readonly format: Format }) {
  const { name, color, lateCount, clashCount, visitsDone, visitsTotal } = person
  return (
    <li className={classes.person}>
      <StaffAvatar name={name} color={color} size={28} />
      <div className={`fill ${classes.personText}`}>
        <div className="strong" dir="auto">
          {name ?? `#${person.id}`}
        </div>
        <div className={record.soft} dir="auto">
          {activityOf(person, format)}
        </div>
        {((lateCount ?? 0) > 0 || (clashCount ?? 0) > 0) && (
          <div className={`wrap ${classes.personMarks}`}>
            {(lateCount ?? 0) > 0 && <LateMark />}
            {(clashCount ?? 0) > 0 && <span className={classes.clash}>Double-booked</span>}
          </div>
        )}
      </div>
      {(visitsTotal ?? 0) > 0 && (
        <span className="dim figures" title={`${visitsDone ?? 0} of ${visitsTotal} visits done`}>
          <span aria-hidden>
            {visitsDone ?? '–'}/{visitsTotal}
          </span>
          <span className="only-read-out">{`${visitsDone ?? 0} of ${visitsTotal} visits done`}</span>
        </span>
      )}
    </li>
  )
}

/** Remembers that the user, a manager, has visits too: they then get offline work and their own day. */
function useOwnVisitsNoted(people: readonly Person[] | undefined): void {
  const ownId = useMe().data?.me.id
  const hasVisits = people?.some(({ id, visitsTotal }) => id === ownId && (visitsTotal ?? 0) > 0) === true
  useEffect(() => {
    if (ownId !== undefined && hasVisits && !worksOnSite()) writeSession({ ownStaffId: ownId })
  }, [ownId, hasVisits])
}

interface TodayStaffProps extends TodayOptions {
  readonly date: string
  readonly showsWaiting: boolean
}

export function TodayStaff({ branchId, date, showsWaiting, started, retries }: TodayStaffProps) {
  const format = useFormat()
  const { data, error, retry } = usePageQuery(TodayStaffDocument, todayStaffVariables(branchId, date), started, retries)
  const people = data?.activeStaff.items
  useOwnVisitsNoted(people)
  return (
    <Panel title="Team">
      {!people && error && <ErrorState error={error} onRetry={retry} />}
      {!people && !error && <Awaited label="Loading the team" height={160} onRetry={showsWaiting ? retry : undefined} />}
      {people?.length === 0 && <p className={record.soft}>No one is scheduled today</p>}
      {people && people.length > 0 && (
        <ul className="stack list gap12">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} format={format} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
