import { weekdayOf } from '@callout/contracts/time'
import { ActionIcon } from '@mantine/core'
import { IconDots, IconUserQuestion } from '@tabler/icons-react'
import { memo, type MouseEvent, useSyncExternalStore } from 'react'
import { formatDistance } from '../../../lib/format/distance.ts'
import { formatMinutes } from '../../../lib/format/durations.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import { useBoard } from './boardContext.ts'
import type { LaneState } from './boardStore.ts'
import { type DayRuler, minuteAt, type Stretch } from './dayRuler.ts'
import { laneName, UNASSIGNED } from './laneName.ts'
import { placeStyle } from './lanes.ts'
import { idleText } from '../visits/idleText.ts'
import { isOff, legsOf, routeOfLane } from './travel.ts'
import { PlanGhost } from './PlanGhost.tsx'
import { VisitCard } from './VisitCard.tsx'
import classes from './Lane.module.css'

interface Shade extends Stretch {
  readonly kind: 'closed' | 'off'
  readonly text: string | undefined
}

interface Hours {
  readonly isOn: boolean
  readonly open: string | null
  readonly close: string | null
}

function shadesOf(lane: LaneState, ruler: DayRuler, stretch: Stretch, usual: Hours | null, closed: string | null): Shade[] {
  const { person } = lane
  const hours = person?.hours ?? usual
  const all = { ...stretch, kind: 'closed', text: undefined } as const
  const off = (person?.timeOff ?? []).map(({ startTime, endTime, note }): Shade => ({
    from: startTime && endTime ? minuteAt(ruler, startTime) : stretch.from,
    to: startTime && endTime ? minuteAt(ruler, endTime) : stretch.to,
    kind: 'off',
    text: note ? `Time off: ${note}` : 'Time off',
  }))
  if (closed !== null || hours?.isOn === false) return [all, ...off]
  if (!hours?.open || !hours.close) return off
  const [open, close] = [minuteAt(ruler, hours.open), minuteAt(ruler, hours.close)]
  const outside = [
    { from: stretch.from, to: Math.min(open, stretch.to), kind: 'closed', text: undefined } as const,
    { from: Math.max(close, stretch.from), to: stretch.to, kind: 'closed', text: undefined } as const,
  ]
  return [...outside.filter(({ from, to }) => from < to), ...off]
}

/** A technician's load on the day. */
function formatLoad({ id, person, visits }: LaneState): string {
  const open = visits.filter((visit) => !isOff(visit))
  if (open.length === 0) return id === UNASSIGNED ? 'No visits' : idleText(person)
  const minutes = open.reduce((sum, { from, to }) => sum + to - from, 0)
  return `${open.length} ${open.length === 1 ? 'visit' : 'visits'} · ${formatMinutes(Math.round(minutes))}`
}

function LaneHead({ lane }: { readonly lane: LaneState }) {
  const { distanceUnit, drive, home, openPerson } = useBoard()
  const { person } = lane
  const route = person && routeOfLane(lane.visits, home, drive)
  const name = laneName(lane.id, person)
  const openMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    openPerson?.(lane.id, event.currentTarget)
  }
  const hasMenu = openPerson !== null && person !== null
  return (
    <div
      role="rowheader"
      tabIndex={-1}
      data-head={lane.id}
      className={classes.head}
      aria-keyshortcuts={hasMenu ? 'ContextMenu' : undefined}
      onContextMenu={hasMenu ? openMenu : undefined}
    >
      {person ? (
        <StaffAvatar name={person.name} color={person.color} size={28} />
      ) : (
        <span className={classes.unassigned} aria-hidden>
          <IconUserQuestion size={16} stroke={1.75} />
        </span>
      )}
      <span className={classes.headText}>
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
        <span
          className={classes.load}
          title={route?.km ? `${formatDistance(route.km, distanceUnit)} to drive, ${route.isByRoad ? 'by road' : 'estimated'}` : undefined}
        >
          {formatLoad(lane)}
        </span>
      </span>
      {hasMenu && (
        <ActionIcon
          className={classes.more}
          variant="subtle"
          color="gray"
          size={28}
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={`More for ${name}`}
          onClick={openMenu}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

function Legs({ lane }: { readonly lane: LaneState }) {
  const { stretch, distanceUnit, drive } = useBoard()
  return legsOf(lane.visits, drive).map(({ at, km, minutes, isByRoad, gap, isTooShort }) => (
    <span
      key={at}
      className={classes.leg}
      data-short={isTooShort || undefined}
      style={placeStyle({ from: at, to: at }, stretch)}
      title={
        isTooShort
          ? `${minutes} min to drive, ${Math.round(gap)} min between the visits`
          : `${formatDistance(km, distanceUnit)} ${isByRoad ? 'by road' : 'estimated'}`
      }
    >
      {isTooShort && <span className="only-read-out">Too short: </span>}
      {formatDistance(km, distanceUnit)} · {minutes} min
    </span>
  ))
}

interface LaneProps {
  readonly id: string
  readonly index: number
  /** Offset in pixels. */
  readonly top: number
  readonly size: number
}

export const Lane = memo(function Lane({ id, index, top, size }: LaneProps) {
  const { store, ruler, stretch, lanes, team, closed } = useBoard()
  const lane = useSyncExternalStore(
    (listener) => store.subscribe(id, listener),
    () => store.lane(id),
  )
  if (!lane) return null
  const usual = team?.businessHours?.find(({ day }) => day === weekdayOf(ruler.date)) ?? null
  const shades = id === UNASSIGNED ? [] : shadesOf(lane, ruler, stretch, usual, closed)
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={classes.lane}
      data-unassigned={id === UNASSIGNED || undefined}
      style={lanes === 'across' ? { top, height: size } : { left: top, width: size }}
    >
      <LaneHead lane={lane} />
      <div role="presentation" className={classes.track} data-track={id}>
        {shades.map(({ from, to, kind, text }) => (
          <span
            key={`${kind}/${from}`}
            role="presentation"
            className={classes.shade}
            data-kind={kind}
            style={placeStyle({ from, to }, stretch)}
          >
            {text && <span className={classes.shadeText}>{text}</span>}
          </span>
        ))}
        {lane.visits.map((visit) => (
          <VisitCard key={visit.of.id} visit={visit} rows={lane.rows} />
        ))}
        {lane.ghosts.map((ghost) => (
          <PlanGhost key={ghost.of.id} ghost={ghost} rows={lane.rows} />
        ))}
        {id !== UNASSIGNED && <Legs lane={lane} />}
      </div>
    </div>
  )
})
