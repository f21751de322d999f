import { type CapacityCell, capacityCell, type CapacityDay, capacitySum } from '../planner/capacity.ts'
import { formatDay } from '@callout/contracts/text/day'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { formatHours } from '../../../lib/format/durations.ts'
import classes from './Capacity.module.css'

export interface CapacityGroup {
  /** null: all. */
  readonly id: string | null
  readonly name: string
}

function unknownText({ unknownPeople, unknownVisits }: CapacityCell): string | null {
  const parts = [
    unknownPeople > 0 && `${unknownPeople} ${unknownPeople === 1 ? 'person' : 'people'} without hours`,
    unknownVisits > 0 && `${unknownVisits} ${unknownVisits === 1 ? 'visit' : 'visits'} without a duration`,
  ].filter(Boolean)
  return parts.length === 0 ? null : `plus ${parts.join(' and ')}`
}

function formatCell(place: string, cell: CapacityCell): string {
  const { booked, available } = cell
  const sums =
    booked === null
      ? `${available === null ? 'hours' : `${formatHours(available)} hours available, visits`} not returned`
      : available === null
        ? `${formatHours(booked)} hours booked, working hours not returned`
        : `${formatHours(booked)} of ${formatHours(available)} hours booked`
  return [`${place}: ${sums}`, unknownText(cell)].filter(Boolean).join(', ')
}

const loadOf = ({ booked, available }: CapacityCell): number | null =>
  booked === null || available === null ? null : available > 0 ? booked / available : booked > 0 ? Infinity : 0
const FULL = 1
const NEARLY_FULL = 0.85

function Figures({ cell }: { readonly cell: CapacityCell }) {
  const { booked, available } = cell
  const load = loadOf(cell)
  const isIdle = booked === 0 && available === 0 && unknownText(cell) === null
  const tone = load === null ? undefined : load > FULL ? 'over' : load >= NEARLY_FULL ? 'high' : undefined
  return (
    <span className={`stack ${classes.figures}`} data-tone={tone} aria-hidden>
      {isIdle ? (
        <span className={classes.idle}>–</span>
      ) : (
        <>
          <span>
            <b>{booked === null ? '?' : formatHours(booked)}</b>
            <span className={classes.of}> / {available === null ? '?' : formatHours(available)}</span>
            {unknownText(cell) !== null && <span className="bold warning"> +?</span>}
          </span>
          <span className={classes.bar} style={{ '--load': Math.min(1, load ?? 0) } as CSSProperties} />
        </>
      )}
    </span>
  )
}

interface CapacityTableProps {
  readonly groups: readonly CapacityGroup[]
  readonly weeks: readonly (readonly CapacityDay[])[]
  readonly today: string
  /** Names of holidays by date. */
  readonly holidays: ReadonlyMap<string, string>
  readonly getAddress: (date: string, groupId: string | null) => string
}

function WeekRows({
  week,
  groups,
  today,
  holidays,
  getAddress,
}: Omit<CapacityTableProps, 'weeks'> & { readonly week: readonly CapacityDay[] }) {
  const span = `${formatDay(week[0]?.date ?? '', 'MMM d')} – ${formatDay(week.at(-1)?.date ?? '', 'MMM d')}`
  return (
    <tbody>
      <tr className={classes.week}>
        <th scope="rowgroup">{span}</th>
        {groups.map(({ id, name }) => {
          const sum = capacitySum(week.map((day) => capacityCell(day, id)))
          return (
            <td key={id ?? ''}>
              <span className="only-read-out">{formatCell(`${span}, ${name}`, sum)}</span>
              <Figures cell={sum} />
            </td>
          )
        })}
      </tr>
      {week.map((day) => (
        <tr key={day.date} data-today={day.date === today || undefined}>
          <th scope="row">
            {formatShortDay(day.date)}
            {holidays.has(day.date) && <span className={`small ${classes.holiday}`}>{holidays.get(day.date)}</span>}
          </th>
          {groups.map(({ id, name }) => {
            const cell = capacityCell(day, id)
            return (
              <td key={id ?? ''}>
                <Link to={getAddress(day.date, id)} className={classes.cell} title={unknownText(cell) ?? undefined}>
                  <span className="only-read-out">{formatCell(`${formatShortDay(day.date)}, ${name}`, cell)}</span>
                  <Figures cell={cell} />
                </Link>
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

export function CapacityTable({ weeks, ...rest }: CapacityTableProps) {
  return (
    <div className={classes.scroller} role="region" aria-label="Hours booked of hours available" tabIndex={0}>
      <table className={classes.table} style={{ minWidth: 132 + rest.groups.length * 148 }}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {rest.groups.map(({ id, name }) => (
              <th key={id ?? ''} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <WeekRows key={week[0]?.date} week={week} {...rest} />
        ))}
      </table>
    </div>
  )
}
