import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changedJobList, type JobListState, readJobList, writeJobList } from './jobListState.ts'

/** Changes the list by changing the URL: one entry of the browser's history for each change. */
export type ChangeJobList = (change: Partial<JobListState>) => void

export function useJobListState(): readonly [JobListState, ChangeJobList] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readJobList(params), [params])
  const change = useCallback<ChangeJobList>(
    (part) => setParams((current) => writeJobList(changedJobList(readJobList(current), part))),
    [setParams],
  )
  return [state, change]
}
