import type { Clash } from '@callout/contracts/wire/envelope'
import type { RankedStaff } from '@callout/contracts/jobs/schemas/staff'
import { wallTimeOf, weekdayOf } from '@callout/contracts/time'
import { formatClock } from '@callout/contracts/text/clock'
import type { Caller } from '../../../http/access.ts'
import type { UserRecord } from '../../profile/records.ts'
import type { Store } from '../../../db/store.ts'
import type { PropertyRecord } from '../../customers/records.ts'
import { isOffered } from './assignableStaff.ts'
import { offText } from './timeOff.ts'
import { findClashes, visitsOfDay } from './clashes.ts'
import { distanceKm, type Point, pointOf } from './distance.ts'
import { type Slot, getSlot } from './slot.ts'

/** The visit that staff is wanted for; parts of it may be open. Times are HH:mm in the account's zone. */
export interface Requested {
  readonly categoryId: number
  readonly branchId?: number | undefined
  readonly date?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
  readonly property?: PropertyRecord | undefined
  readonly exceptVisitId?: number | undefined
}
interface Context {
  readonly store: Store
  readonly caller: Caller
  readonly requested: Requested
  readonly slot: Slot | null
}

/** Maximum scores; together 100. */
const POINTS = { category: 40, available: 35, near: 15, idle: 10 } as const
const FAR_KM = 40
const BUSY_VISITS = 5
const weekdays = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays']

const clock = ({ time_format }: Caller['company'], time: string): string => formatClock(time, time_format === 1)

function outsideHours({ caller: { company }, requested: { date, startTime, endTime } }: Context, user: UserRecord): string | null {
  if (date === undefined) return null
  const day = user.working_hours.find((hours) => hours.day === weekdayOf(date))
  if (!day?.is_on) return `Doesn’t work ${weekdays[weekdayOf(date)]}`
  const isOutside = (startTime !== undefined && startTime < day.open) || (endTime !== undefined && endTime > day.close)
  return isOutside ? `Works ${clock(company, day.open)} – ${clock(company, day.close)}` : null
}

/** Days off exclude a candidate regardless of hours. */
function offReason({ caller: { company }, requested }: Context, user: UserRecord): string | null {
  return requested.date === undefined
    ? null
    : offText(company, user, { date: requested.date, start_time: requested.startTime, end_time: requested.endTime })
}

function busyReason({ caller: { company } }: Context, clashes: readonly Clash[]): string | null {
  const [first] = clashes
  if (!first) return null
  const getTime = (instant: number): string => clock(company, wallTimeOf(instant, company.timezone).time)
  return `Has ${first.job_number} from ${getTime(first.start_at)} to ${getTime(first.end_at)}`
}

/** Start of the trip: the previous visit, else the branch. */
function originOf({ store, requested, slot }: Context, user: UserRecord): Point | undefined {
  const day = requested.date === undefined ? [] : visitsOfDay(store, user.id, requested.date, requested.exceptVisitId)
  const before = slot && day.findLast(({ start_at }) => Number(start_at) < slot.start_at)
  const job = before && store.jobs.get(before.job_id)
  return pointOf((job && store.properties.get(job.property_id)) ?? store.branches.get(user.branch_id ?? 0))
}

function distanceOf(context: Context, user: UserRecord): number | null {
  const origin = originOf(context, user)
  const target = pointOf(context.requested.property)
  return origin && target ? distanceKm(origin, target) : null
}

const share = (value: number, limit: number): number => Math.max(0, 1 - value / limit)

function ranked(context: Context, user: UserRecord): RankedStaff {
  const { store, requested, slot } = context
  const clashes = slot ? findClashes(store, [{ ...slot, visit_id: requested.exceptVisitId, staff_ids: [user.id] }]) : []
  const off = offReason(context, user)
  const unavailable_reason = off ?? outsideHours(context, user) ?? busyReason(context, clashes)
  const visits_that_day = requested.date === undefined ? 0 : visitsOfDay(store, user.id, requested.date, requested.exceptVisitId).length
  const distance_km = distanceOf(context, user)
  const category_match = user.category_ids.includes(requested.categoryId)
  const points =
    (category_match ? POINTS.category : 0) +
    (unavailable_reason === null ? POINTS.available : 0) +
    POINTS.near * share(distance_km ?? FAR_KM / 2, FAR_KM) +
    POINTS.idle * share(visits_that_day, BUSY_VISITS)
  return {
    id: user.id,
    name: user.name,
    color: user.color,
    role: user.user_type,
    category_match,
    is_available: unavailable_reason === null,
    unavailable_reason,
    clashes,
    visits_that_day,
    distance_km,
    score: off === null ? Math.round(points) : 0,
  }
}

export function rankStaff(store: Store, caller: Caller, requested: Requested): RankedStaff[] {
  const { date, startTime: start_time, endTime: end_time } = requested
  const slot = date && start_time && end_time ? getSlot({ date, start_time, end_time }, caller.company.timezone) : null
  const staff = store.users
    .by('company_id', caller.company.id)
    .filter(
      (user) =>
        isOffered(store, caller, user) &&
        (requested.branchId === undefined || user.branch_id === requested.branchId || user.user_type === 'company'),
    )
  return staff
    .map((user) => ranked({ store, caller, requested, slot }, user))
    .toSorted((a, b) => Number(b.score) - Number(a.score) || String(a.name).localeCompare(String(b.name), 'en') || a.id - b.id)
}
