/** Which jobs fit into a freed part of someone's day. Times are minutes of the day. */
import type { GeoPlace } from '@callout/contracts/jobs/routes'
import { type Drive, type DriveBetween, estimateDrive } from '@callout/contracts/jobs/planning/drives'

export interface Span {
  readonly from: number
  readonly to: number
}

export interface GapJob {
  readonly id: string
  /** null: no coordinates, no drive. */
  readonly place: GeoPlace | null
  readonly minutes: number
  /** null: any trade. */
  readonly categoryId: string | null
  /** From 1, the lowest; null: unknown. */
  readonly priority: number | null
  /** Unix seconds; null: unknown. */
  readonly createdAt: number | null
}

export interface Gap extends Span {
  /** Where the person comes from, and goes next; null: nowhere in particular. */
  readonly before: GeoPlace | null
  readonly after: GeoPlace | null
  /** Trades; null: unknown, which excludes none. */
  readonly categoryIds: readonly string[] | null
}

export interface GapFit extends Span {
  readonly id: string
  /** Further kilometers by road; null: the job has no coordinates. */
  readonly km: number | null
}

export interface GapFits {
  /** The most urgent first, then the nearest, then the oldest. */
  readonly fits: readonly GapFit[]
  readonly otherTrade: number
  readonly tooLong: number
}

export interface GapRules {
  /** Starts are multiples of it. */
  readonly step: number
  /** Missing: `estimateDrive`. */
  readonly drive?: DriveBetween
}

/** Detours that differ by less count as the same. */
const NEAR_KM = 5

/** The free time around a freed span, between what else is taken, within the hours. */
export function freeAround(freed: Span, busy: readonly Span[], hours: Span): Span {
  const middle = (freed.from + freed.to) / 2
  return {
    from: Math.max(hours.from, ...busy.filter(({ from }) => from < middle).map(({ to }) => to)),
    to: Math.min(hours.to, ...busy.filter(({ from }) => from >= middle).map(({ from }) => from)),
  }
}

function fitOf({ id, place, minutes }: GapJob, { before, after, ...gap }: Gap, { step, drive = estimateDrive }: GapRules): GapFit | null {
  const between = (from: GeoPlace | null, to: GeoPlace | null): Drive => (from && to ? drive(from, to) : { km: 0, minutes: 0 })
  const [there, onward] = [between(before, place), between(place, after)]
  const from = Math.ceil((gap.from + there.minutes) / step) * step
  const to = from + minutes
  if (to + onward.minutes > gap.to) return null
  return { id, from, to, km: place && there.km + onward.km - between(before, after).km }
}

/** The jobs that fit into a gap, with when each would begin, and how many don't for which reason. */
export function fillGap(jobs: readonly GapJob[], gap: Gap, rules: GapRules): GapFits {
  const skilled = jobs.filter(({ categoryId }) => categoryId === null || gap.categoryIds === null || gap.categoryIds.includes(categoryId))
  const fits = skilled.flatMap((job) => {
    const fit = fitOf(job, gap, rules)
    return fit ? [{ job, fit }] : []
  })
  const ranked = fits.toSorted(
    (a, b) =>
      (b.job.priority ?? 0) - (a.job.priority ?? 0) ||
      Math.round((a.fit.km ?? Infinity) / NEAR_KM) - Math.round((b.fit.km ?? Infinity) / NEAR_KM) ||
      (a.job.createdAt ?? Infinity) - (b.job.createdAt ?? Infinity) ||
      0,
  )
  return { fits: ranked.map(({ fit }) => fit), otherTrade: jobs.length - skilled.length, tooLong: skilled.length - fits.length }
}
