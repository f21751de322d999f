import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readSaved } from './views/listPreferences.ts'
import { useListPreferences } from './views/useListPreferences.ts'
import type { List } from './defineList.ts'
import { changedState, type ListChange, type ListState, readState, writeState } from './listState.ts'

export type ChangeList = (change: ListChange) => void

export function useListState(list: List): readonly [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const { perPage } = useListPreferences(list)
  const state = useMemo(() => readState(list, params, perPage), [list, params, perPage])
  const change = useCallback<ChangeList>(
    (part) => {
      const preferred = readSaved(list).perPage
      setParams((current) => writeState(list, changedState(readState(list, current, preferred), part), preferred))
    },
    [list, setParams],
  )
  return [state, change]
}
