import { useDeletes } from '../../components/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../jobs/actions/jobDeletes.ts'
import { TodayJobsDocument, type TodayJobsQuery } from './dashboard.generated.ts'
import { type TodayList, todayJobsVariables } from './todayLists.ts'
import { type StartedQueries, usePageQuery } from '../../lib/api/usePageQuery.ts'

export type TodayJobRow = TodayJobsQuery['jobs']['items'][number]

export interface TodayListState {
  /** null: loading or failed. */
  readonly jobs: readonly TodayJobRow[] | null
  readonly total: number | null
  /** A filter was ignored, so the rows are not the requested ones. */
  readonly isIgnored: boolean
  readonly error: unknown
  readonly retry: () => void
}

export interface TodayOptions {
  /** null: all branches. */
  readonly branchId: string | null
  readonly started: StartedQueries | undefined
  /** How often all of the page was retried. */
  readonly retries?: number
}

export function useTodayJobs(list: TodayList, { branchId, started, retries }: TodayOptions): TodayListState {
  const { pending } = useDeletes(jobDeletes)
  const { data, error, retry } = usePageQuery(TodayJobsDocument, todayJobsVariables(list, branchId), started, retries)
  const page = data?.jobs
  const jobs = page?.items.filter(({ id }) => !pending.has(id)) ?? null
  const total = page?.totalCount ?? null
  return {
    jobs,
    total: total === null || !page || !jobs ? null : total - (page.items.length - jobs.length),
    isIgnored: page?.ignored.some((name) => name in list.input || name === 'branchId') ?? false,
    error,
    retry,
  }
}
