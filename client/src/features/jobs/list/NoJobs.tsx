import { Button } from '@mantine/core'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { FirstJob } from './FirstJob.tsx'
import { isNarrowed, type JobListState, widened } from './jobListState.ts'
import type { ChangeJobList } from './useJobListState.ts'

export interface NoJobsProps {
  readonly state: JobListState
  /** Of all pages. */
  readonly total: number | null
  readonly onChange: ChangeJobList
}

/** 'No data Found!' (spec §8), why that may be, and the next step. */
export function NoJobs({ state, total, onChange }: NoJobsProps) {
  if (state.page > 1) {
    const last = Math.max(1, Math.ceil((total ?? 0) / state.perPage))
    return (
      <EmptyState action={<Button variant="default" onClick={() => onChange({ page: last })}>{`Go to page ${last}`}</Button>}>
        {`Page ${state.page} doesn’t exist.`}
      </EmptyState>
    )
  }
  if (isNarrowed(state)) {
    const what = state.search
      ? `No jobs match “${state.search}”${isNarrowed({ ...state, search: '' }) ? ' with these filters' : ''}.`
      : 'No jobs match these filters.'
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => onChange(widened(state))}>
            Clear search and filters
          </Button>
        }
      >
        {what}
      </EmptyState>
    )
  }
  if (state.filter !== 'ALL') {
    return (
      <EmptyState
        action={
          <Button variant="default" onClick={() => onChange({ filter: 'ALL' })}>
            Show all visits
          </Button>
        }
      >
        No jobs in this tab.
      </EmptyState>
    )
  }
  return <FirstJob />
}
