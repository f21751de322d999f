import type { ApolloClient } from '@apollo/client'
import { LATE_AFTER_MINUTES } from '@callout/contracts/constants'
import type { Days } from '@callout/contracts/earnings/range'
import { arrivalOf, type Punctuality, punctualityOf } from '@callout/contracts/jobs/status/punctuality'
import { addDays } from '@callout/contracts/time'
import { inParallel, MOST_AT_ONCE } from '../../../components/list/inParallel.ts'
import { walkPages } from '../../../components/list/walkPages.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { visitName } from '../../schedule/visits/visitName.ts'
import { LateRuleDocument } from '../../jobs/queries/jobs.generated.ts'
import {
  ReportDayDocument,
  ReportEarningsDocument,
  type ReportEarningsQuery,
  ReportJobsDocument,
  type ReportJobsQuery,
  type ReportVisitFragment,
} from './report.generated.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

export type ReportEarnings = ReportEarningsQuery['earnings']
export type ReportJob = ReportJobsQuery['jobs']['items'][number]

/** A completed visit. Instants are Unix seconds. */
export interface ReportVisit {
  readonly id: string
  readonly jobId: string | null
  readonly name: string
  readonly customer: string | null
  /** YYYY-MM-DD */
  readonly date: string
  readonly startAt: number | null
  readonly arrivedAt: number | null
  readonly punctuality: Punctuality
  readonly branchId: string | null
  readonly category: ReportVisitFragment['category']
  readonly staff: ReportVisitFragment['visit']['staff']
}

/** A call's result, or the reason why its figures are missing. */
export type Source<T> =
  | { readonly data: T; readonly problem: null; readonly error?: undefined }
  | { readonly data: null; readonly problem: string; readonly error?: unknown }

export interface MonthData {
  readonly earnings: Source<ReportEarnings>
  readonly jobs: Source<readonly ReportJob[]>
  readonly visits: Source<readonly ReportVisit[]>
  readonly lateAfterMinutes: number
}

interface Asked {
  readonly days: Days
  /** null: all branches. */
  readonly branchId: string | null
}

/** Turns a failed call into its problem. */
export async function sourceOf<T>(name: string, load: () => Promise<Source<T>>): Promise<Source<T>> {
  try {
    return await load()
  } catch (error) {
    return { data: null, problem: `Couldn’t load ${name}: ${toApiError(error).message}`, error }
  }
}

const branchInput = (branchId: string | null) => (branchId === null ? {} : { branchId })

async function loadEarnings(client: ApolloClient, { days, branchId }: Asked): Promise<Source<ReportEarnings>> {
  const input = { period: 'MONTH', date: days.to, ...branchInput(branchId) } as const
  const data = requiredData(await client.query({ query: ReportEarningsDocument, variables: { input }, fetchPolicy: 'network-only' }))
  if (data.earnings.total === null) return { data: null, problem: 'The service doesn’t return the amount received.' }
  return { data: data.earnings, problem: null }
}

async function loadJobs(client: ApolloClient, { days, branchId }: Asked, signal: AbortSignal): Promise<Source<readonly ReportJob[]>> {
  const ignored = new Set<string>()
  let unreadable = 0
  const rows = await walkPages<ReportJob>({
    client,
    list: {
      query: ReportJobsDocument,
      selectPage: (data) => {
        const { jobs } = data as ReportJobsQuery
        jobs.ignored.forEach((name) => ignored.add(name))
        unreadable += jobs.unreadable.length
        return jobs
      },
    },
    input: { statuses: ['COMPLETED'], dateFrom: days.from, dateTo: days.to, ...branchInput(branchId) },
    signal,
  })
  if (['statuses', 'dateFrom', 'dateTo', 'branchId'].some((name) => ignored.has(name)))
    return { data: null, problem: 'The service can’t list the completed jobs of a month.' }
  if (unreadable > 0) return { data: null, problem: `${unreadable} jobs couldn’t be read.` }
  return { data: rows ?? [], problem: null }
}

function getVisit(date: string, row: ReportVisitFragment, lateAfterMinutes: number): ReportVisit {
  const { id, jobId, customer, branchId, category, visit } = row
  return {
    id,
    jobId,
    name: visitName(row),
    customer: customer?.name ?? null,
    date,
    startAt: visit.startAt,
    arrivedAt: arrivalOf(visit),
    punctuality: punctualityOf(visit, lateAfterMinutes),
    branchId,
    category,
    staff: visit.staff,
  }
}

function datesOf({ from, to }: Days): string[] {
  const dates: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date)
  return dates
}

async function loadVisits(
  client: ApolloClient,
  { days, branchId }: Asked,
  lateAfterMinutes: number,
  signal: AbortSignal,
): Promise<Source<readonly ReportVisit[]>> {
  const visits = new Map<string, ReportVisit>()
  let isMissing = false
  let isUnknown = false
  const loadDay = async (date: string): Promise<void> => {
    const input = { date, statuses: ['COMPLETED' as const], ...branchInput(branchId) }
    const { data } = await client.query({ query: ReportDayDocument, variables: { input }, fetchPolicy: 'no-cache' })
    const { visits: assigned = null, unassigned = null } = data?.dispatchMap ?? {}
    isMissing ||= assigned === null
    for (const row of [...(assigned ?? []), ...(unassigned ?? [])]) {
      isUnknown ||= row.visit.status === null
      if (row.visit.status === 'COMPLETED') visits.set(row.id, getVisit(date, row, lateAfterMinutes))
    }
  }
  await inParallel(datesOf(days), MOST_AT_ONCE, loadDay, signal)
  if (isMissing) return { data: null, problem: 'The service doesn’t return the visits of a day.' }
  if (isUnknown) return { data: null, problem: 'The service doesn’t return the status of all visits.' }
  return { data: [...visits.values()], problem: null }
}

async function loadLateRule(client: ApolloClient): Promise<number> {
  try {
    const { data } = await client.query({ query: LateRuleDocument })
    return data?.companySettings.job?.lateAfterMinutes ?? LATE_AFTER_MINUTES
  } catch {
    return LATE_AFTER_MINUTES
  }
}

export async function loadMonth(client: ApolloClient, asked: Asked, signal: AbortSignal): Promise<MonthData> {
  const lateRule = loadLateRule(client)
  const [earnings, jobs, visits, lateAfterMinutes] = await Promise.all([
    sourceOf('earnings', () => loadEarnings(client, asked)),
    sourceOf('jobs', () => loadJobs(client, asked, signal)),
    sourceOf('visits', async () => loadVisits(client, asked, await lateRule, signal)),
    lateRule,
  ])
  return { earnings, jobs, visits, lateAfterMinutes }
}
