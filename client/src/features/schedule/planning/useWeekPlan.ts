import { useApolloClient } from '@apollo/client/react'
import { planWeek, type WeekDay, type WeekPlan } from '../planner/planWeek.ts'
import type { DriveTable } from '@callout/contracts/jobs/planning/drives'
import type { PlanVisit } from '../planner/route.ts'
import { getPlace } from '@callout/contracts/jobs/routes'
import { addDays } from '@callout/contracts/time'
import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { type BoardDayFragment, type BoardPersonFragment, DispatchMapDocument, useBoardSettingsQuery } from '../visits/board.generated.ts'
import { closedText } from '../closedText.ts'
import { dayRuler, minuteOf, SLOT_MINUTES } from '../board/dayRuler.ts'
import { getPeople, visitsIn } from '../map/mapDay.ts'
import { useDriveTable } from '../drives/useDriveTable.ts'
import { planPerson, planVisits } from './planInput.ts'
import { type GapJobsQuery, useGapJobsQuery } from './planning.generated.ts'
import { isWaitingQuote, useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { useTrades } from './useTrades.ts'
import { useInWorker, type WorkerTask } from './useInWorker.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

export type WeekJob = GapJobsQuery['jobs']['items'][number]

export interface WeekRequest {
  readonly jobs: readonly PlanVisit[]
  readonly days: readonly WeekDay[]
  readonly step: number
  readonly driveTable: DriveTable | null
}

const DAYS = 5
const LOOK_DAYS = 31
const USUAL_MINUTES = 60

const weekTask: WorkerTask<WeekRequest, WeekPlan> = {
  startWorker: () => new Worker(new URL('weekWorker.ts', import.meta.url), { type: 'module' }),
  compute: ({ jobs, days, ...options }) => planWeek(jobs, days, options),
}

const planJob = (job: WeekJob, usualMinutes: number): PlanVisit => ({
  id: job.id,
  place: job.property && getPlace(job.property),
  from: null,
  minutes: job.durationMinutes ?? usualMinutes,
  staffIds: [],
  categoryId: job.category?.id ?? null,
  isFixed: false,
  window: null,
  isUrgent: job.priority === 'HIGH',
})

/** The boards of some days; null: not loaded yet. */
function useDays(dates: string, branchId: string | null) {
  const client = useApolloClient()
  const [answer, setAnswer] = useState<{ readonly key: string; readonly days?: readonly BoardDayFragment[]; readonly error?: unknown }>({
    key: '',
  })
  const [tries, setTries] = useState(0)
  const key = `${dates}/${branchId}`
  useEffect(() => {
    if (dates === '') return undefined
    let isRequested = true
    const queries = dates.split(',').map(async (date) => {
      const variables = { input: { date, ...(branchId && { branchId }) } }
      const data = requiredData(await client.query({ query: DispatchMapDocument, variables, fetchPolicy: 'network-only' }))
      return data.dispatchMap
    })
    Promise.all(queries).then(
      (days) => isRequested && setAnswer({ key, days }),
      (error: unknown) => isRequested && setAnswer({ key, error }),
    )
    return () => {
      isRequested = false
    }
  }, [client, dates, branchId, key, tries])
  const current = answer.key === key ? answer : null
  return { days: current?.days ?? null, error: current?.error, retry: () => setTries(tries + 1) }
}

/** Plans the jobs without a date over the next open days. `excluded`: ids of jobs that are left out. */
export function useWeekPlan(from: string, branchId: string | null, excluded: ReadonlySet<string>) {
  const { timeZone, today } = useFormat()
  const user = useActingUser()
  const settings = useBoardSettingsQuery()
  const company = settings.data?.companySettings ?? null
  const step = company?.team?.slotMinutes ?? SLOT_MINUTES
  const dates = settings.loading
    ? ''
    : Array.from({ length: LOOK_DAYS }, (_, index) => addDays(from, index))
        .filter((date) => closedText(company?.team ?? null, date) === null)
        .slice(0, DAYS)
        .join()
  const boards = useDays(dates, branchId)
  const jobs = useGapJobsQuery({
    variables: {
      input: { statuses: ['UNSCHEDULED'], sortBy: 'PRIORITY', sortDirection: 'DESCENDING', perPage: 100, ...(branchId && { branchId }) },
    },
    fetchPolicy: 'network-only',
  })
  const [now] = useState(nowInSeconds)
  const quotes = useDeviceQuotes()
  const returned = jobs.data?.jobs.items ?? null
  const waiting = useMemo(() => returned && returned.filter((job) => !isWaitingQuote(job, quotes)), [returned, quotes])
  const { trades, hasTrades, isLoading } = useTrades(waiting && waiting.flatMap(({ category }) => category?.id ?? []), branchId)
  const drives = useDriveTable(
    boards.days &&
      waiting && [
        ...boards.days.flatMap((board) => [board.branch && getPlace(board.branch), ...visitsIn(board).map(getPlace)]),
        ...waiting.map(({ property }) => property && getPlace(property)),
      ],
  )
  const todayDate = today()
  const request = useMemo((): WeekRequest | null => {
    if (!boards.days || !waiting || isLoading || !drives) return null
    const usualMinutes = company?.job?.defaultDurationMinutes ?? USUAL_MINUTES
    return {
      step,
      driveTable: drives.table,
      jobs: waiting.filter(({ id }) => !excluded.has(id)).map((job) => planJob(job, usualMinutes)),
      days: boards.days.map((board, index): WeekDay => {
        const date = dates.split(',')[index] ?? ''
        const ruler = dayRuler(date, timeZone)
        const isToday = date === todayDate
        const rules = { ruler, user, freedom: 'keep', excluded: new Set<string>(), chosen: new Map<string, string>() } as const
        const visits = planVisits(board, { ...rules, now: isToday ? now : null })
        const home = board.branch && getPlace(board.branch)
        return {
          date,
          visits,
          people: getPeople(board).map((person) => planPerson(person, { ruler, home, trades })),
          earliest: isToday ? Math.max(0, minuteOf(ruler, now)) : 0,
        }
      }),
    }
  }, [boards.days, waiting, drives, isLoading, trades, company, step, dates, excluded, timeZone, todayDate, now, user])
  const { output: plan, isStale } = useInWorker(request, weekTask)
  const people = new Map<string, BoardPersonFragment>((boards.days ?? []).flatMap(getPeople).map((person) => [person.id, person]))
  const byId = new Map(jobs.data?.jobs.items.map((job) => [job.id, job]))
  return {
    plan,
    isStale,
    jobs: byId,
    people,
    dates,
    hasTrades,
    driveSource: drives?.source ?? 'ESTIMATE',
    error: boards.error ?? jobs.error,
    retry: boards.retry,
  }
}
