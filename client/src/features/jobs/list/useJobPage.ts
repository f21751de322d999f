import { useEffect, useMemo, useState } from 'react'
import { useDeletes } from '../actions/useDeletes.ts'
import { type JobsQuery, useJobsQuery } from '../jobs.generated.ts'
import { jobsInputOf, type JobListState, rowsKeyOf } from './jobListState.ts'

interface ShownJobs {
  /** undefined until the first answer. */
  readonly page: JobsQuery['jobs'] | undefined
  /** These are the rows of the choice before: those of the new one are on their way. */
  readonly isOutdated: boolean
  /** All rows of the page are being deleted, and those that follow are on their way. */
  readonly isFilling: boolean
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The state, one commit later. The router changes the address in a transition, whose render may be interrupted by one with
 * the state before; a query whose variables go back and forth between the two would ask without end.
 */
function useSettled(state: JobListState): JobListState {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    setSettled(state)
  }, [state])
  return settled
}

type Page = JobsQuery['jobs']

const isFollowed = ({ totalCount }: Page, { page, perPage }: JobListState): boolean => totalCount !== null && page * perPage < totalCount

/** The page with as many rows as it had, the first ones of the page that follows in the place of those that went. */
function filled(page: Page, next: Page | undefined, length: number): Page {
  if (!next) return page
  const more = next.items.filter(({ id }) => !page.items.some((row) => row.id === id))
  return { ...page, items: [...page.items, ...more].slice(0, length) }
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
  const left = useMemo(() => jobs && hide(jobs, rows), [jobs, hide, rows])
  const isShort = jobs !== undefined && left !== undefined && left.items.length < jobs.items.length && isFollowed(jobs, state)
  const following = useJobsQuery({ variables: { input: jobsInputOf({ ...state, page: state.page + 1 }) }, skip: !isShort })
  const next = isShort ? following.data?.jobs : undefined
  const isSettled = state === wanted
  return {
    page: useMemo(() => left && filled(left, next && hide(next, rows), jobs?.items.length ?? 0), [left, next, jobs, hide, rows]),
    isFilling: isShort && left.items.length === 0 && following.loading,
    isOutdated: !data || !isSettled,
    error: data || !isSettled ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  }
}
