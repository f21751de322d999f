import type { ApolloClient } from '@apollo/client'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { hasStarted, missingStamps, type StampedVisit, stampsFromTimeline, type StatusEntry } from './timesheet.ts'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { visitName } from '../../schedule/visits/visitName.ts'
import { StepTimesDocument, TimesheetDayDocument, type TimesheetDayQuery } from './timesheet.generated.ts'

type DayVisit = NonNullable<TimesheetDayQuery['dispatchMap']['visits']>[number]

/** A visit of the week with the times of its steps. */
export interface TimesheetVisit extends StampedVisit {
  /** YYYY-MM-DD */
  readonly date: string
  readonly jobId: string | null
  readonly name: string
  readonly customer: string | null
  readonly visitNumber: number | null
  readonly visitsTotal: number | null
  readonly staff: readonly { readonly id: string; readonly name: string | null }[]
}

export interface Timesheet {
  readonly visits: readonly TimesheetVisit[]
  readonly missingDays: readonly string[]
  /** undefined if all days were loaded. */
  readonly error: unknown
  /** Jobs whose timeline couldn't be loaded, although a visit lacks times. */
  readonly unread: number
}

const PAGE = 100
const MAX_PAGES = 5

const getVisit = (date: string, { id, jobId, jobNumber, title, customer, visitsTotal, visit }: DayVisit): TimesheetVisit => ({
  id,
  date,
  jobId,
  name: visitName({ id, jobNumber, title }),
  customer: customer?.name ?? null,
  visitNumber: visit.visitNumber,
  visitsTotal,
  staff: visit.staff ?? [],
  status: visit.status === null ? null : jobStatus[visit.status].code,
  onTheWayAt: visit.onTheWayAt,
  reachedAt: visit.reachedAt,
  startedAt: visit.startedAt,
  finishedAt: visit.finishedAt,
})

interface VisitEntry extends StatusEntry {
  readonly visitId: string | null
}

async function loadStatusEntries(client: ApolloClient, jobId: string): Promise<VisitEntry[]> {
  const entries: VisitEntry[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data } = await client.query({
      query: StepTimesDocument,
      variables: { jobId, page, perPage: PAGE },
      fetchPolicy: 'network-only',
    })
    const { items = [], totalCount = null } = data?.jobHistory ?? {}
    for (const { event, status, visitId, createdAt } of items) {
      if (event !== 'STATUS_CHANGED' || status === null || createdAt === null || !(status in jobStatus)) continue
      entries.push({ visitId, status: jobStatus[status as keyof typeof jobStatus].code, createdAt })
    }
    if (items.length < PAGE || (totalCount !== null && page * PAGE >= totalCount)) break
  }
  return entries
}

interface Asked {
  readonly dates: readonly string[]
  /** null: all branches. */
  readonly branchId: string | null
}

/** Loads the visits of the days. Missing times are read from the job's timeline. */
export async function loadTimesheet(client: ApolloClient, { dates, branchId }: Asked, signal: AbortSignal): Promise<Timesheet> {
  const days = await Promise.allSettled(
    dates.map(async (date) => {
      const input = { date, ...(branchId !== null && { branchId }) }
      const { data } = await client.query({ query: TimesheetDayDocument, variables: { input }, fetchPolicy: 'network-only' })
      return data?.dispatchMap.visits?.map((of) => getVisit(date, of)) ?? null
    }),
  )
  const loaded = days.map((day) => (day.status === 'fulfilled' ? day.value : null))
  const visits = new Map(loaded.flatMap((day) => day ?? []).map((visit) => [visit.id, visit]))
  const lacking = [...visits.values()].filter((visit) => hasStarted(visit) && missingStamps(visit).length > 0)
  const byJob = Map.groupBy(lacking, ({ jobId }) => jobId)
  let unread = 0
  await inParallel(
    [...byJob],
    MOST_AT_ONCE,
    async ([jobId, ofJob]) => {
      try {
        const entries = jobId === null ? [] : await loadStatusEntries(client, jobId)
        for (const visit of ofJob) {
          const ownVisits = entries.filter(({ visitId }) => visitId === visit.id || (visitId === null && visit.visitsTotal === 1))
          visits.set(visit.id, stampsFromTimeline(visit, ownVisits))
        }
      } catch {
        unread += 1
      }
    },
    signal,
  )
  return {
    visits: [...visits.values()],
    missingDays: dates.filter((_, index) => loaded[index] === null),
    error: days.find((day) => day.status === 'rejected')?.reason,
    unread,
  }
}
