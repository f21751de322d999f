import { getPlace } from '@callout/contracts/jobs/routes'
import { weekdayOf } from '@callout/contracts/time'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { useLateRule } from '../../visits/useLateRule.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { showError } from '../../../components/toasts/toasts.ts'
import type { BoardDayFragment, BoardPersonFragment, BoardSettingsQuery, BoardVisitFragment } from '../visits/board.generated.ts'
import type { BoardColor } from '../board/colors.ts'
import { type Board, BoardProvider } from '../board/boardContext.ts'
import { subjectOf } from '../../visits/boardJob.ts'
import { useArrivals } from '../../visits/useArrivals.ts'
import { closedText } from '../closedText.ts'
import { BoardStore } from '../board/boardStore.ts'
import { dayRuler, hourMarks, minuteAt, minuteOf, slotAt, type Stretch, stretchAround, SLOT_MINUTES } from '../board/dayRuler.ts'
import { DayGrid } from './DayGrid.tsx'
import type { Dragged, GridActions, DropTarget } from '../move/dayDrags.ts'
import type { LaneKind } from '../board/lanes.ts'
import { laneName, UNASSIGNED } from '../board/laneName.ts'
import type { PlanPreview } from '../board/proposals.ts'
import { canMove, planDrop } from '../move/moves.ts'
import type { BoardMove } from '../move/useMoves.tsx'
import { PlanDialog } from '../planning/lazyDialogs.ts'
import type { PlanScope } from '../planning/usePlanRequest.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { VisitMenu } from '../VisitMenu.tsx'
import type { TrayJob } from '../tray/Tray.tsx'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'

const USUAL_MINUTES = 60

interface DayViewProps {
  readonly date: string
  readonly format: Format
  readonly colour: BoardColor
  readonly lanes: LaneKind
  readonly settings: BoardSettingsQuery['companySettings'] | null
  readonly people: readonly BoardPersonFragment[] | null
  readonly visits: readonly BoardVisitFragment[]
  readonly branch: BoardDayFragment['branch']
  readonly branchId: string | null
  readonly chosenId: string | null
  readonly onChoose: (visitId: string) => void
  readonly root: RefObject<HTMLDivElement | null>
  readonly trayJob: (id: string) => TrayJob | undefined
  readonly move: (move: BoardMove) => void
  /** The plan under review; null: none. */
  readonly preview: PlanPreview | null
  readonly mayPlanDay: boolean
  /** Opens the reassign plan of a technician; null: the day is over, not permitted, or an individual's. */
  readonly onReassign: ((personId: string) => void) | null
}

interface Opened {
  readonly visitId: string
  readonly button: HTMLElement
}

const spansOf = ({ date, format, settings, people, visits, preview }: DayViewProps): Stretch[] => {
  const ruler = dayRuler(date, format.timeZone)
  const usual = settings?.team?.businessHours?.find(({ day }) => day === weekdayOf(date))
  const hours = [...(people ?? []).map((person) => person.hours), usual].flatMap((item) =>
    item?.isOn && item.open && item.close ? [{ from: minuteAt(ruler, item.open), to: minuteAt(ruler, item.close) }] : [],
  )
  const visitHours = visits.flatMap(({ visit: { startAt, endAt } }) =>
    startAt === null
      ? []
      : [{ from: Math.max(0, minuteOf(ruler, startAt)), to: Math.min(ruler.minutes, minuteOf(ruler, endAt ?? startAt + 3600)) }],
  )
  return [...hours, ...visitHours, ...(preview?.values() ?? [])]
}

export function DayView(props: DayViewProps) {
  const {
    date,
    format,
    colour,
    lanes,
    settings,
    people,
    visits,
    branch,
    branchId,
    chosenId,
    onChoose,
    root,
    trayJob,
    move,
    preview,
    mayPlanDay,
    onReassign,
  } = props
  const user = useActingUser()
  const navigate = useNavigate()
  const mayBook = useHasAuthority('manage_jobs')
  const mayPlan = useHasAuthority('dispatch')
  const [store] = useState(() => new BoardStore())
  const [opened, setOpened] = useState<Opened | null>(null)
  const [menuOf, setMenuOf] = useState<{ readonly personId: string; readonly button: HTMLElement } | null>(null)
  const [ordered, setOrdered] = useState<PlanScope['person']>(null)
  const late = useLateRule()
  const home = useMemo(() => branch && getPlace(branch), [branch])
  const { arrivals, drive } = useArrivals(visits, home)
  const distanceUnit = useDistanceUnit()
  const ruler = useMemo(() => dayRuler(date, format.timeZone), [date, format])
  const spans = spansOf(props)
  const { from, to } = stretchAround(ruler, spans)
  useEffect(() => store.setDay({ ruler, people, visits, showsUnassigned: mayPlan }), [store, ruler, people, visits, mayPlan])
  useEffect(() => store.propose(preview), [store, preview])
  useEffect(() => store.choose(chosenId), [store, chosenId])

  const team = settings?.team ?? null
  const closed = closedText(team, date)
  const step = team?.slotMinutes ?? SLOT_MINUTES
  const usualLength = settings?.job?.defaultDurationMinutes ?? USUAL_MINUTES
  const canDrag = useCallback((of: BoardVisitFragment) => canMove(of, user), [user])
  const board = useMemo<Board>(
    () => ({
      store,
      ruler,
      stretch: { from, to },
      lanes,
      marks: hourMarks(ruler),
      step,
      format,
      colour,
      late,
      arrivals,
      home,
      drive,
      distanceUnit,
      team,
      closed,
      canDrag,
      openPerson: mayPlanDay ? (personId, button) => setMenuOf({ personId, button }) : null,
    }),
    [store, ruler, from, to, lanes, step, format, colour, late, arrivals, home, drive, distanceUnit, team, closed, canDrag, mayPlanDay],
  )

  const formatText = (dropTarget: Stretch): string => format.timeRange(ruler.start + dropTarget.from * 60, ruler.start + dropTarget.to * 60)
  /** The company setting disables questions about conflicts. */
  const freely = team?.warnOnClash === false ? { allowClash: true } : {}
  /** A scheduled visit keeps its length; otherwise its line items determine it. */
  const lengthOf = (waiting: TrayJob | undefined): number => {
    const { startAt, endAt } = waiting?.job ?? { startAt: null, endAt: null }
    return startAt === null || endAt === null ? (waiting?.job.durationMinutes ?? usualLength) : (endAt - startAt) / 60
  }
  const dropJob = (id: string, dropTarget: DropTarget): void => {
    const job = trayJob(id)
    const slot = slotAt(ruler, dropTarget)
    if (!job || !slot) return showError('Choose a time that starts and ends on this day.')
    job.setPending(true)
    store.book(id, dropTarget)
    const staffIds = dropTarget.laneId === UNASSIGNED ? [] : [dropTarget.laneId]
    const name = job.job.status === 'UNSCHEDULED' ? 'SCHEDULE' : 'RESCHEDULE'
    move({
      name,
      subject: { job: job.job },
      input: { ...slot, ...(staffIds.length > 0 && { staffIds }), ...freely },
      putBack: (isDone) => {
        if (!isDone) store.book(id, null)
        job.setPending(false)
      },
    })
  }
  const actions: GridActions = {
    format: formatText,
    formatPlace: ({ laneId, ...dropTarget }) => `${formatText(dropTarget)}, ${laneName(laneId, store.lane(laneId)?.person)}`,
    bookLength: () => usualLength,
    book: mayBook
      ? ({ laneId, ...at }) => {
          const slot = slotAt(ruler, at)
          if (slot)
            void navigate(paths.newJobAt({ date, start: slot.startTime, staff: laneId === UNASSIGNED ? null : laneId, branch: branchId }))
        }
      : undefined,
    open: (visitId, button) => {
      setOpened({ visitId, button })
      onChoose(visitId)
    },
    take: (element, isEnd): Dragged | null => {
      const jobId = element.dataset['job']
      if (jobId !== undefined) return { kind: 'tray', id: jobId, laneId: null, of: null, from: 0, to: lengthOf(trayJob(jobId)) }
      const { visit: id = '', lane: laneId = '' } = element.dataset
      const placed = store.lane(laneId)?.visits.find(({ of }) => of.id === id)
      return placed ? { kind: isEnd ? 'stretch' : 'move', id, laneId, of: placed.of, from: placed.from, to: placed.to } : null
    },
    drop: (dragged, dropTarget) => {
      if (dragged.kind === 'tray') return dropTarget ? dropJob(dragged.id, dropTarget) : undefined
      const { of } = dragged
      const plan =
        of &&
        dropTarget &&
        planDrop(
          { of, fromLane: dragged.laneId ?? UNASSIGNED, toLane: dropTarget.laneId, from: dropTarget.from, to: dropTarget.to },
          ruler,
          user,
        )
      if (!of || !plan) return store.request(dragged.id, null)
      if (plan.kind === 'no') {
        store.request(dragged.id, null)
        return showError(plan.why)
      }
      store.request(of.id, plan.request)
      return move({
        name: plan.name,
        subject: subjectOf(of),
        input: { ...plan.input, ...freely },
        putBack: () => store.request(of.id, null),
      })
    },
  }
  const shown = opened && store.find(opened.visitId)
  return (
    <BoardProvider value={board}>
      <DayGrid
        key={lanes}
        label={`Schedule of ${format.day(date)}`}
        root={root}
        actions={actions}
        chosenId={chosenId}
        isMenuOpen={opened !== null}
      />
      {menuOf && (
        <PersonMenu
          key={menuOf.personId}
          {...menuOf}
          onReassign={onReassign && (() => onReassign(menuOf.personId))}
          onOrder={() => setOrdered({ id: menuOf.personId, name: laneName(menuOf.personId, store.lane(menuOf.personId)?.person) })}
          onClose={() => setMenuOf(null)}
        />
      )}
      {ordered && <PlanDialog person={ordered} date={date} branchId={branchId} onClose={() => setOrdered(null)} />}
      {opened && shown && (
        <VisitMenu
          key={opened.visitId}
          of={shown}
          arrival={arrivals.get(shown.id)}
          button={opened.button}
          onClose={() => setOpened(null)}
        />
      )}
    </BoardProvider>
  )
}
