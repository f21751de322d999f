import { GapDialog, PlanDialog } from './planning/lazyDialogs.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, Navigate } from 'react-router'
import { ActionsProvider } from '../../components/actions/ActionsProvider.tsx'
import { useFirstDay } from '../../components/fields/days/firstDay.ts'
import { weekOf } from '../../components/fields/days/weekOf.ts'
import { useFreshOnReturn } from '../../components/record/useFreshOnReturn.ts'
import { useCalendarSettings } from '../settings/lookups/useCalendarSettings.ts'
import { jobActionSet } from '../jobs/actions/jobActionSet.ts'
import { jobQueries } from '../jobs/queries/jobQueries.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useMinute } from '../../lib/format/useMinute.ts'
import { paths } from '../../lib/paths.ts'
import { Awaited } from '../../components/states/Awaited.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { type BoardDayFragment, type BoardSettingsQuery, useBoardSettingsQuery, useDispatchMapQuery } from './visits/board.generated.ts'
import type { BoardColor } from './board/colors.ts'
import { type BoardPlace, type BoardView, changedSearch, toInput, readPlace } from './head/boardAddress.ts'
import { BoardHeader } from './head/BoardHeader.tsx'
import { CapacityButton } from './head/CapacityButton.tsx'
import { FromJobsNote } from './head/FromJobsNote.tsx'
import { MissingDay } from './head/MissingDay.tsx'
import { DayMore } from './day/DayMore.tsx'
import { DayView } from './day/DayView.tsx'
import { PhoneDay } from './day/PhoneDay.tsx'
import { Tray, type TrayJob } from './tray/Tray.tsx'
import { PlanDayButton } from './planning/PlanDayButton.tsx'
import { PlanPreviewProvider } from './planning/planPreview.ts'
import type { PlanPreview } from './board/proposals.ts'
import { useMoves } from './move/useMoves.tsx'
import { useBoardSearch } from './head/useBoardSearch.ts'
import classes from './SchedulePage.module.css'
import { useIsPhone } from '../../components/theme/breakpoints.ts'
import { noDeduplication } from '../../lib/api/usePageQuery.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { MonthView } from './month/MonthView.tsx'
import { WeekView } from './week/WeekView.tsx'

type Settings = BoardSettingsQuery['companySettings'] | null

const lower = <T extends string>(code: T): Lowercase<T> => code.toLowerCase() as Lowercase<T>

const visitsIn = ({ visits, unassigned }: BoardDayFragment) => {
  const all = new Map([...(unassigned ?? []), ...(visits ?? [])].map((item) => [item.id, item]))
  return [...all.values()]
}

interface DayProps {
  readonly place: BoardPlace
  readonly date: string
  readonly colour: BoardColor
  readonly settings: Settings
  readonly isTrayOpen: boolean
  readonly onTrayCount: (count: number | null) => void
  readonly tools: HTMLElement | null
  readonly mayPlan: boolean
  /** Not a past day. */
  readonly mayPlanDay: boolean
  readonly onChoose: (visitId: string) => void
  readonly onReassign: ((personId: string) => void) | null
  readonly preview: PlanPreview | null
}

function Day(props: DayProps) {
  const { place, date, colour, settings, isTrayOpen, onTrayCount, tools, mayPlan, mayPlanDay, onChoose, onReassign, preview } = props
  const format = useFormat()
  const isPhone = useIsPhone()
  const root = useRef<HTMLDivElement>(null)
  const [jobs] = useState(() => new Map<string, TrayJob>())
  const { move, dialog } = useMoves(format)
  const { data, error, refetch } = useDispatchMapQuery({
    variables: { input: toInput(place, date) },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const retry = (): void => void refetch().catch(() => {})
  if (!data && error) return <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />
  if (!data) return <Awaited label="Loading the schedule" height={480} onRetry={retry} />
  const { dispatchMap: day } = data
  if (day.staff === null && day.visits === null && day.unassigned === null) return <MissingDay why="the schedule" />
  const visits = visitsIn(day)
  const more =
    tools &&
    createPortal(
      <DayMore
        branchId={place.branchId}
        date={date}
        people={day.staff}
        visits={visits}
        mayPlan={mayPlan}
        mayPlanDay={mayPlanDay}
        onReassign={onReassign && (() => onReassign(''))}
        hasCapacity={isPhone && mayPlan}
      />,
      tools,
    )
  if (isPhone)
    return (
      <>
        {more}
        {day.isFromJobs && <FromJobsNote />}
        <PhoneDay people={day.staff} visits={visits} date={date} preview={preview} />
      </>
    )
  return (
    <div ref={root} className={classes.page}>
      {more}
      <div className={`stack fill ${classes.main}`}>
        {day.isFromJobs && <FromJobsNote />}
        <DayView
          date={date}
          format={format}
          colour={colour}
          lanes={place.lanes}
          settings={settings}
          people={day.staff}
          visits={visits}
          branch={day.branch}
          branchId={place.branchId}
          chosenId={place.visitId}
          onChoose={onChoose}
          root={root}
          trayJob={(id) => jobs.get(id)}
          move={move}
          preview={preview}
          mayPlanDay={mayPlanDay}
          onReassign={onReassign}
        />
      </div>
      {isTrayOpen && preview === null && (
        <Tray planFrom={mayPlanDay ? date : null} branchId={place.branchId} jobs={jobs} onCount={onTrayCount} />
      )}
      {dialog}
    </div>
  )
}

export function SchedulePage() {
  useMinute()
  useFreshOnReturn(jobQueries)
  const { search, setSearch } = useBoardSearch()
  const { today: todayOf } = useFormat()
  const firstDay = useFirstDay()
  const mayPlan = useHasAuthority('dispatch')
  const { user_type: userType } = useActingUser()
  const mayBook = useHasAuthority('manage_jobs')
  const { data } = useBoardSettingsQuery()
  const settings = data?.companySettings ?? null
  const [isTrayOpen, setIsTrayOpen] = useState(true)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [preview, setPreview] = useState<PlanPreview | null>(null)
  const previewHost = useMemo(() => ({ place: 'schedule' as const, show: setPreview }), [])
  const [trayCount, setTrayCount] = useState<number | null>(null)
  const place = readPlace(search)
  const today = todayOf()
  const date = place.date ?? today
  const calendar = useCalendarSettings()
  const view: BoardView = place.view ?? lower(calendar.defaultView)
  const colour = place.colour ?? lower(calendar.colourBy)
  // The company's default view is still loading: rendering another one would waste a query.
  const isUnknown = place.view === null && !calendar.isKnown
  const week = weekOf(date, firstDay)
  if (view === 'map') return <Navigate to={{ pathname: paths.map(), search: String(changedSearch(search, { view: null })) }} replace />
  const tray =
    mayPlan && !isUnknown && view === 'day' ? { isOpen: isTrayOpen, count: trayCount, toggle: () => setIsTrayOpen((open) => !open) } : null
  const mayPlanDay = mayPlan && date >= today
  // An individual works alone.
  const mayReassign = mayPlanDay && userType !== 'individual'
  const reassign = (absentId: string | null): void =>
    setSearch(changedSearch(search, { absentId }), { replace: true, preventScrollReset: true })
  return (
    <ActionsProvider set={jobActionSet}>
      <PlanPreviewProvider value={view === 'day' || view === 'list' ? previewHost : null}>
        <BoardHeader
          title="Schedule"
          actions={
            <>
              <span ref={setTools} />
              {mayPlanDay && !isUnknown && view === 'day' && <PlanDayButton date={date} branchId={place.branchId} />}
              {mayPlan && <CapacityButton branchId={place.branchId} view={view} />}
              {mayBook && (
                <Button
                  component={Link}
                  to={paths.newJobAt({ date, branch: place.branchId })}
                  leftSection={<IconPlus size={16} aria-hidden />}
                >
                  New job
                </Button>
              )}
            </>
          }
          place={place}
          view={view}
          date={date}
          today={today}
          week={week}
          tray={tray}
        />
        {isUnknown && <Awaited label="Loading the schedule" height={480} onRetry={() => window.location.reload()} />}
        {!isUnknown && view === 'week' && (
          <WeekView
            place={place}
            week={week}
            today={today}
            colour={colour}
            showWeekends={calendar.showWeekends}
            warnsOnClash={settings?.team?.warnOnClash !== false}
          />
        )}
        {!isUnknown && view === 'month' && <MonthView place={place} date={date} today={today} firstDay={firstDay} />}
        {!isUnknown && (view === 'day' || view === 'list') && (
          <Day
            key={date}
            place={place}
            date={date}
            colour={colour}
            settings={settings}
            isTrayOpen={isTrayOpen && mayPlan}
            onTrayCount={setTrayCount}
            tools={tools}
            mayPlan={mayPlan}
            mayPlanDay={mayPlanDay}
            onChoose={(visitId) => setSearch(changedSearch(search, { visitId }), { replace: true, preventScrollReset: true })}
            onReassign={mayReassign ? reassign : null}
            preview={preview}
          />
        )}
        {mayPlanDay && place.gap && (
          <GapDialog
            gap={place.gap}
            date={date}
            branchId={place.branchId}
            onClose={() => setSearch(changedSearch(search, { gap: null }), { replace: true, preventScrollReset: true })}
          />
        )}
        {mayReassign && place.absentId !== null && (
          <PlanDialog
            key={`plan/${date}`}
            date={date}
            branchId={place.branchId}
            person={null}
            absentId={place.absentId}
            onAbsent={reassign}
            onClose={() => reassign(null)}
          />
        )}
      </PlanPreviewProvider>
    </ActionsProvider>
  )
}
