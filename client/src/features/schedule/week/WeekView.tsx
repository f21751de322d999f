import { addDays } from '@callout/contracts/time'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useLateRule } from '../../visits/useLateRule.ts'
import { paths } from '../../../lib/paths.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { StatusSign } from '../../../components/status/StatusBadge.tsx'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { showError } from '../../../components/toasts/toasts.ts'
import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { type BoardDayFragment, type BoardVisitFragment, useDispatchMapQuery } from '../visits/board.generated.ts'
import { type BoardPlace, changedSearch, toInput } from '../head/boardAddress.ts'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import { type BoardColor, colorOf } from '../board/colors.ts'
import { laneName, UNASSIGNED } from '../board/laneName.ts'
import { canMove, staffAfter } from '../move/moves.ts'
import { useMoves } from '../move/useMoves.tsx'
import { WeekList } from './WeekList.tsx'
import { useWeekDrags } from '../move/useWeekDrags.ts'
import { useWeekKeys } from '../move/useWeekKeys.ts'
import { VisitPeek } from '../peek/VisitPeek.tsx'
import { VisitMenu } from '../VisitMenu.tsx'
import { formatVisit } from '../board/visitText.ts'
import { isOfLane, planWeekDrop, type WeekPlace, weekVisits, type WeekRequest } from '../move/weekMoves.ts'
import { FromJobsNote } from '../head/FromJobsNote.tsx'
import { useBoardSearch } from '../head/useBoardSearch.ts'
import classes from './WeekView.module.css'
import { noDeduplication } from '../../../lib/api/usePageQuery.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

interface WeekViewProps {
  readonly place: BoardPlace
  readonly week: readonly [from: string, to: string]
  readonly today: string
  readonly colour: BoardColor
  readonly showWeekends: boolean
  /** Whether a conflict asks before booking. */
  readonly warnsOnClash: boolean
}

interface Day {
  readonly date: string
  readonly day: BoardDayFragment
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
const all = ({ visits, unassigned }: BoardDayFragment): BoardVisitFragment[] => [
  ...new Map([...(unassigned ?? []), ...(visits ?? [])].map((item) => [item.id, item])).values(),
]

/** Technicians of the week; the unassigned lane first if it has visits. */
function getPeople(days: readonly Day[]) {
  const people = new Map<string, { id: string; name: string | null; color: string | null }>()
  for (const { day } of days) {
    for (const { id, name, color } of day.staff ?? []) people.set(id, { id, name, color })
    for (const { visit } of all(day)) for (const member of visit.staff ?? []) if (!people.has(member.id)) people.set(member.id, member)
  }
  const named = [...people.values()].toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'))
  const hasUnassigned = days.some(({ day }) => all(day).some(({ visit }) => !visit.staff?.length))
  return hasUnassigned ? [null, ...named] : named
}

function useWeekDay(place: BoardPlace, from: string, offset: number) {
  const date = addDays(from, offset)
  return {
    date,
    ...useDispatchMapQuery({ variables: { input: toInput(place, date) }, fetchPolicy: 'cache-and-network', context: noDeduplication }),
  }
}

const useWeek = (place: BoardPlace, from: string) => [
  useWeekDay(place, from, 0),
  useWeekDay(place, from, 1),
  useWeekDay(place, from, 2),
  useWeekDay(place, from, 3),
  useWeekDay(place, from, 4),
  useWeekDay(place, from, 5),
  useWeekDay(place, from, 6),
]

interface WeekTableProps extends Omit<WeekViewProps, 'place' | 'week' | 'showWeekends'> {
  readonly days: readonly Day[]
}

/** The week as loaded, with moves in progress. */
function WeekTable({ days, today, colour, warnsOnClash }: WeekTableProps) {
  const { search } = useBoardSearch()
  const format = useFormat()
  const late = useLateRule()
  const user = useActingUser()
  const { move, dialog } = useMoves(format)
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [opened, setOpened] = useState<{ of: BoardVisitFragment; button: HTMLElement } | null>(null)
  const [requests, setRequests] = useState<ReadonlyMap<string, WeekRequest>>(new Map())
  const first = days[0]?.date
  // On a phone only two days fit: scrolls to today.
  useLayoutEffect(() => {
    const [corner] = table.current?.tHead?.rows[0]?.cells ?? []
    const day = table.current?.tHead?.querySelector<HTMLElement>('[data-today]')
    if (scroller.current && corner && day) scroller.current.scrollLeft = day.offsetLeft - corner.offsetWidth
  }, [first])
  const visits = weekVisits(
    days.map(({ date, day }) => ({ date, visits: all(day) })),
    requests,
  )
  const people = getPeople(days)
  const laneIds = people.map((person) => person?.id ?? UNASSIGNED)
  const find = (id: string): BoardVisitFragment | undefined => visits.find(({ of }) => of.id === id)?.of
  const request = (id: string, next: WeekRequest | null): void =>
    setRequests((before) => new Map([...before].filter(([item]) => item !== id).concat(next ? [[id, next]] : [])))
  const show = (of: BoardVisitFragment, from: WeekPlace, at: WeekPlace | null): void => {
    const staff = (of.visit.staff ?? []).map(({ id }) => id)
    request(of.id, at && { of, date: at.date, staffIds: staffAfter(staff, from.laneId, at.laneId) })
  }
  const drop = (of: BoardVisitFragment, from: WeekPlace, to: WeekPlace | null): void => {
    const plan = to && planWeekDrop(of, from, to, format.timeZone, user)
    show(of, from, plan?.kind === 'act' ? to : null)
    if (plan?.kind === 'no') showError(plan.why)
    if (plan?.kind !== 'act') return
    const input = { ...plan.input, ...(!warnsOnClash && { allowClash: true }) }
    move({ name: plan.name, subject: subjectOf(of), input, putBack: () => request(of.id, null) })
  }
  const formatPlace = ({ date, laneId }: WeekPlace): string => {
    const person = people.find((item) => item?.id === laneId)
    return `${formatShortDay(date)}, ${laneName(laneId, person)}`
  }
  useWeekDrags(scroller, { find, drop, formatPlace })
  const keys = useWeekKeys({
    table,
    laneIds,
    dates: days.map(({ date }) => date),
    formatPlace,
    find,
    canMove: (of) => canMove(of, user),
    isPending: (id) => requests.has(id),
    show,
    drop,
  })
  return (
    <div ref={scroller} className={classes.scroller} role="region" aria-label="Week" tabIndex={0}>
      <table
        ref={table}
        className={classes.week}
        style={{ '--days': days.length } as CSSProperties}
        aria-describedby={keys.hintId}
        {...keys.on}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className="only-read-out">Person</span>
            </th>
            {days.map(({ date }) => (
              <th key={date} scope="col" data-today={date === today || undefined}>
                <Link
                  to={{ search: String(changedSearch(search, { view: 'day', date: date === today ? null : date })) }}
                  className={classes.day}
                >
                  {formatShortDay(date)}
                  <span className={classes.count}>{visits.filter((visit) => visit.date === date).length}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person?.id ?? ''}>
              <th scope="row" className={classes.person}>
                <span className={classes.personIn}>
                  {person && <StaffAvatar name={person.name} color={person.color} size={24} />}
                  <span className={classes.name} dir="auto">
                    {laneName(person?.id ?? UNASSIGNED, person)}
                  </span>
                </span>
              </th>
              {days.map(({ date }) => (
                <td key={date} data-lane={person?.id ?? UNASSIGNED} data-date={date} data-today={date === today || undefined}>
                  {visits
                    .filter((visit) => visit.date === date && isOfLane(visit.staffIds, person?.id ?? UNASSIGNED))
                    .map(({ of, isPending }) => (
                      <button
                        key={of.id}
                        type="button"
                        data-visit={of.id}
                        data-drag={!isPending && canMove(of, user) ? 'visit' : undefined}
                        data-pending={isPending || undefined}
                        data-status={of.visit.status ?? undefined}
                        className={classes.visit}
                        style={colorOf(of, colour)}
                        aria-haspopup="menu"
                        onClick={(event) => setOpened({ of, button: event.currentTarget })}
                      >
                        <span className="only-read-out">
                          {formatVisit(of, format, { overlaps: false, late, arrival: undefined, planned: null })}
                        </span>
                        <span className={classes.time} aria-hidden>
                          {of.visit.startAt === null ? '' : format.getTime(of.visit.startAt)}
                        </span>
                        <span className={classes.what} aria-hidden>
                          {of.customer?.name ?? of.title ?? getName(of)}
                        </span>
                        <StatusSign of={of.visit} className={classes.status} />
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <span id={keys.hintId} className="only-read-out">
        Arrow keys move between visits. Space lifts a visit, arrow keys move it to another day or person, Enter drops it and Escape cancels.
        Enter opens its menu. Tab reaches its actions.
      </span>
      <span role="status" className="only-read-out">
        {keys.announcement}
      </span>
      <VisitPeek root={table} find={find} isPaused={opened !== null || keys.isLifted} />
      {opened && <VisitMenu key={opened.of.id} of={opened.of} arrival={undefined} button={opened.button} onClose={() => setOpened(null)} />}
      {dialog}
    </div>
  )
}

export function WeekView({ place, week: [from], showWeekends, ...shown }: WeekViewProps) {
  const week = useWeek(place, from)
  const isPhone = useIsPhone()
  const { user_type: userType } = useActingUser()
  const isList = isPhone && userType === 'staff'
  const failed = week.find(({ data, error }) => !data && error)
  const retry = (): void => void Promise.all(week.map(({ refetch }) => refetch())).catch(() => {})
  if (failed) return <QueryProblem error={failed.error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
  const returned = week.flatMap(({ date, data }): Day[] => (data ? [{ date, day: data.dispatchMap }] : []))
  if (returned.length < DAYS.length) return <Awaited label="Loading the week" height={480} onRetry={retry} />
  const days = returned.filter(({ date, day }) => showWeekends || !isWeekend(date) || all(day).length > 0)
  return (
    <>
      {days.some(({ day }) => day.isFromJobs) && <FromJobsNote />}
      {isList ? (
        <WeekList days={days.map(({ date, day }) => ({ date, visits: all(day) }))} today={shown.today} />
      ) : (
        <WeekTable days={days} {...shown} />
      )}
    </>
  )
}
