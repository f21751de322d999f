import { fillGap, freeAround, type GapFit, type GapJob, type Span } from '@callout/contracts/jobs/planning/fillGap'
import { drivesIn } from '@callout/contracts/jobs/planning/drives'
import { placeOf } from '@callout/contracts/jobs/routes'
import { usualHours } from '@callout/contracts/jobs/schedule/freeTimes'
import { priority } from '@callout/contracts/jobs/status/status'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { type BoardVisitFragment, useBoardSettingsQuery, useDispatchMapQuery } from '../shared/board.generated.ts'
import { type DayRuler, dayRuler, minuteAt, minuteOf, SLOT_MINUTES } from '../board/dayRuler.ts'
import type { FreedGap } from '../head/boardAddress.ts'
import { useDriveTable } from '../shared/drives/useDriveTable.ts'
import { isOff, peopleOf, visitsIn } from '../map/mapDay.ts'
import { type GapJobsQuery, useGapJobsQuery, usePlanTradesQuery } from './planning.generated.ts'

export type FoundJob = GapJobsQuery['jobs']['items'][number]

const USUAL_MINUTES = 60

const spanOf = ({ visit: { startAt, endAt } }: BoardVisitFragment, ruler: DayRuler): Span | null =>
  startAt === null ? null : { from: minuteOf(ruler, startAt), to: minuteOf(ruler, endAt ?? startAt + USUAL_MINUTES * 60) }

const gapJob = (job: FoundJob, usualMinutes: number): GapJob => ({
  id: job.id,
  place: job.property && placeOf(job.property),
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
  const now = useMinute()
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
  const trades = usePlanTradesQuery({ variables: { branchId } })
  const [board, waiting] = [day.data?.dispatchMap ?? null, jobs.data?.jobs.items ?? null]
  const drives = useDriveTable(
    board && waiting && [...visitsIn(board).map(placeOf), ...waiting.map(({ property }) => property && placeOf(property))],
  )
  const error = day.error ?? jobs.error
  const retry = (): void => [day, jobs].forEach(({ refetch }) => void refetch().catch(() => {}))
  if (!board || !waiting || !drives || trades.loading) return { found: null, error, retry }
  const ruler = dayRuler(date, timeZone)
  const person = peopleOf(board).find(({ id }) => id === gap.staffId) ?? null
  const visits = visitsIn(board).filter((of) => !isOff(of) && of.visit.staff?.some(({ id }) => id === gap.staffId))
  const freed = { from: minuteOf(ruler, gap.startAt), to: minuteOf(ruler, gap.endAt) }
  const off = (person?.timeOff ?? []).flatMap(({ startTime, endTime }): Span[] =>
    startTime && endTime ? [{ from: minuteAt(ruler, startTime), to: minuteAt(ruler, endTime) }] : [],
  )
  const taken = visits.flatMap((of) => spanOf(of, ruler) ?? [])
  const hours = {
    from: Math.max(Math.min(freed.from, minuteAt(ruler, person?.hours?.open ?? usualHours.open)), minuteOf(ruler, now)),
    to: Math.max(freed.to, minuteAt(ruler, person?.hours?.close ?? usualHours.close)),
  }
  const free = freeAround(freed, [...taken, ...off], hours)
  const placeAt = (matches: (span: Span) => boolean) =>
    visits
      .flatMap((of) => {
        const span = spanOf(of, ruler)
        return span && matches(span) ? [{ of, span }] : []
      })
      .toSorted((a, b) => a.span.from - b.span.from)
  const before = placeAt(({ to }) => to <= free.from).at(-1)
  const after = placeAt(({ from }) => from >= free.to)[0]
  const fits = fillGap(
    waiting.map((job) => gapJob(job, settings?.job?.defaultDurationMinutes ?? USUAL_MINUTES)),
    {
      ...free,
      before: before ? placeOf(before.of) : null,
      after: after ? placeOf(after.of) : null,
      categoryIds: trades.data?.staff.items.find(({ id }) => id === gap.staffId)?.categoryIds ?? null,
    },
    { step: settings?.team?.slotMinutes ?? SLOT_MINUTES, drive: drivesIn(drives.table) },
  )
  const byId = new Map(waiting.map((job) => [job.id, job]))
  const rows = fits.fits.flatMap((fit): { job: FoundJob; fit: GapFit }[] => {
    const job = byId.get(fit.id)
    return job ? [{ job, fit }] : []
  })
  return {
    found: { person, ruler, free, rows, otherTrade: fits.otherTrade, tooLong: fits.tooLong, driveSource: drives.source },
    error,
    retry,
  }
}
