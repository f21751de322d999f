import { type TimesheetRow, timesheetOf, type TimesheetTotal, timesheetTotal } from './timesheet.ts'
import type { TimesheetVisit } from './loadTimesheet.ts'

export interface PersonDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly rows: readonly TimesheetRow<TimesheetVisit>[]
  readonly total: TimesheetTotal
}

export interface PersonWeek {
  readonly id: string
  readonly name: string
  readonly days: readonly PersonDay[]
  readonly total: TimesheetTotal
}

/** Technicians with work, by name. `ownId`: only that one. */
export function getPeople(visits: readonly TimesheetVisit[], ownId: string | null): readonly PersonWeek[] {
  const names = new Map(visits.flatMap(({ staff }) => staff.map(({ id, name }) => [id, name ?? `Staff #${id}`] as const)))
  const people = [...names].filter(([id]) => ownId === null || id === ownId)
  return people
    .map(([id, name]) => {
      const byDay = Map.groupBy(
        visits.filter(({ staff }) => staff.some((member) => member.id === id)),
        ({ date }) => date,
      )
      const days = [...byDay]
        .map(([date, ofDay]) => ({ date, rows: timesheetOf(ofDay) }))
        .filter(({ rows }) => rows.length > 0)
        .toSorted((a, b) => a.date.localeCompare(b.date, 'en'))
        .map((day) => ({ ...day, total: timesheetTotal(day.rows) }))
      return { id, name, days, total: timesheetTotal(days.flatMap(({ rows }) => rows)) }
    })
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
