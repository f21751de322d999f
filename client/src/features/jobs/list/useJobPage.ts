import { useEffect, useMemo, useState } from 'react'
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

/**
 * The state, one commit later. The router changes the address in a transition, whose render may be interrupted by one with
 * the state before; a query whose variables go back and forth between the two would ask without end.
 */
function useSettled(state: JobListState): JobListState {
  const [settled, setSettled] = useState(state)
  useEffect(() => setSettled(state), [state])
  return settled
}

/** The rows to show: those that were asked for, or the ones before them while they load. */
export function useJobPage(wanted: JobListState): ShownJobs {
  const state = useSettled(wanted)
  const { data, previousData, error, refetch } = useJobsQuery({
    variables: { input: jobsInputOf(state) },
    fetchPolicy: 'cache-and-network',
  })
  const { hide } = useDeletes()
  const rows = rowsKeyOf(state)
  const jobs = (data ?? previousData)?.jobs
  const isSettled = state === wanted
  return {
    page: useMemo(() => jobs && hide(jobs, rows), [jobs, hide, rows]),
    isOutdated: !data || !isSettled,
    error: data || !isSettled ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  }
}
