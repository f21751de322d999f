import { useDeletes } from '../../components/actions/deletes/useDeletes.ts'
import { jobDeletes } from '../jobs/shared/deletes/jobDeletes.ts'
import { type TodayJobsQuery, useTodayJobsQuery } from './dashboard.generated.ts'
import { type TodayList, todayJobsVariables } from './todayLists.ts'
import { noDeduplication } from '../../lib/api/usePageQuery.ts'

export type TodayJobRow = TodayJobsQuery['jobs']['items'][number]

/** What is known of a list of Today. */
export interface TodayListState {
  /** null: on its way, or not to be had. */
  readonly jobs: readonly TodayJobRow[] | null
  /** null: not told. */
  readonly total: number | null
  /** The rows are others than those that were asked for. */
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
