import { useDeletes } from '../../components/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../jobs/shared/deletes/jobDeletes.ts'
import { type TodayJobsQuery, useTodayJobsQuery } from './dashboard.generated.ts'
import { type TodayList, todayJobsVariables } from './todayLists.ts'
import { noDeduplication } from '../../lib/api/usePageQuery.ts'

export type TodayJobRow = TodayJobsQuery['jobs']['items'][number]

/** State of a list of Today. */
export interface TodayListState {
  /** null: loading or failed. */
  readonly jobs: readonly TodayJobRow[] | null
  /** null: not returned. */
  readonly total: number | null
  /** A filter was ignored, so the rows are not the requested ones. */
  readonly isIgnored: boolean
  readonly error: unknown
  readonly retry: () => void
}

export function useTodayJobs(list: TodayList, branchId: string | null): TodayListState {
  const { held } = useDeletes(jobDeletes)
  const { data, error, refetch } = useTodayJobsQuery({
    variables: todayJobsVariables(list, branchId),
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const page = data?.jobs
  const jobs = page?.items.filter(({ id }) => !held.has(id)) ?? null
  const total = page?.totalCount ?? null
  return {
    jobs,
    total: total === null || !page || !jobs ? null : total - (page.items.length - jobs.length),
    isIgnored: page?.ignored.some((name) => name in list.input || name === 'branchId') ?? false,
    error,
    retry: () => void refetch().catch(() => {}),
  }
}
