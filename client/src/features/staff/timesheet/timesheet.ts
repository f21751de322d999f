/** Working time out of the stamps of visits. A missing stamp is named; its time is null and never estimated. */
import { type JobStatusCode, jobStatus } from '@callout/contracts/jobs/status/status'

/** When each step of a visit was taken, in Unix seconds; null: not recorded. */
export interface Stamps {
  readonly onTheWayAt: number | null
  readonly reachedAt: number | null
  readonly startedAt: number | null
  readonly finishedAt: number | null
}
export type Stamp = keyof Stamps

export interface StampedVisit extends Stamps {
  readonly id: string
  readonly status: JobStatusCode | null
}

/** A visit of one person's day, in seconds. */
export interface TimesheetRow<Visit extends StampedVisit = StampedVisit> {
  readonly visit: Visit
  /** From the first to the last stamp; null: neither is recorded, or the visit is not finished. */
  readonly from: number | null
  readonly to: number | null
  readonly travel: number | null
  /** From the arrival, or from the start of work where the arrival is missing, until the end. */
  readonly onSite: number | null
  /** From the end of the visit before; null: unknown, or the first of the day. */
  readonly between: number | null
  /** Time shared with visits before, which is counted once. */
  readonly overlap: number
  readonly missing: readonly Stamp[]
  /** Under way, or cancelled on the way: there is no end yet. */
  readonly isOpen: boolean
  /** The stamps contradict their order: no time is counted. */
  readonly isOutOfOrder: boolean
}

const { ON_THE_WAY, REACHED, STARTED, INVOICE_CREATED, COMPLETED } = jobStatus
const stampOf = new Map<JobStatusCode, Stamp>([
  [ON_THE_WAY.code, 'onTheWayAt'],
  [REACHED.code, 'reachedAt'],
  [STARTED.code, 'startedAt'],
  [COMPLETED.code, 'finishedAt'],
])
const inOrder: readonly Stamp[] = ['onTheWayAt', 'reachedAt', 'startedAt', 'finishedAt']
const underWay: ReadonlySet<number> = new Set([ON_THE_WAY.code, REACHED.code, STARTED.code, INVOICE_CREATED.code])

/** Whether a visit has begun: it is under way or done, or has a stamp. */
export const hasStarted = (visit: StampedVisit): boolean =>
  visit.status === COMPLETED.code || (visit.status !== null && underWay.has(visit.status)) || inOrder.some((name) => visit[name] !== null)

/** Stamps that the visit should have by its status, and does not. */
export function missingStamps(visit: StampedVisit): readonly Stamp[] {
  const { status, startedAt, reachedAt, finishedAt } = visit
  const hasArrived = reachedAt !== null || startedAt !== null || finishedAt !== null
  const rank =
    status === COMPLETED.code
      ? 4
      : status === REACHED.code
        ? 2
        : status !== null && underWay.has(status) && status !== ON_THE_WAY.code
          ? 3
          : 1
  const expected: Readonly<Record<Stamp, boolean>> = {
    onTheWayAt: rank >= 1,
    reachedAt: rank >= 2 || hasArrived,
    startedAt: false,
    finishedAt: rank === 4,
  }
  return inOrder.filter((name) => expected[name] && visit[name] === null)
}

export interface StatusEntry {
  readonly status: JobStatusCode
  readonly createdAt: number
}

/** Fills missing stamps from the timeline. Going back to an earlier status clears the steps that follow it. */
export function stampsFromTimeline<Visit extends StampedVisit>(visit: Visit, entries: readonly StatusEntry[]): Visit {
  const found: Record<Stamp, number | null> = { onTheWayAt: null, reachedAt: null, startedAt: null, finishedAt: null }
  let reached = -1
  for (const { status, createdAt } of entries.toSorted((a, b) => a.createdAt - b.createdAt)) {
    if (status === INVOICE_CREATED.code) continue
    const stamp = stampOf.get(status)
    const place = stamp ? inOrder.indexOf(stamp) : -1
    if (place <= reached) for (const name of inOrder.slice(place + 1)) found[name] = null
    else if (stamp) found[stamp] = createdAt
    reached = place
  }
  return { ...visit, ...Object.fromEntries(inOrder.map((name) => [name, visit[name] ?? found[name]])) }
}

const known = (visit: Stamps): number[] => inOrder.map((name) => visit[name]).filter((at) => at !== null)

/** One person's day: the visits that have begun, in the order of their stamps. */
export function timesheetOf<Visit extends StampedVisit>(visits: readonly Visit[]): readonly TimesheetRow<Visit>[] {
  const firstOf = (visit: Visit): number => known(visit)[0] ?? Number.POSITIVE_INFINITY
  const rows: TimesheetRow<Visit>[] = []
  /** The latest end so far; null where the end of a visit before is unknown. */
  let end: number | null = null
  for (const visit of visits.filter(hasStarted).toSorted((a, b) => firstOf(a) - firstOf(b))) {
    const stamps = known(visit)
    const isOutOfOrder = stamps.some((at, index) => index > 0 && at < (stamps[index - 1] as number))
    const arrival = visit.reachedAt ?? visit.startedAt
    const from = isOutOfOrder ? null : (stamps[0] ?? null)
    const to = isOutOfOrder ? null : visit.finishedAt
    const isFirst = rows.length === 0
    const isWhole = from !== null && to !== null
    rows.push({
      visit,
      from,
      to,
      travel: isOutOfOrder || visit.onTheWayAt === null || arrival === null ? null : arrival - visit.onTheWayAt,
      onSite: to === null || arrival === null ? null : to - arrival,
      between: isFirst || end === null || from === null ? null : Math.max(0, from - end),
      overlap: end === null || !isWhole ? 0 : Math.max(0, Math.min(to, end) - from),
      missing: missingStamps(visit),
      isOpen: visit.finishedAt === null && visit.status !== COMPLETED.code,
      isOutOfOrder,
    })
    end = isWhole && (isFirst || end !== null) ? Math.max(end ?? to, to) : to
  }
  return rows
}

/** Seconds. `worked` is travel and time on site, without time counted twice. */
export interface TimesheetTotal {
  readonly visits: number
  readonly travel: number
  readonly onSite: number
  readonly between: number
  readonly worked: number
  /** Visits with a missing stamp, or stamps out of order. */
  readonly incomplete: number
}

export function timesheetTotal(rows: readonly TimesheetRow[]): TimesheetTotal {
  const sum = (valueOf: (row: TimesheetRow) => number | null): number => rows.reduce((total, row) => total + (valueOf(row) ?? 0), 0)
  const [travel, onSite] = [sum((row) => row.travel), sum((row) => row.onSite)]
  return {
    visits: rows.length,
    travel,
    onSite,
    between: sum((row) => row.between),
    worked: travel + onSite - sum((row) => row.overlap),
    incomplete: rows.filter(({ missing, isOutOfOrder }) => missing.length > 0 || isOutOfOrder).length,
  }
}

/** "1:02:03" for 3723 seconds. */
export function hoursText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${hours}:${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
