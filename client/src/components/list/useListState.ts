import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changedState, type ListChange, type ListRules, type ListState, readState, writeState } from './listState.ts'

/** Changes the list through the URL: one history entry per change. */
export type ChangeList = (change: ListChange) => void

export function useListState(list: ListRules): readonly [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readState(list, params), [list, params])
  const change = useCallback<ChangeList>(
    (part) => setParams((current) => writeState(list, changedState(readState(list, current), part))),
    [list, setParams],
  )
  return [state, change]
}
