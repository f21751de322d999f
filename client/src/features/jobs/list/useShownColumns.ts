import { defaultColumns, type JobColumnKey } from './jobColumns.ts'
import type { JobListState } from './jobListState.ts'
import { useKeptList } from './useKeptList.ts'

/** The columns of the URL, or the person's own, or the product's. */
export function useShownColumns({ columns }: Pick<JobListState, 'columns'>): readonly JobColumnKey[] {
  const kept = useKeptList()
  return columns ?? kept.columns ?? defaultColumns
}
