import { addDays } from '@callout/contracts/time'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatShortDay } from '../../../shared/format/dates.ts'
import { useFormat } from '../../../shared/format/useFormat.ts'
import { useLateRule } from '../../../parts/jobs/useLateRule.ts'
import { paths } from '../../../shared/paths.ts'
import { StaffAvatar } from '../../../shared/status/StaffAvatars.tsx'
import { Awaited } from '../../../shared/ui/Awaited.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { type BoardDayFragment, type BoardVisitFragment, useDispatchMapQuery } from './board.generated.ts'
import { type BoardColour, type BoardPlace, changedSearch, inputOf } from './boardAddress.ts'
import { nameOf } from './boardJob.ts'
import { colourOf } from './colours.ts'
import { VisitMenu } from './VisitMenu.tsx'
import { visitWords } from './visitWords.ts'
import classes from './WeekView.module.css'

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const

interface WeekViewProps {
  readonly place: BoardPlace
  readonly week: readonly [from: string, to: string]
  readonly today: string
  readonly colour: BoardColour
  readonly showWeekends: boolean
}

interface Day {
  readonly date: string
  readonly day: BoardDayFragment
}

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
const all = ({ visits, unassigned }: BoardDayFragment): BoardVisitFragment[] => [
  ...new Map([...(unassigned ?? []), ...(visits ?? [])].map((one) => [one.id, one])).values(),
]

/** Everybody of the week, nobody first where something waits for somebody. */
function peopleOf(days: readonly Day[]) {
  const people = new Map<string, { id: string; name: string | null; color: string | null }>()
  for (const { day } of days) {
    for (const { id, name, color } of day.staff ?? []) people.set(id, { id, name, color })
    for (const { visit } of all(day)) for (const member of visit.staff ?? []) if (!people.has(member.id)) people.set(member.id, member)
  }
  const named = [...people.values()].toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  const hasNobody = days.some(({ day }) => all(day).some(({ visit }) => !visit.staff?.length))
  return hasNobody ? [null, ...named] : named
}

/** A day of the week, as the board of that day knows it too. */
function useWeekDay(place: BoardPlace, from: string, offset: number) {
  const date = addDays(from, offset)
  return { date, ...useDispatchMapQuery({ variables: { input: inputOf(place, date) }, fetchPolicy: 'cache-and-network' }) }
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

/** Seven days by people: each visit with its time, each day leads to its board. */
export function WeekView({ place, week: [from], today, colour, showWeekends }: WeekViewProps) {
  const [search] = useSearchParams()
  const format = useFormat()
  const late = useLateRule()
  const [opened, setOpened] = useState<{ of: BoardVisitFragment; button: HTMLElement } | null>(null)
  const week = useWeek(place, from)
  const failed = week.find(({ data, error }) => !data && error)
  const retry = (): void => void Promise.all(week.map(({ refetch }) => refetch())).catch(() => {})
  if (failed) return <QueryProblem error={failed.error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
  const told = week.flatMap(({ date, data }): Day[] => (data ? [{ date, day: data.dispatchMap }] : []))
  if (told.length < DAYS.length) return <Awaited label="Loading the week" height={480} onRetry={retry} />
  const days = told.filter(({ date, day }) => showWeekends || !isWeekend(date) || all(day).length > 0)
  const people = peopleOf(days)
  const visitsOf = ({ day }: Day, id: string | null): BoardVisitFragment[] =>
    all(day)
      .filter(({ visit }) => (id === null ? !visit.staff?.length : visit.staff?.some((member) => member.id === id)))
      .toSorted((a, b) => (a.visit.startAt ?? 0) - (b.visit.startAt ?? 0))
  return (
    <div className={classes.scroller} role="region" aria-label="Week" tabIndex={0}>
      <table className={classes.week} style={{ minWidth: 160 + days.length * 128 }}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className={classes.hidden}>Person</span>
            </th>
            {days.map(({ date, day }) => (
              <th key={date} scope="col" data-today={date === today || undefined}>
                <Link
                  to={{ search: String(changedSearch(search, { view: 'day', date: date === today ? null : date })) }}
                  className={classes.day}
                >
                  {formatShortDay(date)}
                  <span className={classes.count}>{all(day).length}</span>
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
                    {person ? (person.name ?? 'Unknown') : 'Unassigned'}
                  </span>
                </span>
              </th>
              {days.map((day) => (
                <td key={day.date} data-today={day.date === today || undefined}>
                  {visitsOf(day, person?.id ?? null).map((of) => (
                    <button
                      key={of.id}
                      type="button"
                      className={classes.visit}
                      style={colourOf(of, colour)}
                      aria-haspopup="menu"
                      onClick={(event) => setOpened({ of, button: event.currentTarget })}
                    >
                      <span className={classes.hidden}>{visitWords(of, format, { overlaps: false, late })}</span>
                      <span className={classes.time} aria-hidden>
                        {of.visit.startAt === null ? '' : format.timeOf(of.visit.startAt)}
                      </span>
                      <span className={classes.what} aria-hidden>
                        {of.customer?.name ?? of.title ?? nameOf(of)}
                      </span>
                    </button>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && <VisitMenu key={opened.of.id} of={opened.of} button={opened.button} onClose={() => setOpened(null)} />}
    </div>
  )
}
