import { type Arrival, expectedEnd } from '../../visits/predictArrivals.ts'
import { fillGap, freeAround, type GapFit, type GapJob, type Span } from '../planner/fillGap.ts'
import { drivesIn } from '@callout/contracts/jobs/planning/drives'
import { getPlace } from '@callout/contracts/jobs/routes'
import { usualHours } from '@callout/contracts/jobs/schedule/freeTimes'
import { priority } from '@callout/contracts/jobs/status/status'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { arrivalsOf, stopOf } from '../../visits/arrivals.ts'
import { useLateRule } from '../../visits/useLateRule.ts'
import { type BoardVisitFragment, useBoardSettingsQuery, useDispatchMapQuery } from '../visits/board.generated.ts'
import { type DayRuler, dayRuler, minuteAt, minuteOf, SLOT_MINUTES } from '../board/dayRuler.ts'
import type { FreedGap } from '../head/boardAddress.ts'
import { useDriveTable } from '../drives/useDriveTable.ts'
import { isOff, getPeople, visitsIn } from '../map/mapDay.ts'
import { isWaitingQuote, useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { useTrades } from './useTrades.ts'
import { type GapJobsQuery, useGapJobsQuery } from './planning.generated.ts'

export type FoundJob = GapJobsQuery['jobs']['items'][number]

const USUAL_MINUTES = 60

interface Predictions {
  readonly ruler: DayRuler
  readonly now: number
  /** Of today's visits that have not been reached. */
  readonly arrivals: ReadonlyMap<string, Arrival>
}

/** From the planned start to the end as planned, or as predicted if that is later. */
function spanOf(of: BoardVisitFragment, { ruler, now, arrivals }: Predictions): Span | null {
  const { startAt, endAt: plannedEnd } = of.visit
  if (startAt === null) return null
  const endAt = plannedEnd ?? startAt + USUAL_MINUTES * 60
  const stop = stopOf(of, 0)
  const arrival = arrivals.get(of.id)
  const predicted = arrival ? arrival.at + endAt - startAt : stop?.stage === 'AT_WORK' ? expectedEnd(stop, now) : endAt
  return { from: minuteOf(ruler, startAt), to: Math.ceil(minuteOf(ruler, Math.max(endAt, predicted))) }
}

const gapJob = (job: FoundJob, usualMinutes: number): GapJob => ({
  id: job.id,
  place: job.property && getPlace(job.property),
  minutes: job.durationMinutes ?? usualMinutes,
  categoryId: job.category?.id ?? null,
  priority: job.priority && priority[job.priority].code,
  createdAt: job.createdAt,
})

export interface GapScope {
  readonly gap: FreedGap
  readonly date: string
  readonly branchId: string | null
}

/** The free time around a freed visit, and the jobs without a date that fit into it. */
export function useGap({ gap, date, branchId }: GapScope) {
  const { timeZone } = useFormat()
  const late = useLateRule()
  const { now } = late
  const settings = useBoardSettingsQuery().data?.companySettings
  const day = useDispatchMapQuery({
    variables: { input: { date, staffIds: [gap.staffId], ...(branchId && { branchId }) } },
    fetchPolicy: 'network-only',
  })
  const jobs = useGapJobsQuery({
    variables: {
      input: { statuses: ['UNSCHEDULED'], sortBy: 'PRIORITY', sortDirection: 'DESCENDING', perPage: 100, ...(branchId && { branchId }) },
    },
    fetchPolicy: 'network-only',
  })
  const quotes = useDeviceQuotes()
  const board = day.data?.dispatchMap ?? null
  const waiting = jobs.data?.jobs.items.filter((job) => !isWaitingQuote(job, quotes)) ?? null
  const { trades, hasTrades, isLoading } = useTrades(waiting && waiting.flatMap(({ category }) => category?.id ?? []), branchId)
  const drives = useDriveTable(
    board && waiting && [...visitsIn(board).map(getPlace), ...waiting.map(({ property }) => property && getPlace(property))],
  )
  const error = day.error ?? jobs.error
  const retry = (): void => [day, jobs].forEach(({ refetch }) => void refetch().catch(() => {}))
  if (!board || !waiting || !drives || isLoading) return { found: null, error, retry }
  const ruler = dayRuler(date, timeZone)
  const person = getPeople(board).find(({ id }) => id === gap.staffId) ?? null
  const visits = visitsIn(board).filter((of) => !isOff(of) && of.visit.staff?.some(({ id }) => id === gap.staffId))
  const freed = { from: minuteOf(ruler, gap.startAt), to: minuteOf(ruler, gap.endAt) }
  const off = (person?.timeOff ?? []).flatMap(({ startTime, endTime }): Span[] =>
    startTime && endTime ? [{ from: minuteAt(ruler, startTime), to: minuteAt(ruler, endTime) }] : [],
  )
  const drive = drivesIn(drives.table)
  const predictions = { ruler, now, arrivals: arrivalsOf(visitsIn(board), { ...late, timeZone, drive }) }
  const spans = visits.flatMap((of) => {
    const span = spanOf(of, predictions)
    return span ? [{ of, span }] : []
  })
  const hours = {
    from: Math.max(Math.min(freed.from, minuteAt(ruler, person?.hours?.open ?? usualHours.open)), minuteOf(ruler, now)),
    to: Math.max(freed.to, minuteAt(ruler, person?.hours?.close ?? usualHours.close)),
  }
  const free = freeAround(freed, [...spans.map(({ span }) => span), ...off], hours)
  const inTime = spans.toSorted((a, b) => a.span.from - b.span.from)
  const before = inTime.findLast(({ span }) => span.to <= free.from)
  const after = inTime.find(({ span }) => span.from >= free.to)
  const fits = fillGap(
    waiting.map((job) => gapJob(job, settings?.job?.defaultDurationMinutes ?? USUAL_MINUTES)),
    {
      ...free,
      before: before ? getPlace(before.of) : null,
      after: after ? getPlace(after.of) : null,
      categoryIds: trades.get(gap.staffId) ?? null,
    },
    { step: settings?.team?.slotMinutes ?? SLOT_MINUTES, drive },
  )
  const byId = new Map(waiting.map((job) => [job.id, job]))
  const rows = fits.fits.flatMap((fit): { job: FoundJob; fit: GapFit }[] => {
    const job = byId.get(fit.id)
    return job ? [{ job, fit }] : []
  })
  return {
    found: {
      person,
      ruler,
      free,
      rows,
      otherTrade: fits.otherTrade,
      tooLong: fits.tooLong,
      hasTrades,
      driveSource: drives.source,
    },
    error,
    retry,
  }
}
