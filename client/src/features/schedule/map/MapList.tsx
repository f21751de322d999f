import { worksAlone } from '../../../lib/session/onSite.ts'
import type { Arrival } from '../../visits/predictArrivals.ts'
import { Button } from '@mantine/core'
import { IconMapPinPlus, IconRoute } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SettingLink } from '../../settings/lookups/SettingLink.tsx'
import { type DistanceUnit, formatDistance } from '../../../lib/format/distance.ts'
import { formatRelative } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffAvatar } from '../../../components/status/StaffAvatars.tsx'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { driveLabels } from '../drives/driveText.ts'
import type { DriveSource } from '../drives/readDriveTable.ts'
import { getName } from '../../visits/boardJob.ts'
import { isOff, type MapDay, type MapPerson, type MapStop } from './mapDay.ts'
import { VisitPeek } from '../peek/VisitPeek.tsx'
import { StopRow } from './StopRow.tsx'
import classes from './MapList.module.css'

interface MapListProps {
  readonly day: MapDay
  readonly arrivals: ReadonlyMap<string, Arrival>
  /** Changes of the plan under review, by visit. */
  readonly planned: ReadonlyMap<string, string>
  /** null: not known yet. */
  readonly driveSource: DriveSource | null
  readonly chosenId: string | null
  readonly unit: DistanceUnit
  readonly isHidden: boolean
  readonly onChoose: (visitId: string) => void
  readonly onLocate: ((of: BoardVisitFragment) => void) | undefined
  readonly onOrder: ((person: MapPerson) => void) | undefined
}

const formatLoad = ({ stops, idle, km, isByRoad }: MapPerson, unit: DistanceUnit): string => {
  if (stops.length === 0) return idle
  const count = `${stops.length} ${stops.length === 1 ? 'visit' : 'visits'}`
  return km > 0 ? `${count} · ${isByRoad ? '' : 'about '}${formatDistance(km, unit)}` : count
}

function formatPlace({ place, placeAt }: MapPerson, now: number): string {
  if (!place) return 'Location unknown'
  return placeAt === null ? 'Last known location, no time' : `Location from ${formatRelative(placeAt, now)}`
}

/** An order can be suggested for several locations. */
const hasWay = ({ stops }: MapPerson): boolean => stops.filter(({ of, place }) => place && !isOff(of)).length > 2

function Section({
  title,
  avatar,
  text,
  tool,
  children,
}: Record<'title', string> & Record<'avatar' | 'text' | 'tool' | 'children', ReactNode>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={`row ${classes.head}`}>
        {avatar}
        <div className="fill">
          <h2 id={id} className={`flush ellipsis ${classes.name}`} dir="auto">
            {title}
          </h2>
          {text}
        </div>
        {tool}
      </div>
      {children}
    </section>
  )
}

export function MapList({ day, arrivals, planned, driveSource, chosenId, unit, isHidden, onChoose, onLocate, onOrder }: MapListProps) {
  const now = useMinute()
  const root = useRef<HTMLElement>(null)
  const [entry, setEntry] = useState<string | null>(null)
  const all = [...day.lost, ...day.unassigned, ...day.people.flatMap(({ stops }) => stops)]
  const keys = all.map(({ key }) => key)
  const chosenKey = [...keys].reverse().find((key) => key.endsWith(`/${chosenId}`))
  const stop = entry !== null && keys.includes(entry) ? entry : (chosenKey ?? keys[0])
  useEffect(() => {
    const list = root.current
    if (chosenId === null || !list) return
    const ownElements = [...list.querySelectorAll<HTMLElement>('[data-stop]')].filter(({ dataset }) =>
      dataset['stop']?.endsWith(`/${chosenId}`),
    )
    // The selection was made here, so it is in view already.
    if (ownElements.some((element) => element === document.activeElement)) return
    const [top, height] = [ownElements.at(-1)?.offsetTop ?? 0, list.clientHeight]
    if (top < list.scrollTop || top > list.scrollTop + height - 80) list.scrollTo?.({ top: top - height / 3 })
  }, [chosenId])
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).dataset['stop']
    if (from === undefined) return
    const at = keys.indexOf(from)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: keys.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = keys[to]
    if (next === undefined) return
    setEntry(next)
    const rendered = [...(root.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    rendered.find(({ dataset }) => dataset['stop'] === next)?.focus()
  }
  const rows = (stops: readonly MapStop[], color: string | null, isLost = false) =>
    stops.length > 0 && (
      <ul className={classes.stops}>
        {stops.map((item) => (
          <StopRow
            key={item.key}
            stop={item}
            color={color}
            isChosen={item.of.id === chosenId}
            isEntry={item.key === stop}
            arrival={arrivals.get(item.of.id)}
            planned={planned.get(item.of.id)}
            onChoose={() => {
              setEntry(item.key)
              onChoose(item.of.id)
            }}
          >
            {isLost && onLocate && item.of.property && (
              <Button
                className={classes.locate}
                variant="default"
                leftSection={<IconMapPinPlus size={15} aria-hidden />}
                aria-label={`Set location for ${getName(item.of)}`}
                onClick={() => onLocate(item.of)}
              >
                Set location
              </Button>
            )}
          </StopRow>
        ))}
      </ul>
    )
  return (
    <aside
      ref={root}
      hidden={isHidden}
      className={classes.list}
      aria-label="Visits and people"
      tabIndex={keys.length === 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
    >
      <VisitPeek root={root} find={(id) => all.find(({ of }) => of.id === id)?.of} isPaused={isHidden} />
      {keys.length === 0 && (
        <p className={classes.none} role="status">
          No visits on this day.
        </p>
      )}
      {day.lost.length > 0 && (
        <Section title="Without a location" avatar={null} text={<Count of={day.lost} />} tool={null}>
          {rows(day.lost, null, true)}
        </Section>
      )}
      {day.unassigned.length > 0 && (
        <Section title="Unassigned" avatar={null} text={<Count of={day.unassigned} />} tool={null}>
          {rows(day.unassigned, null)}
        </Section>
      )}
      {day.people.map((person) => (
        <Section
          key={person.id}
          title={person.name}
          avatar={<StaffAvatar name={person.name} color={person.color} size={32} />}
          text={
            <span className={`small ${classes.soft}`}>
              {formatLoad(person, unit)}
              <br />
              {formatPlace(person, now)}
            </span>
          }
          tool={
            onOrder &&
            hasWay(person) && (
              <Button
                className={classes.order}
                variant="default"
                leftSection={<IconRoute size={15} aria-hidden />}
                aria-label={`Suggest order for ${person.name}`}
                onClick={() => onOrder(person)}
              >
                Suggest order
              </Button>
            )
          }
        >
          {rows(person.stops, person.color)}
        </Section>
      ))}
      {day.people.length > 0 && (
        <div className={classes.setting}>
          {driveSource && day.people.some(({ km }) => km > 0) && <p className={`small ${classes.soft}`}>{driveLabels[driveSource]}</p>}
          {!worksAlone() && <SettingLink to={paths.settings('team', 'shareLocation')} of="staff locations" />}
        </div>
      )}
    </aside>
  )
}

const Count = ({ of }: { readonly of: readonly MapStop[] }) => (
  <span className={`small ${classes.soft}`}>
    {of.length} {of.length === 1 ? 'visit' : 'visits'}
  </span>
)
