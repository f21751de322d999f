import { useMemo } from 'react'
import { useDeletes } from '../actions/useDeletes.ts'
import { type JobsQuery, useJobsQuery } from '../jobs.generated.ts'
import { jobsInputOf, type JobListState, rowsKeyOf } from './jobListState.ts'

interface ShownJobs {
  /** undefined until the first answer. */
  readonly page: JobsQuery['jobs'] | undefined
  /** These are the rows of the choice before: those of the new one are on their way. */
  readonly isOutdated: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The rows to show: those that were asked for, or the ones before them while they load. */
export function useJobPage(state: JobListState): ShownJobs {
  const { data, previousData, error, refetch } = useJobsQuery({
    variables: { input: jobsInputOf(state) },
    fetchPolicy: 'cache-and-network',
  })
  const { hide } = useDeletes()
  const rows = rowsKeyOf(state)
  const jobs = (data ?? previousData)?.jobs
  return {
    page: useMemo(() => jobs && hide(jobs, rows), [jobs, hide, rows]),
    isOutdated: !data,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  }
}
