import { wallTimeOf, weekdayNames, weekdayOf } from '@callout/contracts/time'
import { formatClock } from '@callout/contracts/text/clock'
import { formatShortDay } from '../../../lib/format/dates.ts'

export interface ComingJob {
  readonly id: string
  readonly jobNumber: string | null
  /** Unix seconds. */
  readonly startAt: number | null
  readonly isRecurring: boolean | null
  readonly visitsTotal: number | null
  readonly visitsDone: number | null
}

interface ZoneChange {
  readonly from: string
  readonly to: string
  /** Unix seconds. */
  readonly now: number
  readonly is24Hour: boolean
}

const MOST_NAMED = 5

const getName = ({ id, jobNumber }: ComingJob): string => jobNumber ?? `#${id}`
const weekday = (date: string): string => weekdayNames[weekdayOf(date)] ?? ''

const dayOfMonth = (date: string): number => Number(date.slice(8))
/** Days that shorter months don't have begin after it. */
const SHORTEST_MONTH = 28

function listed(names: readonly string[]): string {
  const others = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
}

/** Coming visits of a job; null if a series' visits are not counted. */
function getVisits({ isRecurring, visitsTotal, visitsDone }: ComingJob): number | null {
  if (visitsTotal !== null && visitsDone !== null) return visitsTotal - visitsDone
  return isRecurring === false ? 1 : null
}

/** The effect of another account time zone on coming visits, in sentences. */
export function describeZoneChange(jobs: readonly ComingJob[], { from, to, now, is24Hour }: ZoneChange): readonly string[] {
  const coming = jobs.flatMap((job) => (job.startAt !== null && job.startAt >= now ? [{ job, startAt: job.startAt }] : []))
  const [next] = coming.toSorted((a, b) => a.startAt - b.startAt)
  if (!next) return ['There are no coming visits.']
  const counts = coming.map(({ job }) => getVisits(job))
  const count = counts.reduce((sum: number, visits) => sum + (visits ?? 1), 0)
  const [before, after] = [wallTimeOf(next.startAt, from), wallTimeOf(next.startAt, to)]
  const clock = (time: string): string => formatClock(time, is24Hour)
  const day = after.date === before.date ? '' : ` on ${formatShortDay(after.date)}`
  const visits = `${counts.includes(null) ? 'At least ' : ''}${count} coming ${count === 1 ? 'visit keeps its' : 'visits keep their'} moment`
  const example = `${getName(next.job)} at ${clock(before.time)} becomes ${clock(after.time)}${day}`
  const shifted = coming.flatMap(({ job, startAt }) => {
    const [old, moved] = [wallTimeOf(startAt, from).date, wallTimeOf(startAt, to).date]
    return job.isRecurring === true && old !== moved ? [{ job, old, moved }] : []
  })
  const ofMonthEnd = shifted.filter(({ old, moved }) => Math.max(dayOfMonth(old), dayOfMonth(moved)) >= SHORTEST_MONTH)
  return [
    `${visits}: ${example}.`,
    ...(shifted.length > 0
      ? [
          `Recurring jobs on another weekday: ${listed(shifted.map(({ job, old, moved }) => `${getName(job)} (${weekday(old)} to ${weekday(moved)})`))}.`,
        ]
      : []),
    ...(ofMonthEnd.length > 0
      ? [
          `If they repeat each month or year, the rule may name other days than their visits have in shorter months: ${listed(ofMonthEnd.map(({ job }) => getName(job)))}. Check it before you change the rule.`,
        ]
      : []),
  ]
}
